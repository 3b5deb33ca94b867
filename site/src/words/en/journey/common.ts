/** Texts that several screens of the journey share. */
export const common = {
  loading: 'One moment …',
  optional: '(optional)',
  close: 'Close',
  tryAgain: 'Try again',
  noScript: 'This page needs JavaScript. Please switch it on, or call us:',
  steps: { label: 'Steps of a booking', names: ['Service', 'Details', 'Package'] },
} as const
