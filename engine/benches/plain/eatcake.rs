//! Eatcake by the book: forms are trees, each comparison walks them, and nothing but the rectangles is remembered.

use std::{collections::HashMap, rc::Rc};

/// A form in the shape that its options have; two are the same game where each is at most the other.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Form {
    /// Where Left can move to.
    pub(crate) left: Vec<Rc<Form>>,
    /// Where Right can move to.
    pub(crate) right: Vec<Rc<Form>>,
}

/// Whether `one` ≤ `other`.
pub(crate) fn at_most(one: &Form, other: &Form) -> bool {
    !one.left.iter().any(|option| at_most(other, option)) && !other.right.iter().any(|option| at_most(option, one))
}

/// The canonical form of the game with these options, which are canonical.
pub(crate) fn canonical(left: Vec<Rc<Form>>, right: Vec<Rc<Form>>) -> Rc<Form> {
    let mut form = Form { left, right };
    // A reversible option is replaced by what it leads to, until none is left.
    while let Some((at, answer)) = reversible(&form, |form| &form.left, |form| &form.right, at_most) {
        form.left.splice(at..=at, answer.left.iter().cloned());
    }
    while let Some((at, answer)) =
        reversible(&form, |form| &form.right, |form| &form.left, |one, two| at_most(two, one))
    {
        form.right.splice(at..=at, answer.right.iter().cloned());
    }
    let left = undominated(form.left, at_most);
    let right = undominated(form.right, |one, two| at_most(two, one));
    Rc::new(Form { left, right })
}

fn reversible(
    form: &Form,
    options: impl Fn(&Form) -> &Vec<Rc<Form>>,
    answers: impl Fn(&Form) -> &Vec<Rc<Form>>,
    is_no_better: impl Fn(&Form, &Form) -> bool,
) -> Option<(usize, Rc<Form>)> {
    options(form).iter().enumerate().find_map(|(at, option)| {
        let answer = answers(option).iter().find(|answer| is_no_better(answer, form))?;
        Some((at, Rc::clone(answer)))
    })
}

fn undominated(mut options: Vec<Rc<Form>>, is_no_better: impl Fn(&Form, &Form) -> bool) -> Vec<Rc<Form>> {
    options.sort_unstable();
    options.dedup();
    let kept = |option: &&Rc<Form>| !options.iter().any(|other| other != *option && is_no_better(option, other));
    options.iter().filter(kept).cloned().collect()
}

/// Both games side by side.
pub(crate) fn sum(one: &Rc<Form>, other: &Rc<Form>) -> Rc<Form> {
    let both = |of_one: &[Rc<Form>], of_other: &[Rc<Form>]| {
        let in_one = of_one.iter().map(|option| sum(option, other));
        in_one.chain(of_other.iter().map(|option| sum(one, option))).collect()
    };
    canonical(both(&one.left, &other.left), both(&one.right, &other.right))
}

/// The canonical forms of rectangles, by rows and columns.
#[derive(Debug, Default)]
pub(crate) struct Rectangles(HashMap<(usize, usize), Rc<Form>>);

impl Rectangles {
    /// The form of one.
    pub(crate) fn form(&mut self, rows: usize, cols: usize) -> Rc<Form> {
        if let Some(known) = self.0.get(&(rows, cols)) {
            return Rc::clone(known);
        }
        let (lines, columns) = if rows * cols == 0 { (0, 0) } else { (rows, cols) };
        let left = (0..lines).map(|row| sum(&self.form(row, cols), &self.form(rows - 1 - row, cols))).collect();
        let right = (0..columns).map(|col| sum(&self.form(rows, col), &self.form(rows, cols - 1 - col))).collect();
        let form = canonical(left, right);
        self.0.insert((rows, cols), Rc::clone(&form));
        form
    }
}
