//! Shapes that have the members and fields of a value of the domain, under the same names.

/// Defines the shape of an enum, and both conversions: field by field with [`From`].
///
/// The order of the members and fields belongs to the shape: it is the format.
macro_rules! mirror {
    ($(
        $(#[$doc:meta])*
        $vis:vis enum $shape:ident = $domain:path {
            $($member:ident $({ $($field:ident: $type:ty),+ $(,)? })?),+ $(,)?
        }
    )+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        $vis enum $shape {
            $($member $({ $($field: $type),+ })?),+
        }

        impl From<$shape> for $domain {
            fn from(shape: $shape) -> Self {
                match shape {
                    $($shape::$member $({ $($field),+ })? => {
                        Self::$member $({ $($field: $field.into()),+ })?
                    })+
                }
            }
        }

        impl From<$domain> for $shape {
            fn from(value: $domain) -> Self {
                type Domain = $domain;
                match value {
                    $(Domain::$member $({ $($field),+ })? => {
                        Self::$member $({ $($field: $field.into()),+ })?
                    })+
                }
            }
        }
    )+};
}

/// Both conversions between a shape that is one number and the types that wrap the same number.
macro_rules! mirror_number {
    ($shape:ident: $($domain:path),+) => {$(
        impl From<$shape> for $domain {
            fn from(shape: $shape) -> Self {
                Self::new(shape.0)
            }
        }

        impl From<$domain> for $shape {
            fn from(value: $domain) -> Self {
                Self(value.get())
            }
        }
    )+};
}

pub(crate) use {mirror, mirror_number};

/// A domain type whose rows are of the `Shape` of this module.
macro_rules! shaped {
    ($of:ty) => {
        impl $crate::db::Row for $of {
            type Shape = Shape;

            fn shape(&self) -> Shape {
                Shape::of(self)
            }

            fn of_shape(shape: Shape) -> Result<Self, $crate::db::Invalid> {
                Ok(shape.into_domain()?)
            }
        }
    };
}
pub(crate) use shaped;
