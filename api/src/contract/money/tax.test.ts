import { expect, test } from 'vitest'
import { partTax } from './tax.ts'

test.each([
  [118, 10_000, 900],
  [1_000, 84_746, 7_627],
  [1, 84, 8],
  [7_001, 593_306, 53_397],
])('18 %% in ₹%i is what is taxed and two like halves', (total, taxable, half) => {
  expect(partTax(total)).toEqual({ taxable, half })
  expect(taxable + 2 * half).toBe(total * 100)
})
