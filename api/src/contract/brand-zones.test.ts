import { expect, test } from 'vitest'
import { brand, brandZones } from './defaults/brand.config.ts'

type Zone = { readonly id: string; readonly pincodes: readonly string[]; readonly neighbours: readonly string[] }
const zones: readonly Zone[] = brandZones

test('a pincode belongs to at most one area of the city', () => {
  const pincodes = zones.flatMap((zone) => zone.pincodes)
  expect(pincodes.filter((pincode) => !/^[1-9]\d{5}$/.test(pincode))).toEqual([])
  expect(new Set(pincodes).size).toBe(pincodes.length)
  expect(pincodes).toContain(brand.postalAddress.postalCode)
})

test('neighbours are areas of the city, and neighbours of each other', () => {
  for (const { id, neighbours } of zones)
    for (const neighbour of neighbours) {
      expect(neighbour).not.toBe(id)
      expect(zones.find((zone) => zone.id === neighbour)?.neighbours).toContain(id)
    }
})
