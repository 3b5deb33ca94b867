/** Formats the parts of calendar files and feeds (RFC 5545). */

/**
 * Escapes a text. Other control characters become a line end too: some programs begin a new line at them, so a family could
 * write properties into its caretaker's calendar.
 */
export const escapeCalendarText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\p{Cc}\u2028\u2029]/gu, '\\n')

/** Formats a moment in UTC: 20261121T144600Z. */
export const calendarMoment = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

export const calendarDay = (day: string): string => day.replaceAll('-', '')

const encoder = new TextEncoder()

/** A line has at most 75 bytes and continues after a blank. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (length + bytes > 73) {
      folded += '\r\n '
      length = 0
    }
    folded += letter
    length += bytes
  }
  return folded
}

/**
 * Joins the lines of a calendar.
 * @param product name in PRODID
 */
export const joinCalendar = (product: string, lines: readonly string[]): string =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${product}//EN`, ...lines, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`
