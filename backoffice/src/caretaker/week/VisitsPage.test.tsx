import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aVisit } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { VisitsPage } from './VisitsPage.tsx'

const read = 'GET /caretaker/visits'

function show() {
  wire.answer('GET /caretaker/bookings', [])
  wire.answer('GET /caretaker/time-off', [])
  return showCaretaker(<VisitsPage />, { at: '/visits', resource: 'visits' })
}
const week = () => page.getByRole('region', { name: 'The next seven days' })

test('the page shows the current visit first and the week below it (rule CARE-18)', async () => {
  const later = aVisit({ inHours: 30, bookingId: 'P4R7TZ', brief: null })
  wire.answer(read, [aVisit(), later])
  await show()
  await expect.element(page.getByText('Narsamma Rao').first()).toBeVisible()
  await expect.element(page.getByText(/12-3-45, Station Road/).first()).toBeVisible()
  // The second visit begins in 30 hours. Until 24 hours before a visit, only the family's area is shown (rule VISIT-6).
  await expect.element(page.getByText('Hanamkonda · P4R7TZ')).toBeVisible()
  await expectAccessible()
})

test('the page of a week without visits offers the caretaker to ask for a day off', async () => {
  wire.answer(read, [])
  await show()
  await expect.element(page.getByText('You have not asked for a day off.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ask for a day off' })).toBeVisible()
  await expect.element(week().getByRole('listitem')).not.toBeInTheDocument()
})

test('the page shows that it is loading, shows an error, and can load the visits again', async () => {
  const first = later<ReturnType<typeof refuse>>()
  wire.answer(read, () => first.promise)
  await show()
  await expect.element(page.getByRole('status', { name: 'Loading…' }).first()).toBeVisible()
  first.give(refuse('request.conflict', 409))
  await expect.element(page.getByText('Your visits could not be loaded.')).toBeVisible()
  wire.answer(read, [aVisit()])
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(page.getByText('Narsamma Rao').first()).toBeVisible()
})
