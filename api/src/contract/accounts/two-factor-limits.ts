/** Limits of a sign-in's two-factor challenge (rule ACC-34). */
export const challengeMinutes = 5
export const challengeAttempts = 5
