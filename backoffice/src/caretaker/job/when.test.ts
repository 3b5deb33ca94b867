import { expect, test } from 'vitest'
import { words } from '../../words/en/caretaker.ts'
import { words as teluguWords } from '../../words/te/caretaker.ts'
import { createTranslate } from '../../words/translate.ts'
import { formatWhen } from './when.ts'

/** 22 November, 01:00 in Warangal; still the 21st in UTC. */
const now = new Date('2026-11-21T19:30:00Z')
const say = createTranslate(words)

test.each([
  ['2026-11-22', 'Morning 9-12', 'Nov 22, 2026, Morning 9-12 · Starts today'],
  ['2026-11-23', '', 'Nov 23, 2026 · Starts tomorrow'],
  ['2026-11-27', 'Morning 9-12', 'Nov 27, 2026, Morning 9-12 · Starts in 5 days'],
  ['2026-11-20', '', 'Nov 20, 2026'],
  ['', 'Morning 9-12', 'Start date not set yet'],
])('a start on %j at %j is formatted as %j', (date, time, text) => {
  expect(formatWhen({ date, time }, say, now)).toBe(text)
})

test('a time of day from the list is translated to the language of the screen', () => {
  const telugu = createTranslate(teluguWords, 'te')
  expect(formatWhen({ date: '2026-11-23', time: 'Morning 9-12' }, telugu, now)).toContain('ఉదయం 9-12 · రేపు మొదలు')
})
