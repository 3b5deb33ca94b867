/** Texts of two-factor authentication (rule ACC-34); a separate file, because few people need it. */
export const second = {
  lead: 'Enter the code that your authenticator app shows now.',
  leadPasskey: 'Confirm with your passkey.',
  leadRecovery: 'Enter one of the recovery codes that you printed. Each works once.',
  codeLabel: '6-digit code',
  recoveryLabel: 'Recovery code',
  submit: 'Sign in',
  sending: 'Checking …',
  usePasskey: 'Use a passkey',
  useApp: 'Use the authenticator app',
  useRecovery: 'Use a recovery code',
  startAgain: 'Start again',
  wrong: 'This code is wrong, too old or already used. An app shows a new code every 30 seconds.',
  passkeyFailed: 'The passkey could not be used. Please try again.',
  over: 'For your safety, please sign in again from the start.',
} as const
