import type { WorkedSheets } from '@thodu/api/contract/reports/worked.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { WorkedPage } from './WorkedPage.tsx'

const read = 'GET /admin/worked'
const sheet: WorkedSheets['sheets'][number] = {
  caretaker: { _id: 'c1', name: 'Sita Devi' },
  month: '2026-10',
  given: { D: 12, N: 3, L: 0, S: 0 },
  plannedMinutes: 9_000,
  minutes: 8_910,
  unproved: 1,
  missed: 1,
  replaced: 1,
  daysOff: 2,
  visits: [
    {
      _id: 'v1',
      day: '2026-10-01',
      code: 'D',
      status: 'missed',
      plannedMinutes: 720,
      minutes: null,
      isProved: false,
      isReplaced: true,
    },
  ],
}

test('the page lists each caretaker’s hours and, on request, their visits', async () => {
  wire.answer(read, { month: '2026-10', sheets: [sheet] })
  const screen = await showOffice(<WorkedPage />, { at: '/worked?month=2026-10' })
  await expect.element(screen.getByRole('heading', { name: 'Worked hours, October 2026' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Sita Devi 12 3 0 0 150 148.5 1 1 1 2' })).toBeVisible()
  await expect.element(screen.getByText('Missed, a substitute came')).not.toBeVisible()
  await screen.getByText('Sita Devi, every visit of October 2026').click()
  await expect.element(screen.getByText('Missed, a substitute came')).toBeVisible()
  await expectAccessible()
  await screen.getByLabelText('Month').fill('2026-09')
  await expect.poll(() => wire.asked(read).at(-1)?.query).toMatchObject({ month: '2026-09' })
})

test('the page loads again after an error, and shows a message for a month without work', async () => {
  wire.answer(read, refuse('server.failed', 500))
  const screen = await showOffice(<WorkedPage />)
  await expect.element(screen.getByText('The worked hours could not be loaded.')).toBeVisible()
  wire.answer(read, { month: '2026-10', sheets: [] })
  await screen.getByRole('button', { name: /again/i }).click()
  await expect.element(screen.getByText('No caretaker worked or was off in this month.')).toBeVisible()
})
