import { expect, test } from 'vitest'
import { sayDays } from './say-days.ts'

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const say = (...days: number[]) => sayDays(days, (day) => names[day] ?? '')

test('three days in a row are a span, the week begins on Monday', () => {
  expect(say(0, 1, 2, 3, 5)).toBe('Mon–Wed, Fri, Sun')
  expect(say(5, 6, 0)).toBe('Fri–Sun')
  expect(say(1, 2)).toBe('Mon, Tue')
  expect(say()).toBe('')
})
