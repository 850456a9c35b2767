//! Characters drawn as shapes, independently of the font and without gaps between cells: box drawing, blocks, braille, circles.

/// The width and height of a cell in units, which can be divided into quarters and eighths.
pub const CELL: (u32, u32) = (16, 32);
const HALF: (u32, u32) = (CELL.0 / 2, CELL.1 / 2);
const LIGHT: u32 = 2;
const HEAVY: u32 = 4;

/// A part of a shape, in units from the upper left corner of the cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// A rectangle: left, top, width, height.
    Rect(u32, u32, u32, u32),
    /// The whole cell in a mixture of background and foreground, with this many quarters of the foreground.
    Shade(u16),
    /// A figure with curves: its starting point, and the rest of its path data.
    Curve((u32, u32), String),
}

/// The shape of a character; `None` for one drawn with a font.
pub fn of(sign: &str) -> Option<Vec<Part>> {
    let mut signs = sign.chars();
    let (sign, None) = (signs.next()?, signs.next()) else { return None };
    match sign {
        '─' | '│' | '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' => {
            Some(lines(sign, LIGHT))
        }
        '━' | '┃' | '┏' | '┓' | '┗' | '┛' | '┣' | '┫' | '┳' | '┻' | '╋' => {
            Some(lines(sign, HEAVY))
        }
        '┊' => Some((0..4).map(|part| Part::Rect(HALF.0 - LIGHT / 2, 8 * part + 2, LIGHT, 4)).collect()),
        '╭' | '╮' | '╰' | '╯' => Some(vec![corner(sign)]),
        '░' | '▒' | '▓' => Some(vec![Part::Shade(u16::try_from(u32::from(sign) - 0x2590).unwrap_or(4))]),
        '▀'..='▐' | '▔' | '▕' | '▖'..='▟' => block(sign),
        '\u{2800}'..='\u{28ff}' => Some(braille(u32::from(sign) - 0x2800)),
        '●' => Some(vec![disc(HALF, 6)]),
        '○' => Some(vec![ring(HALF, 6)]),
        _ => None,
    }
}

/// Lines from the centre to some of the four sides.
fn lines(sign: char, thick: u32) -> Vec<Part> {
    const ABOVE: &str = "│└┘├┤┴┼┃┗┛┣┫┻╋";
    const BELOW: &str = "│┌┐├┤┬┼┃┏┓┣┫┳╋";
    const BEFORE: &str = "─┐┘┤┬┴┼━┓┛┫┳┻╋";
    const BEHIND: &str = "─┌└├┬┴┼━┏┗┣┳┻╋";
    let (left, top) = (HALF.0 - thick / 2, HALF.1 - thick / 2);
    let from = |is: bool, middle: u32| if is { 0 } else { middle };
    let to = |is: bool, end: u32, middle: u32| if is { end } else { middle + thick };
    let mut parts = Vec::new();
    let (above, below) = (ABOVE.contains(sign), BELOW.contains(sign));
    if above || below {
        let y = from(above, top);
        parts.push(Part::Rect(left, y, thick, to(below, CELL.1, top) - y));
    }
    let (before, behind) = (BEFORE.contains(sign), BEHIND.contains(sign));
    if before || behind {
        let x = from(before, left);
        parts.push(Part::Rect(x, top, to(behind, CELL.0, left) - x, thick));
    }
    parts
}

fn corner(sign: char) -> Part {
    let right = matches!(sign, '╭' | '╰');
    let down = matches!(sign, '╭' | '╮');
    let x = |along: i32| if right { along } else { -along };
    let y = |along: i32| if down { along } else { -along };
    let start = (if right { HALF.0 - 1 } else { HALF.0 + 1 }, if down { CELL.1 } else { 0 });
    // The path leads up the outer edge, round to the side, and back along the inner edge.
    let data = format!(
        "v{}q0 {} {} {}h{}v{}h{}q{} 0 {} {}v{}z",
        y(-10),
        y(-7),
        x(7),
        y(-7),
        x(2),
        y(2),
        x(-2),
        x(-5),
        x(-5),
        y(5),
        y(10)
    );
    Part::Curve(start, data)
}

fn block(sign: char) -> Option<Vec<Part>> {
    let number = u32::from(sign);
    let (width, height) = CELL;
    let rect = |x, y, width, height| Some(vec![Part::Rect(x, y, width, height)]);
    match number {
        0x2580 => rect(0, 0, width, HALF.1),
        0x2581..=0x2588 => {
            let filled = (number - 0x2580) * height / 8;
            rect(0, height - filled, width, filled)
        }
        0x2589..=0x258f => rect(0, 0, (0x2590 - number) * width / 8, height),
        0x2590 => rect(HALF.0, 0, HALF.0, height),
        0x2594 => rect(0, 0, width, height / 8),
        0x2595 => rect(width - width / 8, 0, width / 8, height),
        _ => quadrants(sign),
    }
}

fn quadrants(sign: char) -> Option<Vec<Part>> {
    /// The quarters of each character from ▖ to ▟. From the lowest bit: upper left, upper right, lower left, lower right.
    const QUARTERS: [u8; 10] = [0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110];
    let quarters = QUARTERS.get(usize::try_from(u32::from(sign).checked_sub(0x2596)?).ok()?)?;
    let half = |(y, halves): (u32, u8)| match halves & 0b11 {
        0b11 => Some(Part::Rect(0, y, CELL.0, HALF.1)),
        0b01 => Some(Part::Rect(0, y, HALF.0, HALF.1)),
        0b10 => Some(Part::Rect(HALF.0, y, HALF.0, HALF.1)),
        _ => None,
    };
    Some([(0, *quarters), (HALF.1, quarters >> 2)].into_iter().filter_map(half).collect())
}

fn braille(dots: u32) -> Vec<Part> {
    const PLACES: [(u32, u32); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
    let dot = |(bit, (x, y)): (u32, (u32, u32))| {
        let middle = (HALF.0 / 2 + x * HALF.0, CELL.1 / 8 + y * CELL.1 / 4);
        (dots & (1 << bit) != 0).then(|| disc(middle, 2))
    };
    (0..).zip(PLACES).filter_map(dot).collect()
}

fn disc((x, y): (u32, u32), radius: u32) -> Part {
    let across = 2 * radius;
    Part::Curve((x - radius, y), format!("a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0z"))
}

fn ring((x, y): (u32, u32), radius: u32) -> Part {
    let (across, inner) = (2 * radius, radius - 2);
    let hole = 2 * inner;
    let data = format!(
        "a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0z\
         m2 0a{inner} {inner} 0 1 1 {hole} 0a{inner} {inner} 0 1 1 -{hole} 0z"
    );
    Part::Curve((x - radius, y), data)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(sign: &str) -> u32 {
        let part = |part: Part| if let Part::Rect(_, _, width, height) = part { width * height } else { 0 };
        of(sign).into_iter().flatten().map(part).sum()
    }

    #[test]
    fn blocks_cover_their_share_of_a_cell() {
        let cell = CELL.0 * CELL.1;
        for (sign, eighths) in [
            ("█", 8),
            ("▀", 4),
            ("▄", 4),
            ("▌", 4),
            ("▐", 4),
            ("▁", 1),
            ("▇", 7),
            ("▏", 1),
            ("▖", 2),
            ("▟", 6),
            ("▚", 4),
        ] {
            assert_eq!(area(sign) * 8, cell * eighths, "{sign}");
        }
    }

    #[test]
    fn shapes_lie_within_their_cells_and_letters_are_not_shapes() {
        for sign in "─│┊┌┐└┘├┤┬┴┼╭╮╰╯░▒▓▀▄█▌▐▖▗▘▙▚▛▜▝▞▟▁▂▃▅▆▇⣿⠁⡀●○".chars()
        {
            let parts = of(&sign.to_string()).unwrap_or_else(|| panic!("{sign}"));
            assert!(!parts.is_empty(), "{sign}");
            for part in parts {
                let (right, bottom) = match part {
                    Part::Rect(x, y, width, height) => (x + width, y + height),
                    Part::Shade(_) => CELL,
                    Part::Curve((x, y), _) => (x, y),
                };
                assert!(right <= CELL.0 && bottom <= CELL.1, "{sign}");
            }
        }
        for sign in ["a", "Я", "中", "×", "✓", " "] {
            assert_eq!(of(sign), None, "{sign}");
        }
    }
}
