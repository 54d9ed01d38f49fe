//! SGF: reading what is out there, writing what others can read.

mod charset;
mod coordinate;
mod law;
mod reading;
mod verify;
