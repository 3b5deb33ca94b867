/** Texts of the forgotten password on /login (rule JRN-9); loaded when asked for. */
export const forgot = {
  heading: 'Set a new password',
  lead: 'We send a code to your email address. With it you choose a new password.',
  submit: 'Send code',
  sending: 'Sending …',
  reset: 'Save new password',
  resetting: 'Saving …',
  backToSignIn: 'Back to sign in',
} as const
