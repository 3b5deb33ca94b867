/** Events of a calendar that people read elsewhere (rule SHARE-7). Nothing of how somebody is stands in one. */
export const calendar = {
  /** A caretaker's visit: hours, part of the city, and the booking's id. */
  visit: (hours: string, area: string, code: string) => `Visit ${hours}, ${area} (${code})`,
  /** A family's: who comes, and what stands where nobody is chosen. */
  care: (name: string) => `Care visit: ${name}`,
  open: 'Care visit',
  cancelled: (summary: string) => `Cancelled: ${summary}`,
  about: 'Your calendar may show changes a day late. The app is always right.',
} as const
