/** Texts that several screens of the journey share. */
export const common = {
  loading: 'One moment …',
  optional: '(optional)',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving …',
  tryAgain: 'Try again',
  back: 'Back',
  noScript: 'This page needs JavaScript. Please switch it on, or call us:',
  steps: { label: 'Steps of a booking', names: ['Service', 'Details', 'Package'] },
  waitSeconds: (seconds: number) => `Please wait ${seconds} seconds.`,
} as const
