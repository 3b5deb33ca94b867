/**
 * Links that add a calendar address to a program: `webcal:` opens the calendar of a phone or a Mac, the others are pages of Google
 * and Outlook (rule SHARE-6).
 */
export function listCalendarPrograms(url: string) {
  const webcal = url.replace(/^https?:/, 'webcal:')
  return [
    ['apple', webcal],
    ['google', `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`],
    ['outlook', `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`],
  ] as const
}
