import { expect, test } from 'vitest'
import { brandPromises } from '../defaults/brand.config.ts'
import { mailReaders, mailTemplates, readerOf } from './mail-templates.ts'
import { keptPercent } from './promise-kinds.ts'
import { promisedHoursInEnglish, promisedHoursInHindi, promisedHoursInTelugu } from './promised-hours.ts'

test('sentences promise the measured hours and state whether they are office hours (rule PROM-1)', () => {
  const { clock, holidays: _, ...minutes } = brandPromises
  const office = clock === 'office'
  for (const [hours, word] of [
    [promisedHoursInEnglish, ' office'],
    [promisedHoursInTelugu, ' ఆఫీసు'],
    [promisedHoursInHindi, ' कामकाजी'],
  ] as const) {
    const said = Object.entries(minutes).map(([kind, length]) => [kind, `${length / 60}${office ? word : ''}`])
    expect(hours).toEqual({
      ...Object.fromEntries(said),
      fromCall: `${minutes.call / 60}`,
      fromMatch: `${minutes.match / 60}`,
    })
  }
})

test('percentages are rounded down (rule PROM-9)', () => {
  expect([keptPercent(199, 200), keptPercent(1, 3), keptPercent(20, 20), keptPercent(0, 20)]).toEqual([99, 33, 100, 0])
})

test('the template decides the reader of a mail (rule MAIL-9)', () => {
  const templates = ['received', 'comes', 'openForTeam', 'nobodyCame', 'takenOver', 'missingForTeam'] as const
  expect(templates.map(readerOf)).toEqual(['family', 'caretaker', 'team', 'family', 'caretaker', 'team'])
  expect(new Set(mailTemplates.map(readerOf))).toEqual(new Set(mailReaders))
})
