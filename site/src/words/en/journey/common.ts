/** Texts that several screens of the journey share. */
export const common = {
  loading: 'One moment …',
  optional: '(optional)',
  close: 'Close',
  tryAgain: 'Try again',
  offline: 'You are offline. What you typed is kept. This part opens by itself once you are back.',
  noScript: 'This page needs JavaScript. Please switch it on, or call us:',
  steps: { label: 'Steps of a booking', names: ['Service', 'Details', 'Package'] },
} as const
