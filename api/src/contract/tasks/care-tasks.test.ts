import { expect, test } from 'vitest'
import { careTaskCodes, careTasks, mostTasks } from './care-tasks.ts'

test('every service has one to eight distinct tasks, and every task belongs to a service', () => {
  for (const codes of Object.values(careTasks)) {
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.length).toBeLessThanOrEqual(mostTasks)
    expect(new Set(codes).size).toBe(codes.length)
  }
  expect(careTaskCodes.filter((code) => !Object.values(careTasks).some((codes) => codes.includes(code)))).toEqual([])
})
