import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aBookingRow, aCaretaker } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { HandoverDialog } from './HandoverDialog.tsx'
import { StepBackDialog } from './StepBackDialog.tsx'

const handOver = 'POST /admin/bookings/{id}/handover'
const stepBack = 'POST /admin/bookings/{id}/step-back'
const booking = aBookingRow({ status: 'active', assignedCaregiver: { _id: 'c-old', name: 'Old Hands' } })
const { id: _, ...plain } = booking

function answerCaretakers() {
  wire.answer('GET /admin/caretakers', [
    aCaretaker({ _id: 'c-new', name: 'New Hands' }),
    aCaretaker({ _id: 'c-old', name: 'Old Hands', email: 'old@example.in' }),
  ])
}
async function showHandover() {
  const close = vi.fn()
  answerCaretakers()
  wire.answer('GET /admin/bookings/{id}/suggestions', refuse('request.conflict', 409))
  const screen = await showOffice(<HandoverDialog booking={booking} onClose={close} />)
  return { screen, close, dialog: screen.getByRole('dialog') }
}

test('another one is chosen by keyboard, with a reason; the one who goes is not offered', async () => {
  const { dialog, close } = await showHandover()
  wire.answer(handOver, plain)
  const choice = dialog.getByRole('combobox')
  await expect.element(choice).toHaveFocus()
  await choice.fill('Hands')
  await expect.element(page.getByRole('option', { name: /^New Hands/ })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  const confirm = dialog.getByRole('button').last()
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She is ill')
  await expectAccessible()
  await confirm.click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(wire.asked(handOver)[0]?.body).toEqual({ caretaker: 'c-new', reason: 'She is ill', from: 'c-old' })
})

test('everybody is busy: the dialog says who is nearest, and what would have to move', async () => {
  answerCaretakers()
  wire.answer(
    'GET /admin/bookings/{id}/suggestions',
    sample(suggestionsSchema, {
      eligible: [],
      askFirst: [],
      blocked: [
        {
          caretaker: { _id: 'c-new', name: 'New Hands' },
          reasons: [{ code: 'booking.caretaker_busy', text: 'This caretaker is already assigned to another booking.' }],
          taken: [
            {
              booking: { _id: 'b2', bookingId: 'GCK8ZN', patientName: 'Padma Rao' },
              hours: [{ days: [0], from: '09:00', to: '15:00' }],
              lastDay: null,
              inTheWay: true,
            },
          ],
        },
      ],
    }),
  )
  const screen = await showOffice(<HandoverDialog booking={booking} onClose={vi.fn()} />)
  await expect
    .element(screen.getByRole('list', { name: 'Nobody is free. Who is nearest:' }))
    .toMatchTextContent('New HandsThis would have to move:Padma Rao: Sun 9:00 AM to 3:00 PM')
})

test('a step back needs a reason, says what it means, and is sent once', async () => {
  const close = vi.fn()
  const answer = later<typeof plain>()
  wire.answer(stepBack, () => answer.promise)
  const screen = await showOffice(<StepBackDialog booking={booking} onClose={close} />)
  const dialog = screen.getByRole('dialog')
  const confirm = dialog.getByRole('button').last()
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Pressed by mistake')
  await expectAccessible()
  await confirm.click()
  await expect.element(confirm).toBeDisabled()
  answer.give(plain)
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(wire.asked(stepBack).map(({ body }) => body)).toEqual([{ reason: 'Pressed by mistake', from: 'active' }])
})

test('a colleague was faster: the words of the server, and the reason stays', async () => {
  wire.answer(stepBack, refuse('booking.moved_on', 409))
  const close = vi.fn()
  const screen = await showOffice(<StepBackDialog booking={booking} onClose={close} />)
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  await reason.fill('Pressed by mistake')
  await screen.getByRole('dialog').getByRole('button').last().click()
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent ?? '').not.toBe('')
  await expect.element(reason).toHaveValue('Pressed by mistake')
  expect(close).not.toHaveBeenCalled()
})
