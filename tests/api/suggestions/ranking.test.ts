import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Candidate, Wanted } from '../../../api/src/suggestions/ranking/candidate.ts'
import { rankCandidates } from '../../../api/src/suggestions/ranking/rank-candidates.ts'
import { scorePlainly } from './plain-points.ts'
import { people, purpose, wantedBy } from './ranking-cases.ts'

const runs = { numRuns: 1_000 }
/** For each of four improvements: ten thousand in all. */
const manyRuns = { numRuns: 2_500 }
test('the order of the rows decides nothing', () => {
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

test('points add up, and none is more than there is', () => {
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

test('points and order are those of a plain model', () => {
  fc.assert(
    fc.property(wantedBy, people, purpose, (wanted, all, kind) => {
      const { eligible, askFirst } = rankCandidates(wanted, all, kind)
      for (const list of [eligible, askFirst]) {
        for (const { candidate, score } of list) expect(score).toBe(scorePlainly(wanted, candidate))
        const keys = list.map(({ candidate: { id, nameOrder: name, weekMinutes }, score }) => ({
          id,
          name,
          weekMinutes,
          score,
        }))
        for (const [place, one] of keys.entries())
          for (const later of keys.slice(place + 1)) {
            if (one.score !== later.score) expect(one.score).toBeGreaterThan(later.score)
            else if (one.weekMinutes !== later.weekMinutes) expect(one.weekMinutes).toBeLessThan(later.weekMinutes)
            else expect(one.name === later.name ? one.id < later.id : one.name < later.name).toBe(true)
          }
      }
    }),
    runs,
  )
})

test('to ask for the same person never puts somebody new before one whom the family knows', () => {
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

test('a gender nobody asked for changes nothing', () => {
  fc.assert(
    fc.property(wantedBy, people, purpose, (wanted, all, kind) => {
      const asked: Wanted = { ...wanted, gender: null, genderStrength: 'none' }
      const others = all.map((one): Candidate => ({ ...one, gender: one.gender === 'female' ? 'male' : 'female' }))
      const say = (list: Candidate[]) =>
        JSON.stringify(rankCandidates(asked, list, kind), (key, value) => (key === 'gender' ? undefined : value))
      expect(say(others)).toBe(say(all))
    }),
    runs,
  )
})

type Better = (wanted: Wanted, one: Candidate) => Candidate
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
test.each(Object.entries(improvements))('%s never lowers anybody', (_name, improve) => {
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
