//! Parses an SVG picture as a viewer does.

use roxmltree::{Document, Node};

/// What a picture draws.
pub struct Picture {
    pub size: [String; 2],
    pub view: [u32; 4],
    /// The background colour.
    pub ground: String,
    /// Everything but the background.
    pub drawn: Vec<Mark>,
}

/// One element of a picture.
pub struct Mark {
    pub text: Option<String>,
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

fn number(node: Node<'_, '_>, name: &str) -> u32 {
    let value = node.attribute(name).unwrap_or_else(|| panic!("attribute {name} is missing"));
    value.parse().unwrap_or_else(|_| panic!("{name}={value}"))
}

fn mark(node: Node<'_, '_>) -> Option<Mark> {
    // The baseline of a letter within its row, and the height of the row.
    const ROW: (u32, u32) = (25, 32);
    match node.tag_name().name() {
        "rect" => {
            let [x, y, width, height] = ["x", "y", "width", "height"].map(|name| number(node, name));
            Some(Mark { text: None, x, y, width, height })
        }
        "text" => {
            let [x, foot, width] = ["x", "y", "textLength"].map(|name| number(node, name));
            let text = node.text().map(ToOwned::to_owned);
            Some(Mark { text, x, y: foot - ROW.0, width, height: ROW.1 })
        }
        _ => None,
    }
}

/// Returns the parts of a path: its rectangles, or for curves the points where they start.
fn parts(node: Node<'_, '_>) -> Vec<Mark> {
    let data = node.attribute("d").filter(|_| node.tag_name().name() == "path").unwrap_or_default();
    let part = |part: &str| {
        let numbers: Vec<i64> = part
            .split(|sign: char| !(sign.is_ascii_digit() || sign == '-'))
            .filter_map(|number| number.parse().ok())
            .collect();
        let number = |at: usize| numbers.get(at).and_then(|number| u32::try_from(*number).ok()).unwrap_or(0);
        let is_rect = part.contains('h') && !part.contains(['q', 'a']);
        let (width, height) = if is_rect { (number(2), number(3)) } else { (0, 0) };
        Mark { text: None, x: number(0), y: number(1), width, height }
    };
    data.split('M').skip(1).map(part).collect()
}

/// Parses a picture: XML that begins with the background, has the size of the view, and refers to nothing outside
/// itself.
pub fn read(svg: &str) -> Picture {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let root = document.root_element();
    assert_eq!((root.tag_name().name(), root.tag_name().namespace()), ("svg", Some("http://www.w3.org/2000/svg")));
    assert!(!svg.contains("href") && !svg.contains("url("), "the picture is self-contained");
    let text = |name| root.attribute(name).unwrap_or_else(|| panic!("attribute {name} is missing")).to_owned();
    let view: Vec<u32> = text("viewBox").split(' ').map(|part| part.parse().expect("a number")).collect();
    let view: [u32; 4] = view.try_into().expect("viewBox has four numbers");
    let paper = root.children().find(Node::is_element).expect("the picture has a background");
    assert_eq!([number(paper, "width"), number(paper, "height")], [view[2], view[3]]);
    let ground = paper.attribute("fill").expect("a colour").to_owned();
    let all = || root.descendants().filter(|node| *node != paper);
    let drawn = all().filter_map(mark).chain(all().flat_map(parts)).collect();
    Picture { size: ["width", "height"].map(text), view, ground, drawn }
}

impl Picture {
    /// Checks that nothing is outside the view.
    pub fn assert_inside(&self) {
        let [left, top, width, height] = self.view;
        for mark in &self.drawn {
            let across = mark.x >= left && mark.x + mark.width <= left + width;
            let down = mark.y >= top && mark.y + mark.height <= top + height;
            assert!(across && down, "{:?} at {}, {} is outside {:?}", mark.text, mark.x, mark.y, self.view);
        }
    }

    /// Returns its texts, each with its left end and width.
    pub fn texts(&self) -> Vec<(&str, u32, u32)> {
        self.drawn.iter().filter_map(|mark| Some((mark.text.as_deref()?, mark.x, mark.width))).collect()
    }
}
