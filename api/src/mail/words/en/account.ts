export const account = {
  notYou: (phone: string) => `If this was not you, please call us at ${phone}.`,
  signIn: 'Sign in',
  code: {
    subject: (brand: string) => `Your ${brand} verification code`,
    text: 'Enter this code to verify your email address. It is valid for 10 minutes and works once.',
    closing: 'If you did not ask for this code, you can ignore this email. Never share the code with another person.',
  },
  accountExists: {
    subject: (brand: string) => `You already have a ${brand} account`,
    text: 'You or another person tried to sign up with this email address. It already has an account, so no new one is needed.',
    how: 'Please sign in with your password. If you have forgotten it, you can set a new one on the same page.',
    closing: 'If this was not you, you can ignore this mail: nothing has changed.',
  },
  claim: {
    subject: (brand: string) => `Your ${brand} account`,
    text: 'Our office has created an account for you, so that you can follow your booking.',
    how: 'Open the page below and enter this email address. You receive a code by email and choose your own password with it.',
    action: 'Choose a password',
  },
  passwordReset: {
    subject: (brand: string) => `Reset your ${brand} password`,
    text: 'Enter this code to choose a new password. It is valid for 10 minutes and works once.',
    closing: 'If you did not ask for this code, you can ignore this mail: your password stays as it is.',
  },
  setUpCode: {
    subject: (brand: string) => `Your ${brand} code for two-factor authentication`,
    text: 'Enter this code to set up two-factor authentication. It is valid for 10 minutes and works once. Your password has just been used to sign in.',
  },
  factorAdded: {
    subject: (brand: string) => `Two-factor authentication is on for your ${brand} account`,
    text: 'A second factor has been added to your account.',
    how: 'Keep the recovery codes away from your phone.',
  },
  calendarMade: {
    subject: (brand: string) => `A calendar address was created for your ${brand} account`,
    text: 'Every person with this address can read the days and hours of your visits.',
    how: 'It ends after 180 days, and when you change your password or sign out on every device.',
  },
  factorRemoved: {
    subject: (brand: string) => `A second factor was removed from your ${brand} account`,
    text: 'An authenticator app or a passkey no longer opens your account.',
  },
  recoveryUsed: {
    subject: (brand: string) => `A recovery code was used for your ${brand} account`,
    text: (left: number) => `One of your recovery codes has just been used to sign in. Codes left: ${left}.`,
    how: 'You can print new codes in your account.',
  },
  factorGuessed: {
    subject: (brand: string) => `Another person may know your ${brand} password`,
    text: 'Your password was entered correctly, followed by five wrong codes. The sign-in was refused.',
    how: 'If this was not you, choose a new password now: open the page below and enter this email address.',
  },
  passwordChanged: {
    subject: (brand: string) => `Your ${brand} password was changed`,
    text: 'The password of your account has just been changed, and other devices have been signed out.',
  },
} as const
