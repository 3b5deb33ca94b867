/** Texts of /login (rule JRN-9). The contract has the exact texts of the rules. */
export const login = {
  titles: { 'sign-in': 'Sign in', 'sign-up': 'Create an account', forgot: 'Set a new password' },
  headings: {
    'sign-in': 'Welcome back',
    'sign-up': 'Create your account',
    forgot: 'Set a new password',
    second: 'One more step',
  },
  signIn: {
    lead: 'Sign in to book care and see your bookings.',
    submit: 'Sign in',
    sending: 'Signing in …',
    toSignUp: 'New here? Create an account',
    forgot: 'Forgot your password?',
  },
  fields: {
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  chosen: (what: string) => `You chose ${what}. Your choice is saved while you sign in.`,
  returnHome: 'Return to Home',
  checking: 'Checking whether you are signed in …',
  notices: {
    ended: 'Your session has ended. Please sign in again.',
    draftKept: 'Your answers are saved on this device.',
    unreachable: 'We could not check whether you are signed in. Please try again.',
  },
} as const
