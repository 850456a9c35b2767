//! Positions and moves whose type is known only at run time.

use std::{
    any::Any,
    fmt::{self, Debug, Display},
    hash::{Hash, Hasher},
    sync::Arc,
};

/// A value whose type is known only at run time. It can be displayed, compared and downcast.
trait Value: Any + Display + Send + Sync {
    /// Returns whether the other value has the same type and is equal.
    fn is_equal(&self, other: &dyn Any) -> bool;
}

impl<T: Any + Display + Eq + Send + Sync> Value for T {
    fn is_equal(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// A [`Value`] that can be a key of a hash map.
trait Key: Value {
    fn hash_into(&self, state: &mut dyn Hasher);
}

impl<T: Value + Hash> Key for T {
    fn hash_into(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }
}

macro_rules! erased {
    ($(#[$doc:meta])* $name:ident, $held:ident, $($bound:ident)+) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name(Arc<dyn $held>);

        impl $name {
            /// Hides the type of a value.
            pub fn of<T: $($bound +)+ Display + Send + Sync + 'static>(value: T) -> Self {
                Self(Arc::new(value))
            }

            /// Returns the value in its own type; `None` if it has another one.
            pub fn downcast_ref<T: 'static>(&self) -> Option<&T> {
                let value: &dyn Any = self.0.as_ref();
                value.downcast_ref()
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                Arc::ptr_eq(&self.0, &other.0) || self.0.is_equal(other.0.as_ref())
            }
        }

        impl Eq for $name {}

        impl Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                // In the game's notation, so that the types need not be kept for it.
                Display::fmt(&self.0, f)
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Display::fmt(&self.0, f)
            }
        }
    };
}

erased! {
    /// A position of any game, displayed in the game's notation.
    AnyPosition, Key, Eq Hash
}

erased! {
    /// A move of any game, displayed in the game's notation.
    AnyMove, Value, Eq
}

impl Hash for AnyPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash_into(state);
    }
}
