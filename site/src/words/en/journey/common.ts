export const common = {
  loading: 'One moment …',
  optional: '(optional)',
  close: 'Close',
  tryAgain: 'Try again',
  offline: 'You are offline. What you typed is kept. This part opens by itself once you are back.',
} as const
