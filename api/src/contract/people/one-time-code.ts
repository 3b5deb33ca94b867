export const codeDigits = 6
/** Also the minutes for which a verified address may wait for its sign-up. */
export const codeMinutes = 10
/** Minimum between two codes to one address. */
export const codePauseSeconds = 60

/** Limits of a sign-in's two-factor challenge (rule ACC-34). */
export const challengeMinutes = 5
export const challengeAttempts = 5
