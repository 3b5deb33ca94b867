import { describe, expect, test } from 'vitest'
import { initialOrganisation } from '../../contract/settings/initial-settings.ts'
import type { Candidate, CareNeed, Reason } from './candidate.ts'
import { rankCandidates } from './rank-candidates.ts'
import { scoreCandidate } from './score-candidate.ts'

const day = { weekday: 1, fromMin: 480, toMin: 1_200 }
const wanted: CareNeed = {
  patientName: 'Sita',
  serviceType: 'elderly-care',
  language: 'te',
  gender: null,
  genderStrength: 'none',
  keepSame: false,
  pincode: '506001',
  slots: [day],
  requiredChecks: [],
  zones: initialOrganisation.zones,
  missingChecksBlock: false,
}
const nobody: Candidate = {
  id: 'a',
  name: 'Anitha',
  nameOrder: 'anitha',
  serviceTypes: ['elderly-care'],
  gender: 'unsaid',
  languages: [],
  pincode: null,
  weeklyOff: null,
  hours: [],
  maxWeekMinutes: 2_880,
  weekMinutes: 0,
  checks: [],
  family: { visits: 0, toPatient: 0, hasCared: false, isBlocked: false },
  recent: { onTime: 0, late: 0, missed: 0 },
  ratings: { count: 0, sum: 0 },
  isFull: false,
  isBusy: false,
}
const person = (given: Partial<Candidate>): Candidate => ({ ...nobody, ...given })
const pointsOf = (given: Partial<Candidate>, asked: Partial<CareNeed> = {}) =>
  Object.fromEntries(
    scoreCandidate({ ...wanted, ...asked }, person(given)).reasons.map(({ factor, points, code }) => [
      factor,
      [points, code],
    ]),
  )
const family = (visits: number, toPatient = visits) => ({ visits, toPatient, hasCared: true, isBlocked: false })

describe('points of a caretaker (rule MATCH-4)', () => {
  test('are half for unknown factors, and none for a new family', () => {
    expect(pointsOf({})).toEqual({
      continuity: [0, 'newToFamily'],
      language: [10, 'languagesUnknown'],
      distance: [10, 'distanceUnknown'],
      load: [12, 'weekHours'],
      hours: [4, 'hoursUnknown'],
      reliability: [3, 'reliabilityUnknown'],
      rating: [2, 'notRated'],
    })
  })

  test.each<[string, Partial<Candidate>, Partial<CareNeed>, string, [number, string]]>([
    ['cared without visits', { family: family(0) }, {}, 'continuity', [15, 'caredBefore']],
    ['cared twice', { family: family(2) }, {}, 'continuity', [21, 'caredForPatient']],
    ['cared for another patient of theirs', { family: family(2, 1) }, {}, 'continuity', [21, 'caredForFamily']],
    ['cared often', { family: family(40) }, {}, 'continuity', [30, 'caredForPatient']],
    ['speaks it', { languages: ['te'] }, {}, 'language', [20, 'speaks']],
    ['speaks another', { languages: ['hi'] }, {}, 'language', [0, 'speaksNot']],
    ['no language asked', { languages: ['hi'] }, { language: null }, 'language', [10, 'languageNotAsked']],
    ['same pincode', { pincode: '506001' }, {}, 'distance', [20, 'samePincode']],
    ['same zone', { pincode: '506009' }, {}, 'distance', [14, 'sameZone']],
    ['next zone', { pincode: '506002' }, {}, 'distance', [8, 'nextZone']],
    ['another end', { pincode: '506006' }, {}, 'distance', [0, 'farAway']],
    ['another town', { pincode: '500001' }, {}, 'distance', [0, 'farAway']],
    ['half a week', { weekMinutes: 1_440 }, {}, 'load', [6, 'weekHours']],
    ['more than the week', { weekMinutes: 4_000 }, {}, 'load', [0, 'weekHours']],
    ['free then', { hours: [{ ...day, fromMin: 0, toMin: 1_440 }] }, {}, 'hours', [8, 'insideHours']],
    ['free for half of it', { hours: [{ ...day, toMin: 840 }] }, {}, 'hours', [6, 'partlyInside']],
    ['free on another day', { hours: [{ ...day, weekday: 2 }] }, {}, 'hours', [0, 'outsideHours']],
    ['off on that day', { weeklyOff: 1 }, {}, 'hours', [0, 'dayOff']],
    [
      'a night of Saturday in hours of two days',
      {
        hours: [
          { weekday: 6, fromMin: 1_200, toMin: 1_440 },
          { weekday: 0, fromMin: 0, toMin: 600 },
        ],
      },
      { slots: [{ weekday: 6, fromMin: 1_200, toMin: 1_800 }] },
      'hours',
      [8, 'insideHours'],
    ],
    ['always on time', { recent: { onTime: 20, late: 0, missed: 0 } }, {}, 'reliability', [6, 'alwaysOnTime']],
    ['missed all', { recent: { onTime: 0, late: 0, missed: 20 } }, {}, 'reliability', [0, 'lateOrMissed']],
    ['rated 5 by many', { ratings: { count: 50, sum: 250 } }, {}, 'rating', [4, 'rated']],
    ['rated 1 by one', { ratings: { count: 1, sum: 1 } }, {}, 'rating', [3, 'rated']],
  ])('follow the facts of each factor: %s', (_name, given, asked, factor, expected) => {
    expect(pointsOf(given, asked)[factor]).toEqual(expected)
  })

  test('count a preferred gender, at the expense of continuity', () => {
    const asked = { gender: 'female', genderStrength: 'prefer' } as const
    expect(pointsOf({ gender: 'female', family: family(9) })).not.toHaveProperty('gender')
    expect(pointsOf({ gender: 'female', family: family(9) }, asked)).toMatchObject({
      continuity: [20, 'caredForPatient'],
      gender: [10, 'womanAsAsked'],
    })
    expect(pointsOf({ gender: 'male' }, asked).gender).toEqual([0, 'womanAsked'])
    expect(pointsOf({}, asked).gender).toEqual([5, 'genderUnknown'])
  })
})

describe('a preference for the same caretaker', () => {
  const asked = { keepSame: true }

  test('counts when the family has it, at the expense of distance', () => {
    expect(pointsOf({ family: family(1), pincode: '506001' })).not.toHaveProperty('same')
    expect(pointsOf({ family: family(1), pincode: '506001' }, asked)).toMatchObject({
      continuity: [18, 'caredForPatient'],
      same: [10, 'sameAsAsked'],
      distance: [10, 'samePincode'],
    })
    expect(pointsOf({ family: family(0), pincode: '506009' }, asked)).toMatchObject({
      same: [10, 'sameAsAsked'],
      distance: [7, 'sameZone'],
    })
    expect(pointsOf({ pincode: '506002' }, asked)).toMatchObject({ same: [0, 'sameAsked'], distance: [4, 'nextZone'] })
    expect(pointsOf({}, asked).distance).toEqual([5, 'distanceUnknown'])
  })

  test("ranks a known caretaker before one who speaks the family's language", () => {
    const known = person({ id: 'known', family: family(0), languages: ['hi'] })
    const speaker = person({ id: 'speaker', languages: ['te'] })
    const first = (keepSame: boolean) =>
      rankCandidates({ ...wanted, keepSame }, [known, speaker], 'booking').eligible[0]?.candidate.id
    expect([first(false), first(true)]).toEqual(['speaker', 'known'])
  })
})

describe('the order of caretakers', () => {
  test('with equal points: fewer hours of the week, then name, then id', () => {
    const tired = person({ id: 'd', name: 'Aaa', nameOrder: 'aaa', weekMinutes: 10 })
    const named = [
      person({ id: 'f', name: 'Bhavani', nameOrder: 'bhavani' }),
      person({ id: 'e', name: 'अर्चना', nameOrder: 'archana' }),
    ]
    const people = [tired, ...named, person({ id: 'b' }), person({ id: 'a' })]
    const inOrder = (all: Candidate[], list: 'eligible' | 'blocked') =>
      rankCandidates(wanted, all, 'booking')[list].map(({ candidate }) => candidate.id)
    expect(inOrder(people, 'eligible')).toEqual(['a', 'b', 'e', 'f', 'd'])
    const full = people.map((one) => ({ ...one, isFull: true }))
    expect(inOrder(full, 'blocked')).toEqual(['d', 'a', 'b', 'e', 'f'])
  })

  test('a missing check excludes only in the mode "block", else it is listed and decides between equal points', () => {
    const asked: CareNeed = { ...wanted, requiredChecks: ['police', 'references'] }
    const people = [
      person({ id: 'none', name: 'Aaa', nameOrder: 'aaa' }),
      person({ id: 'one', name: 'Bbb', nameOrder: 'bbb', checks: ['id', 'police'] }),
      person({ id: 'all', name: 'Ccc', nameOrder: 'ccc', checks: ['references', 'police'] }),
      person({ id: 'better', name: 'Ddd', nameOrder: 'ddd', languages: ['te'] }),
      person({ id: 'tired', name: 'Eee', nameOrder: 'eee', checks: ['references', 'police'], weekMinutes: 10 }),
    ]
    const { eligible, blocked } = rankCandidates(asked, people, 'booking')
    expect(eligible.map(({ candidate, missingChecks }) => [candidate.id, missingChecks])).toEqual([
      ['better', ['police', 'references']],
      ['all', []],
      ['tired', []],
      ['one', ['references']],
      ['none', ['police', 'references']],
    ])
    expect(blocked).toEqual([])
    const strict = rankCandidates({ ...asked, missingChecksBlock: true }, people, 'booking')
    expect(strict.eligible.map(({ candidate }) => candidate.id)).toEqual(['all', 'tired'])
    expect(new Set(strict.blocked.flatMap(({ refusals }) => refusals))).toEqual(new Set(['booking.checks_missing']))
  })

  test('a required gender, a family block or a missing check excludes, and other services list separately', () => {
    const checks = { requiredChecks: ['police'], missingChecksBlock: true } as const
    const asked: CareNeed = { ...wanted, gender: 'female', genderStrength: 'must', ...checks }
    const fine = person({ id: 'fine', gender: 'female', checks: ['police'] })
    const people = [
      fine,
      person({ ...fine, id: 'other', serviceTypes: ['baby-care'] }),
      person({ ...fine, id: 'man', gender: 'male' }),
      person({ ...fine, id: 'unchecked', checks: ['id'] }),
      person({ ...fine, id: 'never', family: { ...nobody.family, isBlocked: true }, isFull: true }),
      person({ ...fine, id: 'busy', isBusy: true }),
    ]
    const ranked = (purpose: 'booking' | 'visit') => {
      const { eligible, askFirst, blocked } = rankCandidates(asked, people, purpose)
      const idsOf = (list: { candidate: Candidate }[]) => list.map(({ candidate }) => candidate.id)
      return [
        idsOf(eligible),
        idsOf(askFirst),
        Object.fromEntries(blocked.map((one) => [one.candidate.id, one.refusals])),
      ]
    }
    const always = { man: ['booking.woman_asked'], unchecked: ['booking.checks_missing'] }
    const never = 'booking.family_blocked'
    expect(ranked('booking')).toEqual([
      ['busy', 'fine'],
      ['other'],
      { ...always, never: [never, 'booking.caretaker_busy'] },
    ])
    expect(ranked('visit')).toEqual([
      ['fine'],
      ['other'],
      { ...always, never: [never], busy: ['visit.caretaker_busy'] },
    ])
  })
})

const tuesday = { ...day, weekday: 2 }
const reasonOf = (factor: Reason['factor'], given: Partial<Candidate>, asked: Partial<CareNeed> = {}) =>
  scoreCandidate({ ...wanted, ...asked }, { ...nobody, ...given }).reasons.find((reason) => reason.factor === factor)
const visited = { visits: 2, toPatient: 2, hasCared: false, isBlocked: false }

test.each<[string, Reason['factor'], Partial<Candidate>, Partial<CareNeed>, Partial<Reason>]>([
  [
    'hours of the week are given in hours',
    'load',
    { weekMinutes: 1_440 },
    {},
    { isKnown: true, values: { hours: 24, of: 48 } },
  ],
  ['unknown facts are shown as unknown', 'language', {}, {}, { isKnown: false, points: 10 }],
  ['no hours asked', 'hours', {}, { slots: [] }, { points: 4, code: 'hoursNotAsked' }],
  ['off on one of two days', 'hours', { weeklyOff: 1 }, { slots: [day, tuesday] }, { points: 2, code: 'dayOffFalls' }],
  [
    'off on one of two days, and free on both',
    'hours',
    { weeklyOff: 1, hours: [day, tuesday] },
    { slots: [day, tuesday] },
    { points: 6, code: 'partlyInside' },
  ],
  [
    'all but a minute is not all',
    'hours',
    { hours: [{ ...day, toMin: 1_199 }] },
    {},
    { points: 7, code: 'partlyInside' },
  ],
  [
    'late is half as good',
    'reliability',
    { recent: { onTime: 2, late: 2, missed: 0 } },
    {},
    { points: 4, code: 'lateOrMissed' },
  ],
  [
    'late once and missed once',
    'reliability',
    { recent: { onTime: 1, late: 1, missed: 1 } },
    {},
    { points: 3, code: 'lateOrMissed' },
  ],
  ['an average', 'rating', { ratings: { count: 2, sum: 9 } }, {}, { points: 3, values: { average: '4.5', count: 2 } }],
  ['came for a visit alone', 'continuity', { family: visited }, {}, { points: 21, code: 'caredForPatient' }],
  [
    'came for a visit alone, and is wanted again',
    'same',
    { family: visited },
    { keepSame: true },
    { points: 10, code: 'sameAsAsked' },
  ],
  [
    'a man as asked',
    'gender',
    { gender: 'male' },
    { gender: 'male', genderStrength: 'prefer' },
    { points: 10, code: 'manAsAsked' },
  ],
  [
    'no man',
    'gender',
    { gender: 'female' },
    { gender: 'male', genderStrength: 'prefer' },
    { points: 0, code: 'manAsked' },
  ],
  [
    'a family without a pincode',
    'distance',
    { pincode: '506001' },
    { pincode: null },
    { points: 10, code: 'distanceUnknown' },
  ],
])('each reason has its points, code and values: %s', (_, factor, given, asked, reason) =>
  expect(reasonOf(factor, given, asked)).toMatchObject(reason),
)
