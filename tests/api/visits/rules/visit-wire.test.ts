import { expect, test } from 'vitest'
import type { PatientDetails } from '../../../../api/src/contract/care/patient-detail-names.ts'
import { areaOf } from '../../../../api/src/visits/visit-wire.ts'

test.each<[string, PatientDetails, string]>([
  ['the end of an address', { address: '12-3-45, Station Road, Hanamkonda' }, 'Hanamkonda'],
  ['the end of a long one', { address: 'Plot 7, Station Road, Kazipet' }, 'Kazipet'],
  ['the end of one that is written in lines', { address: '12-3-45\n Station Road \n  Hanamkonda  \n' }, 'Hanamkonda'],
  ['what comes before the city', { address: 'Plot 7, Kazipet, WARANGAL', city: ' Warangal ' }, 'Kazipet'],
  ['what comes before numbers', { address: 'Plot 7, Kazipet, 506 001, 12-3', city: 'Warangal' }, 'Kazipet'],
  ['a name that holds a number', { address: 'Plot 7, Phase 2', city: 'Warangal' }, 'Phase 2'],
  ['what comes before commas', { address: 'Plot 7, Kazipet,,  , ', city: 'Warangal' }, 'Kazipet'],
  ['the city of one word that may be a house', { address: 'Plot 7', city: ' Warangal ' }, 'Warangal'],
  ['the city of one word and numbers', { address: 'Plot 7, 12-3, ', city: 'Warangal' }, 'Warangal'],
  ['the city of one word and itself', { address: 'Plot 7, warangal', city: 'Warangal', pincode: '506001' }, 'Warangal'],
  ['the city without an address', { city: 'Warangal', pincode: '506001' }, 'Warangal'],
  ['the pincode where a city is spaces', { city: '  ', pincode: ' 506001 ' }, '506001'],
  ['nothing where nothing is known', {}, ''],
])('where somebody lives is %s', (_, details, area) => {
  expect(areaOf(details)).toBe(area)
})
