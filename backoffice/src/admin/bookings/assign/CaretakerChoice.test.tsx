import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aBookingRow, aCaretaker, aSuggestion } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { AssignCaretaker } from './AssignCaretaker.tsx'
import { CaretakerChoice } from './CaretakerChoice.tsx'

const assign = 'PUT /admin/bookings/{id}/status'
const booking = aBookingRow({ serviceType: 'baby-care', serviceName: 'Baby Care' })
const { id: _, ...plain } = booking
const field = () => page.getByRole('combobox', { name: `Assign caretaker to booking ${booking.bookingId}` })

function answerCaretakers() {
  wire.answer('GET /admin/caretakers', [
    aCaretaker({
      name: 'Aaa Bound',
      email: 'a@example.in',
      available: false,
      currentBooking: { _id: 'b9', bookingId: 'K7M2PX', patientName: 'Narsamma Rao', status: 'pending' },
    }),
    aCaretaker({ name: 'Aab Elderly', email: 'b@example.in' }),
    aCaretaker({ _id: 'c-zzz', name: 'Zzz Babies', email: 'z@example.in', serviceTypes: ['baby-care'] }),
  ])
  wire.answer('GET /admin/bookings/{id}/suggestions', refuse('request.conflict', 409))
}

const optionTexts = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

test('the list of caretakers starts with a placeholder, then the available and skilled ones', async () => {
  answerCaretakers()
  await showOffice(<CaretakerChoice booking={booking} />)
  await field().click()
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/^Choose a caretaker$/)
  await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-disabled', 'true')
  const lines = optionTexts()
  expect(lines[1]).toMatch(/^Zzz Babies \(Available\)Baby Care/)
  expect(lines[2]).toContain('Aab Elderly (Available)Another service: Elderly Care')
  expect(lines[3]).toContain('Aaa Bound (Already Assigned)')
  expect(lines[3]).toContain('with Narsamma Rao (Pending)')
  await expect.element(page.getByRole('option').last()).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
})

test('every caretaker is shown as Available or Already Assigned, even if another rule prevents the assignment (rule OFF-7)', async () => {
  const current = { _id: 'b9', bookingId: 'K7M2PX', patientName: 'Narsamma Rao', status: 'pending' }
  const missing = ['police' as const, 'references' as const]
  wire.answer('GET /admin/caretakers', [
    aCaretaker({ _id: 'c-never', name: 'Anitha Never', email: 'n@example.in' }),
    aCaretaker({
      _id: 'c-bound',
      name: 'Bharati Bound',
      email: 'b@example.in',
      available: false,
      currentBooking: current,
    }),
    aCaretaker({ _id: 'c-room', name: 'Chitra Room', email: 'r@example.in', capacity: 2, currentBooking: current }),
    aCaretaker({
      _id: 'c-open',
      name: 'Devi Open',
      email: 'o@example.in',
      checks: { required: ['police', 'references'], missing },
    }),
  ])
  const person = (_id: string, name: string) => ({ caretaker: { _id, name }, taken: [] })
  wire.answer(
    'GET /admin/bookings/{id}/suggestions',
    sample(suggestionsSchema, {
      requiredChecks: ['police', 'references'],
      eligible: [
        aSuggestion(person('c-room', 'Chitra Room')),
        aSuggestion({ ...person('c-open', 'Devi Open'), missingChecks: missing }),
      ],
      blocked: [
        { ...person('c-never', 'Anitha Never'), reasons: [{ code: 'booking.family_blocked', text: 'Never again.' }] },
        { ...person('c-bound', 'Bharati Bound'), reasons: [{ code: 'booking.caretaker_busy', text: 'Is busy.' }] },
      ],
    }),
  )
  await showOffice(<CaretakerChoice booking={booking} />)
  await field().click()
  await expect.element(page.getByRole('option', { name: /^Chitra Room \(Available\).*1 of 2 bookings/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^Devi Open \(Available\) Checks 0 of 2/ })).toBeVisible()
  const never = page.getByRole('option', { name: /^Anitha Never \(Available\) Never again\./ })
  await expect.element(never).toHaveAttribute('aria-disabled', 'true')
  const bound = page.getByRole('option', { name: /^Bharati Bound \(Already Assigned\) Is busy\./ })
  await expect.element(bound).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible()
})

test('assigning a caretaker with missing checks requires a reason, which is sent (rule MATCH-8)', async () => {
  const checks = { required: ['police', 'id', 'references'], missing: ['police', 'references'] } as const
  wire.answer('GET /admin/caretakers', [
    aCaretaker({
      _id: 'c1',
      name: 'Sridevi Goud',
      serviceTypes: ['baby-care'],
      checks: { required: [...checks.required], missing: [...checks.missing] },
    }),
  ])
  wire.answer('GET /admin/bookings/{id}/suggestions', refuse('request.conflict', 409))
  wire.answer(assign, refuse('booking.has_caretaker', 409))
  await showOffice(<CaretakerChoice booking={booking} />)
  const dialog = page.getByRole('dialog', { name: 'Sridevi Goud for Baby Care?' })
  const reason = dialog.getByRole('textbox', { name: 'Reason (optional)' })
  const choose = async () => {
    await field().click()
    await page.getByRole('option', { name: /^Sridevi Goud \(Available\) Checks 1 of 3/ }).click()
  }
  await choose()
  await expect.element(dialog.getByText(/^Police check and references are not on file\. Assign anyway\?/)).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: 'Enter checks' }))
    .toHaveAttribute('href', '/caretakers/c1#checks')
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await expectAccessible()
  expect(wire.asked(assign)).toEqual([])
  await reason.fill('Papers arrive on Monday')
  await dialog.getByRole('button', { name: 'Assign anyway' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  wire.answer(assign, plain)
  await choose()
  await expect.element(reason).toHaveValue('Papers arrive on Monday')
  await dialog.getByRole('button', { name: 'Assign anyway' }).click()
  await expect.element(page.getByText('Caretaker assigned successfully!')).toBeVisible()
  expect(wire.asked(assign).at(-1)?.body).toEqual({ assignedCaregiver: 'c1', reason: 'Papers arrive on Monday' })
})

test('arrow keys and typing assign no caretaker, and Escape closes the list', async () => {
  answerCaretakers()
  await showOffice(<CaretakerChoice booking={booking} />)
  await field().click()
  await expect.element(page.getByRole('option').nth(1)).toMatchTextContent('Zzz Babies')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}Zzz')
  await expect.element(page.getByRole('option')).toMatchTextContent('Zzz Babies')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  expect(wire.asked(assign)).toEqual([])
})

test('a caretaker registered for another service is assigned only after a confirmation', async () => {
  answerCaretakers()
  wire.answer(assign, plain)
  await showOffice(<CaretakerChoice booking={booking} />)
  const choose = async () => {
    await field().click()
    await page.getByRole('option', { name: /^Aab Elderly/ }).click()
  }
  await choose()
  const dialog = page.getByRole('dialog', { name: 'Aab Elderly for Baby Care?' })
  await expect.element(dialog).toMatchTextContent(/registered for Elderly Care, not for Baby Care/)
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(wire.asked(assign)).toEqual([])
  await choose()
  await dialog.getByRole('button', { name: 'Assign anyway' }).click()
  await expect.element(page.getByText('Caretaker assigned successfully!')).toBeVisible()
})

test('an assigned booking shows its caretaker, and a finished one offers no assignment', async () => {
  const screen = await showOffice(
    <>
      <AssignCaretaker booking={aBookingRow({ assignedCaregiver: { _id: 'c1', name: 'Kavitha Reddy' } })} />
      <AssignCaretaker booking={aBookingRow({ status: 'cancelled' })} />
    </>,
  )
  await expect.element(screen.getByText('Kavitha Reddy')).toBeVisible()
  expect(screen.getByRole('combobox').elements()).toEqual([])
})
