import { expect, test } from 'vitest'
import { partTax } from './tax.ts'

test.each([
  [118, 10_000, 900],
  [1_000, 84_746, 7_627],
  [1, 84, 8],
  [7_001, 593_306, 53_397],
])('the 18 %% tax in ₹%i consists of two equal halves beside the taxable amount', (total, taxable, half) => {
  expect(partTax(total)).toEqual({ taxable, half })
  expect(taxable + 2 * half).toBe(total * 100)
})
