/** What calendar files and feeds are made of (RFC 5545), for any program that reads one. */

/**
 * Escapes commas, semicolons, backslashes and line ends. Other control characters become a line end too: some programs begin
 * a new line at them, and a family could write properties into the calendar of its caretaker.
 */
export const escapeCalendarText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\p{Cc}\u2028\u2029]/gu, '\\n')

/** A moment in UTC: 20261121T144600Z. */
export const calendarMoment = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/** A day without a time: 20261121. */
export const calendarDay = (day: string): string => day.replaceAll('-', '')

const encoder = new TextEncoder()

/** A line has 75 bytes at most and goes on after a blank. */
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

/** A calendar of these lines, between its own first and last ones. @param product whose it is, as PRODID says */
export const joinCalendar = (product: string, lines: readonly string[]): string =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${product}//EN`, ...lines, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`
