import { sortName } from '@thodu/db'
import fc from 'fast-check'
import type { Candidate, Wanted } from '../../../api/src/suggestions/ranking/candidate.ts'

const languages = ['te', 'hi', 'ur'] as const
const genders = ['female', 'male'] as const
const pincode = fc.constantFrom(null, '506001', '506009', '506002', '506006', '500001')
const hours = fc
  .record({ weekday: fc.integer({ min: 0, max: 6 }), fromMin: fc.integer({ min: 0, max: 1_439 }) })
  .chain((start) => fc.integer({ min: 1, max: 1_440 }).map((minutes) => ({ ...start, toMin: start.fromMin + minutes })))

/** What a family may ask for. */
export const wantedBy: fc.Arbitrary<Wanted> = fc.record({
  patientName: fc.constant('Sita'),
  serviceType: fc.constantFrom('elderly-care', 'other'),
  language: fc.constantFrom(null, ...languages),
  gender: fc.constantFrom(null, ...genders),
  genderStrength: fc.constantFrom('none', 'prefer', 'must'),
  keepSame: fc.boolean(),
  pincode,
  slots: fc.array(hours, { maxLength: 4 }),
  requiredChecks: fc.subarray(['police', 'id'] as const),
})
const few = fc.integer({ min: 0, max: 12 })
const candidateBy: fc.Arbitrary<Candidate> = fc
  .record({
    id: fc.uuid(),
    name: fc.constantFrom('Anitha', 'bhavani', 'లక్ష్మి', 'Meena'),
    serviceTypes: fc.subarray(['elderly-care', 'other'] as const),
    gender: fc.constantFrom('unsaid', ...genders),
    languages: fc.subarray([...languages]),
    pincode,
    weeklyOff: fc.constantFrom(null, 0, 1, 2),
    hours: fc.array(hours, { maxLength: 4 }),
    maxWeekMinutes: fc.constantFrom(600, 2_880),
    weekMinutes: fc.integer({ min: 0, max: 3_000 }),
    checks: fc.subarray(['police', 'id'] as const),
    visits: few,
    others: few,
    hasCared: fc.boolean(),
    isBlocked: fc.boolean(),
    recent: fc.record({ onTime: few, late: few, missed: few }),
    rated: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 8 }),
    isFull: fc.boolean(),
    isBusy: fc.boolean(),
  })
  .map(({ visits, others, hasCared, isBlocked, rated, ...rest }) => ({
    ...rest,
    nameOrder: sortName(rest.name) || rest.name.toLowerCase(),
    family: { visits: visits + others, toPatient: visits, hasCared: hasCared || visits + others > 0, isBlocked },
    ratings: { count: rated.length, sum: rated.reduce((sum, rating) => sum + rating, 0) },
  }))
/** Whoever could be sent, each once. */
export const people = fc.uniqueArray(candidateBy, { minLength: 1, maxLength: 8, selector: ({ id }) => id })
export const purpose = fc.constantFrom('booking' as const, 'visit' as const)
