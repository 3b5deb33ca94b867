import { expect, test } from 'vitest'
import { limitsOf } from './examiner.ts'

test('a PDF is examined for 3 seconds of the processor at most, an image as long as the largest takes (rule FILE-13)', () => {
  expect(limitsOf('application/pdf').processor).toBe(3_000)
  for (const type of ['image/jpeg', 'image/png'] as const) expect(limitsOf(type).processor).toBeGreaterThan(10_000)
})
