const years = /^(19|20|21)\d\d-/
const shape = /^\d{4}-\d\d-\d\d$/

/** Whether it begins with a year from 1900 to 2199: days and times are compared as text, and older clocks had seconds (rule API-14). */
export const isKnownYear = (value: string): boolean => years.test(value)

/** Whether the calendar knows the day (YYYY-MM-DD), of a year that we know. */
export function isRealDay(value: string): boolean {
  const midnight = shape.test(value) && isKnownYear(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value)
}
