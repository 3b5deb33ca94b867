/** Digits of a one-time code sent by mail. */
export const codeDigits = 6
/** Minutes a code is valid, and minutes a verified address may wait for its sign-up. */
export const codeMinutes = 10
/** Minimum seconds between two codes to one address. */
export const codePauseSeconds = 60
