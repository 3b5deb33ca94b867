import { type CareShape, careShapes } from '@thodu/api/contract/care/care-shapes'
import { services } from '@thodu/api/contract/care/catalogue'
import { expect, test } from 'vitest'
import { describePackage } from './package-facts.ts'

const facts = Object.fromEntries(
  services.flatMap((service) =>
    service.packages.map((option) => {
      const { hours, stay = '', saves } = describePackage(service.id, option)
      return [`${service.id}.${option.id}`, [hours, stay, saves].join(' | ')]
    }),
  ),
)

test('every package shows its hours, the cost of a typical stay and the saving in rupees (rule CAT-13)', () => {
  expect(facts).toEqual({
    'elderly-care.basic': '6 hours each day | 7 days: ₹21,000 | You save ₹500 per day',
    'elderly-care.standard': '12 hours each day | 7 days: ₹38,500 | You save ₹1,000 per day',
    'elderly-care.premium': 'Day and night, 7 days a week | 7 days: ₹70,000 | You save ₹2,000 per day',
    'post-operative.short':
      '7 days of 8 hours, or as we agree in the call | The whole week: ₹15,000 | You save ₹3,000 per week',
    'post-operative.extended':
      '14 days of 8 hours, or as we agree in the call | ₹14,000 for each week | You save ₹6,000',
    'post-operative.intensive': 'Day and night for 1 week | The whole week: ₹50,000 | You save ₹10,000 per week',
    'caretaking.daytime': '8 hours by day | 7 days: ₹28,000 | You save ₹500',
    'caretaking.nighttime': '10 hours, usually from 8 PM to 6 AM | 7 nights: ₹31,500 | You save ₹500 per night',
    'caretaking.full': '24 hours, day and night | 7 days: ₹63,000 | You save ₹1,000 per day',
    'baby-care.newborn': '6 hours | 7 days: ₹24,500 | You save ₹500',
    'baby-care.infant': '12 hours | 7 days: ₹42,000 | You save ₹1,000',
    'baby-care.full-support': 'Day and night, 7 days a week | 7 days: ₹84,000 | You save ₹2,000',
    'physiotherapy.single': '1 session of 1 hour |  | You save ₹200',
    'physiotherapy.weekly': '5 sessions within a week | ₹700 for each session | You save ₹500',
    'physiotherapy.monthly': '20 sessions within a month | ₹600 for each session | You save ₹2,000',
  })
})

/** The numbers by which visits are planned: hours a day (unless day and night) and units. */
function numbersOf({ mode, shifts, units }: CareShape): number[] {
  const [shift] = shifts
  const counted = units === null ? [] : [units]
  if (mode === 'two-shifts') return counted.map((days) => days / 7)
  // The length of a session is in the first line of its service.
  return shift?.code === 'S' ? counted : [...counted, (shift?.minutes ?? 0) / 60]
}

test('the hours shown of a package are the hours its visits are planned by (rule VISIT-2)', () => {
  for (const service of services)
    for (const option of service.packages) {
      const shape = careShapes[service.id][option.id]
      const { hours = '' } = describePackage(service.id, option)
      const said = [...hours.matchAll(/\d+/g)].map(([number]) => Number(number))
      if (!shape) throw new Error(`${service.id}.${option.id} has no hours in care-shapes.ts`)
      expect({ [hours]: said }).toEqual({ [hours]: expect.arrayContaining(numbersOf(shape)) })
    }
})

test('a sentence with clock times matches the begin and end of the care day', () => {
  const onClock = (minute: number) => String(((minute / 60 + 11) % 12) + 1)
  const said = services.flatMap((service) =>
    service.packages.flatMap((option) => {
      const [, from, until] = /from (\d+) .M to (\d+) .M/.exec(describePackage(service.id, option).hours ?? '') ?? []
      const [shift] = careShapes[service.id][option.id]?.shifts ?? []
      return from && shift ? [[from, until, onClock(shift.startMin), onClock(shift.startMin + shift.minutes)]] : []
    }),
  )
  expect(said).toEqual([['8', '6', '8', '6']])
})
