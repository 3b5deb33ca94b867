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

test('the current visit is first, and the week is below it (rule CARE-18)', async () => {
  const later = aVisit({ inHours: 30, bookingId: 'P4R7TZ', brief: null })
  wire.answer(read, [aVisit(), later])
  await show()
  await expect.element(page.getByText('Narsamma Rao').first()).toBeVisible()
  await expect.element(page.getByText(/12-3-45, Station Road/).first()).toBeVisible()
  // The address of another caretaker's family is shown from a day before, and only its area until then (rule VISIT-6).
  await expect.element(page.getByText('Hanamkonda · P4R7TZ')).toBeVisible()
  await expectAccessible()
})

test('a week without visits shows an empty text and offers a day off', async () => {
  wire.answer(read, [])
  await show()
  await expect.element(page.getByText('You have not asked for a day off.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ask for a day off' })).toBeVisible()
  await expect.element(week().getByRole('listitem')).not.toBeInTheDocument()
})

test('the visits page shows a loading and a failed state', async () => {
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
