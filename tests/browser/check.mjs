// @ts-check
// What was seen to hold, line by line.

/** Says that something was seen to hold. */
export function checked(what) {
  console.log(`ok  ${what}`);
}
