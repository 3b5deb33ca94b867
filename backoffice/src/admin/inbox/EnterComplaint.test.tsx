import { familySchema } from '@thodu/api/contract/dashboard/dashboard.schema'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { aBooking } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { EnterComplaint } from './EnterComplaint.tsx'

const enter = 'POST /admin/complaints'

test('the office enters a complaint by phone about a past visit, and a refusal keeps the words (rule DAY-27)', async () => {
  const booking = aBooking()
  const family = sample(familySchema, { _id: 'f1', name: 'Asha Rao', bookings: [booking] })
  const past = { startsAt: '2026-11-20T03:30:00.000Z', endsAt: '2026-11-20T09:30:00.000Z' }
  wire.answer('GET /admin/families/{id}', family)
  wire.answer('GET /admin/visits', [sample(visitSchema, { _id: 'v1', status: 'done', ...past })])
  wire.answer('GET /admin/users', [])
  wire.answer(enter, refuse('privacy.restricted', 403))
  const screen = await showOffice(<EnterComplaint family={family} onClose={() => undefined} />, { at: '/inbox' })
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeDisabled()
  await expect.element(save).toHaveAccessibleDescription('Please fill in all fields.')
  // The only booking of the family is chosen already.
  await screen.getByRole('combobox', { name: 'Visit' }).click()
  await page.getByRole('option', { name: /Nov 20/ }).click()
  const words = screen.getByRole('textbox', { name: /^What happened/ })
  await words.fill('She came late')
  await expectAccessible()
  await save.click()
  await expect.element(screen.getByText(/account is closed/)).toBeVisible()
  await expect.element(words).toHaveValue('She came late')
  expect(wire.asked(enter)[0]?.body).toMatchObject({ visit: 'v1', text: 'She came late', way: 'phone' })
})
