export const words = {
  caretaker: {
    today: {
      title: 'Today',
      next: 'Next job',
      following: 'Next',
      current: 'Current care',
      new: 'New',
      startsToday: 'Starts today',
      startsTomorrow: 'Starts tomorrow',
      startsIn: 'Starts in %{days} days',
    },
  },
}
