import { expect, test } from 'vitest'
import { brandWords, brandZones } from '../../defaults/brand.config.ts'
import { type Doubt, doubtDetail, findSameCare, listDoubts } from './doubts.ts'

/** Saturday noon in the city. */
const now = Date.parse('2026-11-21T06:30:00Z')

test.each<[string, string, Doubt | undefined]>([
  ['pincode', '506001', undefined],
  ['pincode', ' 506 001 ', undefined],
  ['pincode', '', undefined],
  ['pincode', '   ', undefined],
  ['pincode', '5060', 'pincode'],
  ['pincode', '5060011', 'pincode'],
  ['pincode', 'xyz', 'pincode'],
  ['pincode', '500072', 'area'],
  ['city', 'Warangal', undefined],
  ['city', 'warangal urban', undefined],
  ['city', 'Hanamkonda, Warangal', undefined],
  ['city', 'KAZIPET', undefined],
  ['city', 'హనుమకొండ', undefined],
  ['city', 'वारंगल', undefined],
  ['city', 'काजीपेट', undefined],
  ['city', '', undefined],
  ['city', 'Hyderabad', 'city'],
  ['city', 'హైదరాబాద్', 'city'],
  ['emergencyPhone', '+91 98490-12345', undefined],
  ['emergencyPhone', '+1 (312) 555-0143', undefined],
  ['emergencyPhone', '9849012345', undefined],
  ['emergencyPhone', '984901234', 'phone'],
  ['emergencyPhone', '98490', 'phone'],
  ['emergencyPhone', 'call me', 'phone'],
  ['patientAge', '70', undefined],
  ['patientAge', '6 weeks', undefined],
  ['patientAge', '120', undefined],
  ['patientAge', '740', 'age'],
  ['patientAge', 'seventy', 'age'],
  // The day begins at midnight in the city: 24 hours before is this moment.
  ['preferredStartDate', '2026-11-21', 'soon'],
  ['preferredStartDate', '2026-11-22', 'soon'],
  ['preferredStartDate', '2026-11-23', undefined],
  ['preferredStartDate', '', undefined],
  ['surgeryDate', '2026-11-21', undefined],
  ['patientName', '1', undefined],
])('%s %j: %s', (name, value, doubt) => {
  expect(doubtDetail(name, value, now)).toBe(doubt)
})

test('a start date exactly 24 hours away can still be cancelled and is not soon', () => {
  const aDayBefore = Date.parse('2026-11-20T18:30:00Z')
  const doubted = [aDayBefore, aDayBefore + 1].map((at) => doubtDetail('preferredStartDate', '2026-11-22', at))
  expect(doubted).toEqual([undefined, 'soon'])
})

test('every configured pincode and place is served', () => {
  for (const pincode of brandZones.flatMap(({ pincodes }) => pincodes))
    expect(doubtDetail('pincode', pincode, now)).toBeUndefined()
  for (const place of Object.values(brandWords).flatMap(({ servedPlaces }) => servedPlaces.split(', ')))
    expect(doubtDetail('city', place, now)).toBeUndefined()
})

test('each doubt names its field', () => {
  const details = { patientName: 'Narsamma', patientAge: 'seventy', city: 'Warangal', pincode: '500072' }
  expect(listDoubts(details, now)).toEqual([
    { name: 'patientAge', doubt: 'age' },
    { name: 'pincode', doubt: 'area' },
  ])
})

const wanted = {
  serviceType: 'elderly-care',
  patientDetails: { patientName: 'Narsamma Rao', preferredStartDate: '2026-12-10' },
}
const known = { ...wanted, status: 'pending' as const }

test.each([
  ['the same', known, true],
  ['written otherwise', { ...known, patientDetails: { patientName: ' narsamma  rao' } }, true],
  ['six days later', { ...known, patientDetails: { ...known.patientDetails, preferredStartDate: '2026-12-16' } }, true],
  ['a week later', { ...known, patientDetails: { ...known.patientDetails, preferredStartDate: '2026-12-17' } }, false],
  ['under way', { ...known, status: 'active' as const }, true],
  ['over', { ...known, status: 'completed' as const }, false],
  ['cancelled', { ...known, status: 'cancelled' as const }, false],
  ['another service', { ...known, serviceType: 'caretaking' }, false],
  ['another patient', { ...known, patientDetails: { patientName: 'Ramulu' } }, false],
])('findSameCare compares service, patient, week and status: %s', (_, booking, isSame) => {
  expect(findSameCare([booking], wanted)).toBe(isSame ? booking : undefined)
})
