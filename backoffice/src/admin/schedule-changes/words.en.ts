export const words = {
  admin: {
    scheduleChanges: {
      title: 'Message to %{name}',
      none: 'All changed visits are confirmed.',
      failed: 'This did not work. Please try again.',
    },
  },
}
