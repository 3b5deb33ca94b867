/** Exact texts (rule TXT-1). */

export const email = {
  required: 'Email is required',
  invalid: 'Please enter a valid email address',
  disposable: 'Please use a valid email address (disposable emails not allowed)',
} as const
export const password = {
  required: 'Password is required',
  tooShort: 'Password must be at least 8 characters long',
  composition:
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&)',
  common: 'Please choose a stronger password',
  tooLong: 'Password must be at most 128 characters long', // rule ACC-5
  strength: ['Very Weak', 'Weak', 'Fair', 'Good', 'Strong', 'Very Strong'],
} as const
export const phone = {
  invalid: 'Please enter a valid phone number',
  tooShort: 'Phone number must be at least 10 digits',
} as const
export const name = {
  required: 'Name is required',
  tooShort: 'Name must be at least 2 characters long',
  tooLong: 'Name must be less than 50 characters',
  characters: 'Name can only contain letters, spaces, hyphens, and apostrophes',
} as const
export const confirmPassword = {
  required: 'Please confirm your password',
  mismatch: 'Passwords do not match',
} as const
export const otp = {
  sent: 'OTP sent to your email. Please enter it below.',
  sendFailed: 'Failed to send OTP. Please try again.',
  invalid: 'Invalid OTP. Please try again.',
  verified: 'Email verified.',
  accountCreated: 'Account created successfully! Please sign in with your credentials.',
} as const
export const factor = {
  stale: 'Please confirm your identity.',
  missing: 'Please set up two-factor authentication first.',
  wrong: 'This code is wrong, too old or already used.',
  passkeyFailed: 'This passkey could not be used. Please try again.',
  last: 'This is your only second factor, and the office requires one. Add another one first.',
  full: 'You already have ten second factors. Please remove one first.',
  nameRequired: 'Please enter a name',
} as const
export const profile = {
  loadFailed: 'Failed to fetch user profile',
  updateFailedToFetch: 'Failed to update user profile',
  updateFailed: 'Failed to update profile. Please try again.',
  updated: 'Profile updated successfully!',
} as const
export const changePassword = {
  mismatch: 'New passwords do not match',
  tooShort: 'New password must be at least 6 characters',
  failed: 'Failed to change password. Please check your current password.',
  same: 'This is your current password. Please choose another one.',
  changed: 'Password changed successfully!',
} as const
export const keeping = {
  restricted: 'This family’s account is closed. Open it under Privacy, Data retention.',
  notRestricted: 'This family’s account is not closed.',
  onlyFamilies: 'Accounts of the team are removed by the office.',
} as const
