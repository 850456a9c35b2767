//! Taking and breaking by the definition: a stamp for every value seen, then the least value without one.

/// Returns the Grundy values of heaps up to `to`. The digit at place t, from 1, says what may be left after taking t from a heap.
pub fn values(digits: &[u8], to: usize) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::with_capacity(to + 1);
    let mut stamps = vec![0_u32; 4 * (to + 1).next_power_of_two()];
    for n in 0..=to {
        let stamp = n as u32 + 1;
        for (taken, digit) in (1..=n).zip(digits) {
            let left = n - taken;
            if left == 0 {
                if digit & 1 != 0 {
                    stamps[0] = stamp;
                }
                continue;
            }
            if digit & 2 != 0 {
                stamps[values[left] as usize] = stamp;
            }
            if digit & 4 != 0 {
                let (smaller, larger) = (&values[1..=left / 2], &values[left.div_ceil(2)..left]);
                for (a, b) in smaller.iter().zip(larger.iter().rev()) {
                    stamps[(a ^ b) as usize] = stamp;
                }
            }
        }
        let mex = stamps.iter().position(|seen| *seen != stamp);
        values.push(mex.map_or(u16::MAX, |mex| mex as u16));
    }
    values
}

/// Returns the Grundy values of rows up to `to` from which 1 to `most` neighbours are taken. What n can be left as after taking t
/// depends on m = n − t alone. So each m is visited once, and the last m in which each value was seen is stored.
pub fn rows(most: usize, to: usize) -> Vec<u32> {
    let mut values: Vec<u32> = vec![0];
    let mut last = vec![0; 4 * (to + 1).next_power_of_two()];
    for n in 1..=to {
        let (smaller, larger) = (&values[..n.div_ceil(2)], &values[n / 2..]);
        for (a, b) in smaller.iter().zip(larger.iter().rev()) {
            last[(a ^ b) as usize] = n;
        }
        let oldest = n.saturating_sub(most - 1).max(1);
        let mex = last.iter().position(|seen| *seen < oldest);
        values.push(mex.map_or(u32::MAX, |mex| mex as u32));
    }
    values
}
