import type { WorkedSheet } from '@thodu/api/contract/reports/worked.schema'
import { addDays, dayInCity } from '@thodu/api/contract/time'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { WorkedSection } from './WorkedSection.tsx'

const read = 'GET /caretaker/worked'
const month = dayInCity(new Date()).slice(0, 7)
const sheet: WorkedSheet = {
  month,
  given: { D: 1, N: 0, L: 0, S: 0 },
  plannedMinutes: 720,
  minutes: 710,
  unproved: 0,
  missed: 0,
  replaced: 0,
  daysOff: 2,
  visits: [
    {
      _id: 'v1',
      day: `${month}-01`,
      code: 'D',
      status: 'done',
      plannedMinutes: 720,
      minutes: 710,
      isProved: true,
      isReplaced: false,
    },
  ],
}

test('a caretaker reads their current month and the previous one', async () => {
  wire.answer(read, sheet)
  const screen = await showCaretaker(<WorkedSection />)
  expect(wire.asked(read)).toHaveLength(0)
  await screen.getByRole('button', { name: 'Show my month' }).click()
  await expect.element(screen.getByText('11.8 worked, 12 planned')).toBeVisible()
  await expect.element(screen.getByText(/· Days · 11\.8 hours$/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Previous month' }).click()
  const before = addDays(`${month}-01`, -1).slice(0, 7)
  await expect.poll(() => wire.asked(read).at(-1)?.query).toMatchObject({ month: before })
})
