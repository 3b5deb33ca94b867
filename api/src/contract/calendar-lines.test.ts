import { expect, test } from 'vitest'
import { escapeCalendarText } from './calendar-lines.ts'

test.each(['\r', '\n', '\r\n', '\u000b', '\u0085', '\u2028', '\u2029'])(
  'text does not begin a new line in a calendar: %j',
  (end) => {
    expect(escapeCalendarText(`4-12${end}ATTACH:x`)).toBe('4-12\\nATTACH:x')
  },
)
