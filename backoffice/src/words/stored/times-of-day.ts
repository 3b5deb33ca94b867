type Windows = Readonly<Record<'morning' | 'afternoon' | 'evening', string>>

/** The times to begin that a family chooses among, by the English that is stored; they are called like the times to be rung. */
export const timesOfDay = ({ morning, afternoon, evening }: Windows) => ({
  'Morning 9-12': morning,
  'Afternoon 12-5': afternoon,
  'Evening 5-8': evening,
})
