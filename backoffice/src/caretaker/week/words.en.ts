export const words = {
  caretaker: {
    week: {
      title: 'My Visits',
      tomorrow: 'Tomorrow',
      days: 'The next seven days',
      none: 'No visits are planned for the next seven days.',
      loadFailed: 'Your visits could not be loaded.',
    },
  },
}
