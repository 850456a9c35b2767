//! The measurements of a program.

/// The measurements of one start.
#[derive(Debug, Default)]
pub(super) struct Figures {
    /// The time to the first frame in seconds.
    pub(super) first_frame: f64,
    /// The peak memory until the first screen was complete in kilobytes; only on Linux.
    pub(super) memory: Option<u64>,
    /// The bytes written until then.
    pub(super) start: usize,
    /// The bytes written for each key.
    pub(super) keys: Vec<usize>,
    /// The bytes written and the context switches in two seconds without input; only on Linux.
    pub(super) idle: Option<(usize, u64)>,
}

/// The median.
pub(super) fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The peak memory of a process in kilobytes.
pub(super) fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.trim().strip_suffix(" kB")?.trim().parse().ok()
}

/// The number of context switches of a process.
pub(super) fn switches(process: u32) -> Option<u64> {
    let mut sum = 0;
    for task in std::fs::read_dir(format!("/proc/{process}/task")).ok()? {
        let status = std::fs::read_to_string(task.ok()?.path().join("status")).ok()?;
        let counts = status.lines().filter_map(|line| line.split_once("ctxt_switches:"));
        sum += counts.filter_map(|(_, count)| count.trim().parse::<u64>().ok()).sum::<u64>();
    }
    Some(sum)
}
