/** Events of a subscribed calendar (rule SHARE-7). They contain no health data. */
export const calendar = {
  /** A caretaker's visit: hours, part of the city, and the booking's code. */
  visit: (hours: string, area: string, code: string) => `Visit ${hours}, ${area} (${code})`,
  /** A family's visit: the caregiver, or a text while none is assigned. */
  care: (name: string) => `Care visit: ${name}`,
  open: 'Care visit',
  cancelled: (summary: string) => `Cancelled: ${summary}`,
  about: 'Your calendar may show changes a day late. The app is always right.',
} as const
