export const common = {
  loading: 'One moment …',
  optional: '(optional)',
  close: 'Close',
  tryAgain: 'Try again',
  offline: 'You are offline. Your answers are saved. This part opens when you are online again.',
} as const
