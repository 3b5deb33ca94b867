/** Texts for a new account and a new password; separate because signing in needs none of them. */
export const signingUp = {
  signUp: {
    lead: 'One account for the whole family’s care.',
    submit: 'Create account',
    sending: 'Sending the code …',
    terms: {
      before: 'By creating an account you agree to our',
      link: 'Terms & Conditions',
      newTab: 'opens in a new tab',
    },
    haveCode: 'I already have a code',
    codeKept: 'Enter your password again; your code is still valid.',
    toSignIn: 'Already have an account? Sign in',
  },
  strength: 'Password strength',
  checklist: {
    heading: 'Your password needs',
    met: 'met',
    unmet: 'not yet',
    rules: {
      length: 'At least 8 characters',
      lowercase: 'A lowercase letter',
      uppercase: 'An uppercase letter',
      digit: 'A number',
      special: 'One of @$!%*?&',
    },
  },
  code: {
    title: 'Verify your email',
    sentTo: (email: string) => `We sent a 6-digit code to ${email}.`,
    /** For a dialog that is opened again without a new mail. */
    fromMail: 'Please enter the code from our email. It is valid for 10 minutes.',
    label: '6-digit code',
    submit: 'Verify and create account',
    sending: 'Checking …',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    resent: 'A new code is on its way.',
    verifiedRetry: 'Your email is verified, but the account could not be created. Please try again.',
  },
  forgot: {
    lead: 'We send a code to your email address. Enter it to choose a new password.',
    submit: 'Send code',
    sending: 'Sending …',
    reset: 'Save new password',
    resetting: 'Saving …',
    backToSignIn: 'Back to sign in',
  },
  fields: {
    name: 'Full name',
    phone: 'Phone',
    phoneHint: 'At least 10 digits',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
  },
  google: {
    or: 'or',
    label: 'Sign in with Google',
    loading: 'Google sign-in is loading …',
  },
} as const
