import { expect, test } from 'vitest'
import { careTaskCodes, careTasks, mostTasks } from './care-tasks.ts'

test('every care has some of them, eight at most, each once; each of them belongs to some care', () => {
  for (const codes of Object.values(careTasks)) {
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.length).toBeLessThanOrEqual(mostTasks)
    expect(new Set(codes).size).toBe(codes.length)
  }
  expect(careTaskCodes.filter((code) => !Object.values(careTasks).some((codes) => codes.includes(code)))).toEqual([])
})
