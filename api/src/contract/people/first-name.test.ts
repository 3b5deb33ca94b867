import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.each([
  ['Sridevi Goud', 'Sridevi'],
  ['  Lakshmi  Devi ', 'Lakshmi'],
  ['Dr. Anil Kumar', 'Anil'],
  ['Smt Padma', 'Padma'],
  ['Dr.', 'Dr.'],
  [' Dr. ', 'Dr.'],
  ['', ''],
])('of %j people say %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
