import { expect, test } from 'vitest'
import { guessBehalf } from './give-consent.ts'

test.each([
  ['baby-care', 'Lakshmi', 'child'],
  ['elderly-care', ' lakshmi  DEVI ', 'self'],
  ['elderly-care', 'Venkat Rao', 'other'],
])('a consent to %s for patient %s is given for: %s', (serviceType, patient, behalf) => {
  expect(guessBehalf({ serviceType, patient, customer: 'Lakshmi Devi' })).toBe(behalf)
})
