export const words = {
  caretaker: {
    worked: {
      title: 'Worked hours',
      show: 'Show my month',
      before: 'Month before',
      after: 'Month after',
      failed: 'Your hours could not be loaded.',
      none: 'No visit was yours in this month.',
      hours: 'Hours',
      hoursOf: '%{hours} worked, %{planned} planned',
      missed: 'Missed',
      daysOff: 'Days off',
      worked: '%{hours} hours',
      given: { D: 'Days', N: 'Nights', L: 'Living in', S: 'Sessions' },
    },
  },
}
