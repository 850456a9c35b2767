//! Numbers as parts of powers of two, each with its twin in another number: all parts have one when the nim-sum is 0.

/// A part of a number: a power of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The index of its number.
    pub of: usize,
    /// Its size.
    pub size: u64,
    /// The index of the part of the same size in another number, if there is one for it.
    pub twin: Option<usize>,
}

/// The parts of numbers, each number's from the largest down.
pub fn parts(numbers: &[u64]) -> Vec<Part> {
    let powers = |number: u64| (0..u64::BITS).rev().map(|bit| 1 << bit).filter(move |size| number & size > 0);
    let all = numbers.iter().enumerate();
    let mut parts: Vec<Part> =
        all.flat_map(|(of, number)| powers(*number).map(move |size| Part { of, size, twin: None })).collect();
    for at in 0..parts.len() {
        let twin = (0..at).find(|other| parts[*other].size == parts[at].size && parts[*other].twin.is_none());
        if let Some(other) = twin {
            (parts[at].twin, parts[other].twin) = (Some(other), Some(at));
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_without_a_twin_is_in_the_nim_sum() {
        for numbers in [vec![], vec![5], vec![1, 5, 4], vec![3, 5, 7, 9], vec![6, 6], vec![1, 1, 1]] {
            let (parts, sum) = (parts(&numbers), numbers.iter().fold(0, |sum, number| sum ^ number));
            let odd: u64 = parts.iter().filter(|part| part.twin.is_none()).map(|part| part.size).sum();
            assert_eq!(odd, sum, "{numbers:?}");
            for (at, part) in parts.iter().enumerate() {
                assert!(part.twin.is_none_or(|twin| parts[twin].twin == Some(at) && parts[twin].of != part.of));
            }
        }
    }
}
