import { expect, test } from 'vitest'
import { careTaskWords as english } from '../words/en/care-tasks.ts'
import { careTaskWords as hindi } from '../words/hi/care-tasks.ts'
import { careTaskWords as telugu } from '../words/te/care-tasks.ts'
import { tellTick } from '../words/tell-tick.ts'
import { careTaskCodes, careTasks, mostTasks } from './care-tasks.ts'

test('every care has some of them, eight at most, each once and in order; each of them belongs to some care', () => {
  for (const codes of Object.values(careTasks)) {
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.length).toBeLessThanOrEqual(mostTasks)
    const places = codes.map((code) => careTaskCodes.indexOf(code))
    expect(new Set(places).size).toBe(codes.length)
  }
  expect(careTaskCodes.filter((code) => !Object.values(careTasks).some((codes) => codes.includes(code)))).toEqual([])
})

test('what came of it is told in words, in each language', () => {
  const told = [
    { code: 'medicine', result: 'done' },
    { code: 'meals', result: 'refused' },
    { code: 'walked', result: 'not-done' },
  ] as const
  expect(told.map((tick) => tellTick(english, tick))).toEqual(['Medicine given', 'Meals: refused', 'Walk: not done'])
  expect(told.map((tick) => tellTick(telugu, tick))).toEqual(['మందులు ఇచ్చారు', 'భోజనం: వద్దన్నారు', 'నడక: కాలేదు'])
  expect(told.map((tick) => tellTick(hindi, tick))).toEqual(['दवा दी', 'खाना: मना किया', 'टहलना: नहीं हुआ'])
})
