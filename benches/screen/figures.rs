//! What is measured of a program.

/// The figures of one start.
#[derive(Debug, Default)]
pub(super) struct Figures {
    /// Seconds to the first frame.
    pub(super) first_frame: f64,
    /// The most memory it ever had until its first screen stood, in kilobytes; only Linux tells.
    pub(super) memory: Option<u64>,
    /// Bytes written until then.
    pub(super) start: usize,
    /// Bytes written for each key.
    pub(super) keys: Vec<usize>,
    /// Bytes written and switches of context while nothing happened for two seconds; only Linux counts these.
    pub(super) idle: Option<(usize, u64)>,
}

/// The one in the middle.
pub(super) fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The most memory a process ever had, in kilobytes.
pub(super) fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.trim().strip_suffix(" kB")?.trim().parse().ok()
}

/// How often the threads of a process were switched.
pub(super) fn switches(process: u32) -> Option<u64> {
    let mut sum = 0;
    for task in std::fs::read_dir(format!("/proc/{process}/task")).ok()? {
        let status = std::fs::read_to_string(task.ok()?.path().join("status")).ok()?;
        let counts = status.lines().filter_map(|line| line.split_once("ctxt_switches:"));
        sum += counts.filter_map(|(_, count)| count.trim().parse::<u64>().ok()).sum::<u64>();
    }
    Some(sum)
}
