/** Exact texts (rule TXT-1), exported one by one, so that a page downloads only those it shows. */

export const notAuthenticated = 'Not authenticated'
export const inactive = 'This account is not active. Please call the office.'
export const invalidCredentials = 'Invalid email or password'
export const verifyFirst = 'Please verify your email before signing up.'
export const emailTaken = 'An account with this email already exists.'
export const googleFailed = 'Google authentication failed'
export const googleOff = 'Google sign-in is not available.'
export const resetSent = 'If an account exists for this email, a code is on its way.'
export const resetDone = 'Password changed successfully!'
export const notLoggedIn = 'User not logged in'
