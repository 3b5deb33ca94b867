import { sortName } from '@thodu/db'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandZones } from '../../../api/src/contract/defaults/brand.config.ts'
import type { Candidate, CareNeed } from '../../../api/src/suggestions/ranking/candidate.ts'
import { rankCandidates } from '../../../api/src/suggestions/ranking/rank-candidates.ts'

const languages = ['te', 'hi', 'ur'] as const
const genders = ['female', 'male'] as const
const pincode = fc.constantFrom(null, '506001', '506009', '506002', '506006', '500001')
const hours = fc
  .record({ weekday: fc.integer({ min: 0, max: 6 }), fromMin: fc.integer({ min: 0, max: 1_439 }) })
  .chain((start) => fc.integer({ min: 1, max: 1_440 }).map((minutes) => ({ ...start, toMin: start.fromMin + minutes })))

const wantedBy: fc.Arbitrary<CareNeed> = fc.record({
  patientName: fc.constant('Sita'),
  serviceType: fc.constantFrom('elderly-care', 'other'),
  language: fc.constantFrom(null, ...languages),
  gender: fc.constantFrom(null, ...genders),
  genderStrength: fc.constantFrom('none', 'prefer', 'must'),
  keepSame: fc.boolean(),
  pincode,
  slots: fc.array(hours, { maxLength: 4 }),
  requiredChecks: fc.subarray(['police', 'id'] as const),
  missingChecksBlock: fc.boolean(),
  zones: fc.constant(brandZones),
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
const people = fc.uniqueArray(candidateBy, { minLength: 1, maxLength: 8, selector: ({ id }) => id })
const purpose = fc.constantFrom('booking' as const, 'visit' as const)

const runs = { numRuns: 1_000 }
/** Runs for each of four improvements: ten thousand in all. */
const manyRuns = { numRuns: 2_500 }
test('the order of the rows does not change a ranking', () => {
  fc.assert(
    fc.property(
      wantedBy,
      people,
      purpose,
      fc.array(fc.integer(), { minLength: 8, maxLength: 8 }),
      (wanted, all, kind, keys) => {
        const shuffled = all
          .map((one, place) => ({ one, key: keys[place] ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ one }) => one)
        expect(JSON.stringify(rankCandidates(wanted, shuffled, kind))).toBe(
          JSON.stringify(rankCandidates(wanted, all, kind)),
        )
      },
    ),
    runs,
  )
})

test('the points of a candidate add up to the score, and no factor exceeds its maximum', () => {
  fc.assert(
    fc.property(wantedBy, people, purpose, (wanted, all, kind) => {
      const { eligible, askFirst, blocked } = rankCandidates(wanted, all, kind)
      expect(eligible.length + askFirst.length + blocked.length).toBe(all.length)
      for (const { score, reasons } of [...eligible, ...askFirst]) {
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        expect(reasons.reduce((sum, { max }) => sum + max, 0)).toBe(100)
        for (const { points, max } of reasons)
          expect(points >= 0 && points <= max && Number.isInteger(points)).toBe(true)
      }
    }),
    runs,
  )
})

test('preferring the same caretaker never ranks a new one above a known one', () => {
  fc.assert(
    fc.property(wantedBy, people, purpose, (wanted, all, kind) => {
      const orderOf = (keepSame: boolean) =>
        rankCandidates({ ...wanted, keepSame }, all, kind).eligible.map(({ candidate }) => candidate)
      const [before, after] = [orderOf(false), orderOf(true)]
      for (const [place, known] of before.entries())
        for (const newcomer of before.slice(place + 1))
          if (known.family.hasCared && !newcomer.family.hasCared)
            expect(after.indexOf(known)).toBeLessThan(after.indexOf(newcomer))
    }),
    runs,
  )
})

type Better = (wanted: CareNeed, one: Candidate) => Candidate
const improvements: Record<string, Better> = {
  'a shared language': ({ language }, one) =>
    language === null ? one : { ...one, languages: [...new Set([...one.languages, language])] },
  'a visit done': (_wanted, one) => ({
    ...one,
    family: { ...one.family, visits: one.family.visits + 1, toPatient: one.family.toPatient + 1, hasCared: true },
    recent: { ...one.recent, onTime: one.recent.onTime + 1 },
  }),
  'an hour less that week': (_wanted, one) => ({ ...one, weekMinutes: Math.max(0, one.weekMinutes - 60) }),
  'a free hour within the care': ({ slots }, one) => {
    const slot = slots.find(({ weekday }) => weekday !== one.weeklyOff)
    if (!slot) return one
    return { ...one, hours: [...one.hours, { ...slot, toMin: Math.min(slot.toMin, slot.fromMin + 60) }] }
  },
}
test.each(Object.entries(improvements))('%s never lowers the rank of a candidate', (_name, improve) => {
  fc.assert(
    fc.property(wantedBy, people, purpose, fc.nat(), (wanted, all, kind, chosen) => {
      const one = all[chosen % all.length] as Candidate
      const placeIn = (list: Candidate[]) => {
        const { eligible, askFirst } = rankCandidates(wanted, list, kind)
        return [eligible, askFirst].map((ranked) => ranked.findIndex(({ candidate }) => candidate.id === one.id))
      }
      const before = placeIn(all)
      const after = placeIn(all.map((other) => (other === one ? improve(wanted, one) : other)))
      for (const [list, place] of before.entries()) expect(after[list] ?? -1).toBeLessThanOrEqual(place)
    }),
    manyRuns,
  )
})
