import { expect, test } from 'vitest'
import { careTaskWords as english } from './en/tasks/care-tasks.ts'
import { careTaskWords as hindi } from './hi/tasks/care-tasks.ts'
import { careTaskWords as telugu } from './te/tasks/care-tasks.ts'
import { formatTaskResult } from './tell-tick.ts'

test('the result of a task is described in each language (rule DAY-22)', () => {
  const told = [
    { code: 'medicine', result: 'done' },
    { code: 'meals', result: 'refused' },
    { code: 'walked', result: 'not-done' },
  ] as const
  expect(told.map((tick) => formatTaskResult(english, tick))).toEqual([
    'Medicine given',
    'Meals: refused',
    'Walk: not done',
  ])
  expect(told.map((tick) => formatTaskResult(telugu, tick))).toEqual(['మందులు ఇచ్చారు', 'భోజనం: వద్దన్నారు', 'నడక: కాలేదు'])
  expect(told.map((tick) => formatTaskResult(hindi, tick))).toEqual(['दवा दी', 'खाना: मना किया', 'टहलना: नहीं हुआ'])
})
