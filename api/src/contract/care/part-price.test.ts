import { expect, test } from 'vitest'
import { findCareShape } from './care-shapes.ts'
import { services } from './catalogue.ts'
import { priceOfParts } from './part-price.ts'

test.each([
  [15_000, 7, 3, 6_429],
  [15_000, 7, 7, 15_000],
  [15_000, 7, 0, 0],
  [28_000, 14, 7, 14_000],
  [3_500, 5, 2, 1_400],
])('for a package of ₹%i with %i parts, the first %i parts cost ₹%i', (price, parts, used, cost) => {
  expect(priceOfParts(price, parts, used)).toBe(cost)
})

test('the parts of every counted package add up to its price and differ by at most one rupee', () => {
  for (const service of services)
    for (const { id, price } of service.packages) {
      const parts = findCareShape(service.id, id)?.units
      if (!parts) continue
      const costs = Array.from(
        { length: parts },
        (_, n) => priceOfParts(price, parts, n + 1) - priceOfParts(price, parts, n),
      )
      expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(price)
      expect(Math.max(...costs) - Math.min(...costs)).toBeLessThanOrEqual(1)
    }
})
