export const words = {
  caretaker: {
    visits: {
      title: 'My Visits',
      tomorrow: 'Tomorrow',
      week: 'The next seven days',
      weekNone: 'No visits are planned for the next seven days.',
      loadFailed: 'Your visits could not be loaded.',
    },
  },
}
