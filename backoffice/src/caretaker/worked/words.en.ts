export const words = {
  caretaker: {
    worked: {
      title: 'Worked hours',
      show: 'Show my month',
      before: 'Previous month',
      after: 'Next month',
      failed: 'Your hours could not be loaded.',
      none: 'You had no visits in this month.',
      hours: 'Hours',
      hoursOf: '%{hours} worked, %{planned} planned',
      missed: 'Missed',
      daysOff: 'Days off',
      worked: '%{hours} hours',
      given: { D: 'Days', N: 'Nights', L: 'Live-in', S: 'Sessions' },
    },
  },
}
