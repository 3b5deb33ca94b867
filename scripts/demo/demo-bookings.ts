export type DemoStage = 'pending' | 'assigned' | 'confirmed' | 'active' | 'completed' | 'rated' | 'cancelled'

export type DemoBooking = {
  /** Days before today on which it was booked. */
  daysAgo: number
  /** Index into demoCustomers. */
  customer: number
  serviceType: string
  packageId: string
  stage: DemoStage
  /** Index into demoCaretakers, from stage `assigned` on. */
  caretaker?: number
  /** Days after booking on which care starts. */
  startsIn?: number
  details: Record<string, string>
  note?: string
  rating?: number
  review?: string
  care?: DemoCare
  /** How it is paid, and the state of the last request or the refund; fully paid by UPI by default. */
  paying?: 'cash' | 'asked' | 'claimed' | 'refund'
  /** How the promised call went; at once by default. */
  call?: 'at-once' | 'second-try' | 'late' | 'none'
  /** Hours until a caretaker is assigned (one by default), and for how long the family asked to wait. */
  match?: { after: number; heldFor?: number }
}

export type DemoCare = {
  /** Days from the start until completion; without it the care continues. */
  days?: number
  mode?: 'visits' | 'live-in'
  /** Caretaker on Sundays: index into demoCaretakers. */
  sundays?: number
}

const elderly = { mobilityLevel: 'Needs help to walk', medications: 'Metformin, morning and night', fallRisk: 'Yes' }
const recovery = { surgeryType: 'Knee replacement', surgeryDate: '2026-01-10', woundCareNeeds: 'Yes' }
const baby = { babyAge: '7 months', feedingSchedule: 'Every three hours' }
const physio = { condition: 'Frozen shoulder', affectedArea: 'Right shoulder', physioGoals: 'Reduce pain' }
const support = { chronicIllness: 'Blood pressure', supportRequired: 'Remind to take medicine' }

/** Bookings of the last six weeks, oldest first; a caretaker has at most one open booking. */
export const demoBookings: DemoBooking[] = [
  {
    daysAgo: 44,
    customer: 1,
    serviceType: 'elderly-care',
    packageId: 'basic',
    stage: 'rated',
    caretaker: 0,
    care: { days: 11 },
    details: elderly,
    note: 'Walks with the frame now, ten minutes twice a day.',
    rating: 5,
    review: 'On time every day, and kind to my father.',
  },
  {
    daysAgo: 41,
    customer: 0,
    serviceType: 'post-operative',
    packageId: 'short',
    stage: 'rated',
    caretaker: 1,
    care: { days: 8 },
    call: 'second-try',
    details: recovery,
    note: 'Dressing changed, wound is dry.',
    rating: 4,
    review: 'Very careful with the dressing.',
  },
  {
    daysAgo: 37,
    customer: 2,
    serviceType: 'baby-care',
    packageId: 'newborn',
    stage: 'completed',
    caretaker: 2,
    care: { days: 10 },
    match: { after: 8 },
    details: baby,
    note: 'Sleeps through from ten.',
  },
  {
    daysAgo: 33,
    customer: 3,
    serviceType: 'physiotherapy',
    packageId: 'weekly',
    stage: 'cancelled',
    startsIn: 4,
    details: physio,
  },
  {
    daysAgo: 30,
    customer: 0,
    serviceType: 'elderly-care',
    packageId: 'standard',
    stage: 'rated',
    caretaker: 3,
    care: { days: 13, sundays: 4 },
    call: 'late',
    details: elderly,
    rating: 5,
  },
  {
    daysAgo: 27,
    customer: 3,
    serviceType: 'caretaking',
    packageId: 'daytime',
    stage: 'rated',
    caretaker: 0,
    care: { days: 12 },
    details: support,
    rating: 4,
    review: 'Calls me after each visit.',
  },
  {
    daysAgo: 22,
    customer: 1,
    serviceType: 'caretaking',
    packageId: 'nighttime',
    stage: 'completed',
    caretaker: 1,
    care: { days: 10 },
    paying: 'cash',
    match: { after: 9, heldFor: 10 },
    details: support,
    note: 'Quiet nights, pressure 130 over 80.',
  },
  {
    daysAgo: 18,
    customer: 2,
    serviceType: 'baby-care',
    packageId: 'infant',
    stage: 'rated',
    caretaker: 2,
    care: { days: 12 },
    paying: 'refund',
    details: baby,
    rating: 5,
    review: 'We could sleep again.',
  },
  {
    daysAgo: 15,
    customer: 0,
    serviceType: 'post-operative',
    packageId: 'short',
    stage: 'completed',
    caretaker: 4,
    care: { days: 8 },
    call: 'second-try',
    details: recovery,
    note: 'The wound has closed well.',
  },
  {
    daysAgo: 12,
    customer: 3,
    serviceType: 'elderly-care',
    packageId: 'premium',
    stage: 'active',
    caretaker: 3,
    care: { mode: 'live-in', sundays: 5 },
    paying: 'claimed',
    startsIn: 3,
    call: 'late',
    details: elderly,
    note: 'Settled in well; likes the radio in the morning.',
  },
  {
    daysAgo: 9,
    customer: 0,
    serviceType: 'elderly-care',
    packageId: 'standard',
    stage: 'active',
    caretaker: 0,
    care: { sundays: 4 },
    paying: 'asked',
    startsIn: 2,
    call: 'second-try',
    details: elderly,
    note: 'Short walk to the gate and back.',
  },
  {
    daysAgo: 6,
    customer: 1,
    serviceType: 'post-operative',
    packageId: 'extended',
    stage: 'confirmed',
    caretaker: 1,
    care: {},
    startsIn: 9,
    details: recovery,
  },
  {
    daysAgo: 4,
    customer: 2,
    serviceType: 'physiotherapy',
    packageId: 'single',
    stage: 'cancelled',
    startsIn: 4,
    details: physio,
  },
  {
    daysAgo: 3,
    customer: 3,
    serviceType: 'caretaking',
    packageId: 'full',
    stage: 'assigned',
    caretaker: 2,
    care: {},
    startsIn: 6,
    details: support,
  },
  {
    daysAgo: 2,
    customer: 0,
    serviceType: 'physiotherapy',
    packageId: 'monthly',
    stage: 'pending',
    startsIn: 7,
    call: 'second-try',
    details: physio,
  },
  {
    daysAgo: 1,
    customer: 1,
    serviceType: 'elderly-care',
    packageId: 'basic',
    stage: 'pending',
    startsIn: 5,
    details: elderly,
  },
  {
    daysAgo: 0,
    customer: 2,
    serviceType: 'baby-care',
    packageId: 'full-support',
    stage: 'pending',
    startsIn: 4,
    call: 'none',
    details: baby,
  },
]
