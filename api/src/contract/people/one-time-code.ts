/** A code that is sent by mail: its digits, how long it is good and how soon another may be asked for. */
export const codeDigits = 6
/** Minutes a code is valid, and minutes a verified address may wait for its sign-up. */
export const codeMinutes = 10
/** Seconds between two codes to one address. */
export const codePauseSeconds = 60
