type Windows = Readonly<Record<'morning' | 'afternoon' | 'evening', string>>

/** The start times that a family can choose, by the stored English text; their translations are those of the callback windows. */
export const timesOfDay = ({ morning, afternoon, evening }: Windows) => ({
  'Morning 9-12': morning,
  'Afternoon 12-5': afternoon,
  'Evening 5-8': evening,
})
