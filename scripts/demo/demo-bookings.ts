import { demoCustomers } from './demo-people.ts'
import { createSeededRandom } from './seeded-random.ts'

export type DemoStage = 'pending' | 'assigned' | 'confirmed' | 'active' | 'completed' | 'rated' | 'cancelled'

export type DemoBooking = {
  /** Days before today on which it was booked. */
  daysAgo: number
  /** Hour of the city at which it was booked. */
  hour: number
  /** Index into demoCustomers. */
  customer: number
  serviceType: string
  packageId: string
  stage: DemoStage
  /** Index into demoCaretakers, from stage `assigned` on. */
  caretaker?: number
  /** Days after booking on which care starts. */
  startsIn: number
  preferredTime?: string
  note?: string
  rating?: number
  review?: string
  care?: DemoCare
  /** How it is paid, and the state of the last request or the refund; fully paid by UPI by default. */
  paying?: 'cash' | 'asked' | 'claimed' | 'refund' | undefined
  /** How the promised call went; at once by default. */
  call?: 'at-once' | 'second-try' | 'late' | 'none'
  /** Hours until a caretaker is assigned (one by default), and for how long the family asked to wait. */
  match?: { after: number; heldFor?: number }
}

export type DemoCare = {
  /** Days from the start until completion; without it the care continues. */
  days?: number
  mode?: 'visits' | 'live-in'
  /** Weekdays with a visit; those of the package by default. */
  weekdays?: number[]
  /** Another caretaker (index into demoCaretakers) on some weekdays. */
  relief?: { caretaker: number; weekdays: number[] }
}

/** The same care is planned for one caretaker after another: the bookings of a lane never overlap. */
type Lane = Pick<DemoBooking, 'preferredTime'> & {
  caretaker: number
  /** Service and package of each booking in turn, with its length in days. */
  kinds: [serviceType: string, packageId: string, days: number][]
  care?: Pick<DemoCare, 'mode' | 'weekdays' | 'relief'>
  /** How the lane ends: care that continues, care that starts soon, or none. */
  last: 'active' | 'confirmed' | 'assigned' | 'none'
}

const monToSat = [1, 2, 3, 4, 5, 6]
const elderlyDay: Lane['kinds'] = [
  ['elderly-care', 'basic', 8],
  ['elderly-care', 'basic', 6],
  ['elderly-care', 'basic', 9],
]
const recovery: Lane['kinds'] = [
  ['post-operative', 'short', 7],
  ['caretaking', 'daytime', 6],
]
const baby: Lane['kinds'] = [
  ['baby-care', 'newborn', 7],
  ['baby-care', 'newborn', 9],
]
const sessions: Lane['kinds'] = [['physiotherapy', 'weekly', 7]]
const reliefOn = (caretaker: number, ...weekdays: number[]) => ({ relief: { caretaker, weekdays } })

const lanes: Lane[] = [
  { caretaker: 0, kinds: elderlyDay, care: reliefOn(13, 0), last: 'none' },
  { caretaker: 1, kinds: recovery, care: { weekdays: monToSat }, last: 'confirmed' },
  { caretaker: 2, kinds: baby, care: reliefOn(14, 0), last: 'active' },
  {
    caretaker: 3,
    kinds: [['elderly-care', 'premium', 9]],
    care: { mode: 'live-in', ...reliefOn(15, 0) },
    last: 'active',
  },
  { caretaker: 4, kinds: [['elderly-care', 'standard', 7]], care: reliefOn(5, 0, 5, 6), last: 'active' },
  { caretaker: 6, kinds: elderlyDay, care: { weekdays: monToSat }, last: 'active' },
  { caretaker: 7, kinds: [['caretaking', 'nighttime', 7]], care: { weekdays: monToSat }, last: 'active' },
  { caretaker: 9, kinds: baby, care: { weekdays: monToSat }, last: 'confirmed' },
  { caretaker: 10, kinds: [['caretaking', 'daytime', 7]], care: { weekdays: monToSat }, last: 'active' },
  { caretaker: 11, kinds: recovery, care: { weekdays: monToSat }, last: 'assigned' },
  { caretaker: 14, kinds: baby, care: { weekdays: monToSat }, last: 'active' },
  { caretaker: 15, kinds: [['caretaking', 'nighttime', 7]], care: { weekdays: [2, 3, 4, 5, 6] }, last: 'active' },
  { caretaker: 8, kinds: sessions, preferredTime: 'Morning 9-12', last: 'active' },
  { caretaker: 8, kinds: sessions, preferredTime: 'Evening 5-8', last: 'confirmed' },
  { caretaker: 12, kinds: sessions, preferredTime: 'Morning 9-12', last: 'active' },
  { caretaker: 12, kinds: sessions, preferredTime: 'Evening 5-8', last: 'none' },
]

const notes = [
  'Walks with the frame now, ten minutes twice a day.',
  'Dressing changed, wound is dry.',
  'Sleeps through from ten.',
  'Settled in well; likes the radio in the morning.',
  'Quiet nights, pressure 130 over 80.',
]
const reviews = [
  'On time every day, and kind to my mother.',
  'Very careful with the dressing.',
  'We could sleep again.',
  'Calls us after each visit.',
  'My father asks for her on Sundays too.',
  '',
  '',
]
const ratings = [5, 5, 5, 4, 5, 4, 5, 3]

/** First day of the history, in days before today. */
const history = 42
const seed = 506_001

/** The customer whose sign-in the demo prints, and their patient's caretaker. */
const story: DemoBooking[] = [
  {
    daysAgo: 12,
    hour: 10,
    customer: 0,
    serviceType: 'elderly-care',
    packageId: 'basic',
    stage: 'active',
    caretaker: 0,
    care: reliefOn(13, 0),
    paying: 'asked',
    startsIn: 2,
    call: 'second-try',
    note: 'Short walk to the gate and back.',
  },
]

/** The family asked the office to wait with the choice of a caretaker. */
const isHeld = { match: { after: 6, heldFor: 96 } }

/** Bookings that ended before care began, and those that wait for a caretaker; the newest one waits for its call. */
const others: Omit<DemoBooking, 'customer' | 'hour'>[] = [
  { daysAgo: 40, serviceType: 'physiotherapy', packageId: 'weekly', stage: 'cancelled', startsIn: 4 },
  { daysAgo: 36, serviceType: 'elderly-care', packageId: 'standard', stage: 'cancelled', startsIn: 5 },
  { daysAgo: 31, serviceType: 'caretaking', packageId: 'daytime', stage: 'cancelled', startsIn: 3 },
  { daysAgo: 27, serviceType: 'post-operative', packageId: 'short', stage: 'cancelled', startsIn: 6 },
  { daysAgo: 24, serviceType: 'elderly-care', packageId: 'basic', stage: 'cancelled', startsIn: 4 },
  { daysAgo: 19, serviceType: 'baby-care', packageId: 'infant', stage: 'cancelled', startsIn: 5 },
  { daysAgo: 15, serviceType: 'physiotherapy', packageId: 'single', stage: 'cancelled', startsIn: 3 },
  { daysAgo: 10, serviceType: 'caretaking', packageId: 'nighttime', stage: 'cancelled', startsIn: 4 },
  { daysAgo: 6, serviceType: 'elderly-care', packageId: 'standard', stage: 'cancelled', startsIn: 4 },
  { daysAgo: 3, serviceType: 'elderly-care', packageId: 'basic', stage: 'pending', startsIn: 8 },
  { daysAgo: 1, serviceType: 'physiotherapy', packageId: 'monthly', stage: 'pending', startsIn: 9, ...isHeld },
  { daysAgo: 1, serviceType: 'caretaking', packageId: 'daytime', stage: 'pending', startsIn: 7, ...isHeld },
  { daysAgo: 0, serviceType: 'post-operative', packageId: 'short', stage: 'pending', startsIn: 6, ...isHeld },
  { daysAgo: 0, serviceType: 'baby-care', packageId: 'newborn', stage: 'pending', startsIn: 4, call: 'none' },
]

/** Lanes of the story's caretaker end before that care; all others end the day before yesterday. */
const lastDayOf = ({ caretaker }: Lane): number => (caretaker === 0 ? -12 : -2)
/** Longest time since the start of care that continues, in days: a course of sessions is soon over. */
const longestActive = (serviceType: string): number => (serviceType === 'physiotherapy' ? 4 : 30)

function listBookings(): DemoBooking[] {
  const random = createSeededRandom(seed)
  const chance = (percent: number): boolean => random.below(100) < percent
  /** Families take turns, so that the care of one patient rarely overlaps. */
  const turns = { baby: 0, elder: 0 }
  const places = [...demoCustomers.keys()].slice(1)
  const nextFamily = (serviceType: string): number => {
    const kind = serviceType === 'baby-care' ? 'baby' : 'elder'
    const among = places.filter((place) => (demoCustomers[place]?.isBaby === true) === (kind === 'baby'))
    turns[kind] += 1
    return among[turns[kind] % among.length] ?? 0
  }
  const noted = (percent: number) => (chance(percent) ? { note: random.pick(notes) } : {})
  /** @param start first day of care, relative to today */
  const book = (lane: Lane, [serviceType, packageId]: Lane['kinds'][number], start: number, daysAgo: number) => ({
    daysAgo,
    startsIn: start + daysAgo,
    hour: 9 + random.below(9),
    customer: nextFamily(serviceType),
    serviceType,
    packageId,
    caretaker: lane.caretaker,
    ...(lane.preferredTime ? { preferredTime: lane.preferredTime } : {}),
  })
  const call = (): Pick<DemoBooking, 'call'> => ({ call: chance(82) ? 'at-once' : chance(70) ? 'second-try' : 'late' })

  function complete(lane: Lane, kind: Lane['kinds'][number], start: number): DemoBooking {
    const isRated = chance(70)
    return {
      ...book(lane, kind, start, 2 + random.below(3) - start),
      ...call(),
      ...noted(50),
      stage: isRated ? 'rated' : 'completed',
      care: { ...lane.care, days: kind[2] },
      ...(isRated ? { rating: random.pick(ratings), review: random.pick(reviews) } : {}),
      ...(chance(12) ? { paying: 'cash' } : {}),
      ...(chance(8) ? { match: { after: 8 } } : {}),
    }
  }
  function continueLane(lane: Lane, kind: Lane['kinds'][number], free: number): DemoBooking[] {
    const { last, care } = lane
    if (last === 'none') return []
    const days = kind[0] === 'physiotherapy' ? { days: 7 } : {}
    if (last !== 'active') {
      const start = 3 + random.below(3)
      return [{ ...book(lane, kind, start, last === 'confirmed' ? 2 : 1), stage: last, care: { ...care, ...days } }]
    }
    const start = Math.max(Math.min(free, -1), -longestActive(kind[0]))
    return [
      { ...book(lane, kind, start, 3 - start), ...call(), ...noted(60), stage: 'active', care: { ...care, ...days } },
    ]
  }
  function fillLane(lane: Lane): DemoBooking[] {
    const bookings: DemoBooking[] = []
    const kindOf = (turn: number) => lane.kinds[turn % lane.kinds.length] ?? (['elderly-care', 'basic', 9] as const)
    let start = random.below(5) - history + 4
    let turn = random.below(lane.kinds.length)
    for (; start + kindOf(turn)[2] <= lastDayOf(lane); turn += 1) {
      bookings.push(complete(lane, [...kindOf(turn)], start))
      start += kindOf(turn)[2] + 1 + random.below(2)
    }
    return [...bookings, ...continueLane(lane, [...kindOf(turn)], start)]
  }

  const planned = lanes.flatMap(fillLane)
  const waiting = others.map((booking) => ({
    ...booking,
    hour: 9 + random.below(9),
    customer: nextFamily(booking.serviceType),
  }))
  const active = planned.filter(({ stage }) => stage === 'active')
  // Its advance of a week was more than its six days, and its settlement is some days old.
  const refunded = planned.findLast(
    ({ care, daysAgo, startsIn, paying }) => care?.days === 6 && daysAgo > startsIn + 10 && paying !== 'cash',
  )
  const paying = new Map<DemoBooking | undefined, DemoBooking['paying']>([
    [active[0], 'claimed'],
    [active[1], 'asked'],
    [refunded, 'refund'],
  ])
  const paid = planned.map((booking) => ({ ...booking, paying: paying.get(booking) ?? booking.paying }))
  return [...story, ...paid, ...waiting]
}

/** About 90 bookings of the last six weeks, the same at each start. */
export const demoBookings: DemoBooking[] = listBookings()

const elderly = { mobilityLevel: 'Needs help to walk', medications: 'Metformin, morning and night', fallRisk: 'Yes' }
const baby7 = { babyAge: '7 months', feedingSchedule: 'Every three hours' }
/** Answers to the service's own fields of the form. */
export const demoDetails: Readonly<Record<string, Record<string, string>>> = {
  'elderly-care': elderly,
  'post-operative': { surgeryType: 'Knee replacement', woundCareNeeds: 'Yes' },
  'baby-care': baby7,
  physiotherapy: { condition: 'Frozen shoulder', affectedArea: 'Right shoulder', physioGoals: 'Reduce pain' },
  caretaking: { chronicIllness: 'Blood pressure', supportRequired: 'Remind to take medicine' },
}
