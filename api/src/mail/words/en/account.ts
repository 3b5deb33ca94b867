/** Words of the mails about an account. */
export const account = {
  notYou: (phone: string) => `If this was not you, please call us at ${phone}.`,
  signIn: 'Sign in',
  code: {
    subject: (brand: string) => `Your ${brand} verification code`,
    text: 'Enter this code to verify your email address. It is valid for 10 minutes and works once.',
    closing: 'If you did not ask for this code, you can ignore this mail. Never pass the code on to anybody.',
  },
  accountExists: {
    subject: (brand: string) => `You already have a ${brand} account`,
    text: 'Somebody, probably you, tried to sign up with this email address. It already has an account, so no new one is needed.',
    how: 'Please sign in with your password. If you have forgotten it, you can set a new one on the same page.',
    closing: 'If this was not you, you can ignore this mail: nothing has changed.',
  },
  claim: {
    subject: (brand: string) => `Your ${brand} account`,
    text: 'Our office has made an account for you, so that you can follow your booking.',
    how: 'Open the page below and enter this email address: a code comes by mail, and with it you choose a password of your own.',
    action: 'Choose a password',
  },
  passwordReset: {
    subject: (brand: string) => `Reset your ${brand} password`,
    text: 'Enter this code to choose a new password. It is valid for 10 minutes and works once.',
    closing: 'If you did not ask for this code, you can ignore this mail: your password stays as it is.',
  },
  setUpCode: {
    subject: (brand: string) => `Your ${brand} code for the second step`,
    text: 'Enter this code to set up the second step of your sign-in. It is valid for 10 minutes and works once. Somebody has just signed in with your password.',
  },
  factorAdded: {
    subject: (brand: string) => `Signing in to ${brand} takes a second step now`,
    text: 'A second step has been added to your sign-in.',
    how: 'Keep the recovery codes where your phone is not.',
  },
  factorRemoved: {
    subject: (brand: string) => `A second step was taken from your ${brand} sign-in`,
    text: 'An authenticator app or a passkey no longer opens your account.',
  },
  recoveryUsed: {
    subject: (brand: string) => `A recovery code opened your ${brand} account`,
    text: (left: number) => `One of your recovery codes has just been used to sign in. Codes left: ${left}.`,
    how: 'In your own account you can print new ones.',
  },
  factorGuessed: {
    subject: (brand: string) => `Somebody has your ${brand} password`,
    text: 'Somebody entered your password and then five wrong codes. Nobody was let in.',
    how: 'If this was not you, choose a new password now: open the page below and enter this email address.',
  },
  passwordChanged: {
    subject: (brand: string) => `Your ${brand} password was changed`,
    text: 'The password of your account has just been changed, and other devices have been signed out.',
  },
} as const
