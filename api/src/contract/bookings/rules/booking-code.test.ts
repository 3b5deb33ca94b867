import { expect, it } from 'vitest'
import { readBookingCode } from './booking-code.ts'

it.each([
  '#7AUTLC',
  '7AUTLC.',
  '*7AUTLC*',
  '7 A U T L C',
  '7AU-TLC',
  '"7autlc"',
  '(7AUTLC)',
  'Booking 7AUTLC',
  'My booking 7AUTLC',
  'ID: 7AUTLC',
  'booking id: #7autlc',
  '7AUTLC,',
  '౭AUTLC',
  '\u200e7AUTLC\u00a0!',
  '７ＡＵＴＬＣ',
  '7AUTLC 🙏',
])('%s is read as the booking id 7AUTLC (rule BOOK-6)', (typed) => expect(readBookingCode(typed)).toBe('7AUTLC'))

it.each(['7AUTLC', '7autlc', 'Lakshmi Rao', '98480', '#7AUTL', '10 IO11', ''])(
  '%s is not read as a booking id',
  (typed) => expect(readBookingCode(typed)).toBeUndefined(),
)
