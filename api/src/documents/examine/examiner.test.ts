import { expect, test } from 'vitest'
import { limitsOf } from './examiner.ts'

test('a PDF may take 3 seconds of processor time, and an image as long as the largest one needs (rule FILE-13)', () => {
  expect(limitsOf('application/pdf').processor).toBe(3_000)
  for (const type of ['image/jpeg', 'image/png'] as const) expect(limitsOf(type).processor).toBeGreaterThan(10_000)
})
