import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../../harness/show.tsx'
import AskChangeDialog, { type ChangeInput } from './AskChangeDialog.tsx'

const ask = 'POST /booking/{id}/change-request'
const booking = sample(bookingSchema, { _id: 'b1', status: 'active' })
const [onClose, onDone] = [vi.fn(), vi.fn()]
const show = (asks: ChangeInput) =>
  showIsland(<AskChangeDialog asks={asks} booking={booking} onClose={onClose} onDone={onDone} />)
const bodies = () => wire.asked(ask).map(({ body }) => body)

test('a request for another caregiver requires a reason and sends it with the text (rule BOOK-19)', async () => {
  wire.answer(ask, booking)
  const screen = await show('another-caretaker')
  await expectAccessible()
  const send = screen.getByRole('button', { name: 'Ask the office' })
  await send.click()
  await expect.element(screen.getByText('Please choose a reason')).toBeVisible()
  expect(bodies()).toEqual([])
  await screen.getByRole('radio', { name: 'Not on time' }).click()
  await screen.getByRole('textbox', { name: /What should the office know/ }).fill('Twice an hour late')
  await send.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(bodies()).toEqual([{ kind: 'another-caretaker', reason: 'times', words: 'Twice an hour late' }])
})

test('a pause may have no last day, and can become a request to stop the care', async () => {
  wire.answer(ask, booking)
  const screen = await show('pause')
  const send = screen.getByRole('button', { name: 'Ask the office' })
  await send.click()
  expect(bodies()).toEqual([])
  await screen.getByLabelText(/First day/).fill('2099-06-12')
  await screen.getByLabelText(/Last day of the pause/).fill('2099-06-11')
  await send.click()
  await expect.element(screen.getByText('Please choose a last day that is not before the first.')).toBeVisible()
  await screen.getByRole('radio', { name: 'The end of the care' }).click()
  await expect.element(screen.getByLabelText(/Last day of the pause/)).not.toBeInTheDocument()
  await expect.element(screen.getByText('You pay only for the care that was given', { exact: false })).toBeVisible()
  await send.click()
  await expect.poll(() => bodies()).toEqual([{ kind: 'stop', from: '2099-06-12', words: '' }])
})

test.each([
  ['there is no line', noConnection, 'Your request did not reach us. Your text is still here.'],
  ['the office was faster', refuse('booking.change_not_now', 409), 'This request is not possible at the moment.'],
])('when %s, an error is shown and the text stays', async (_what, answer, sentence) => {
  wire.answer(ask, answer)
  const screen = await show('cancel')
  const words = screen.getByRole('textbox', { name: /What should the office know/ })
  await words.fill('She is in hospital')
  await screen.getByRole('button', { name: 'Ask the office' }).click()
  await expect.element(screen.getByText(sentence, { exact: false })).toBeVisible()
  await expect.element(words).toHaveValue('She is in hospital')
  expect(onDone).not.toHaveBeenCalled()
})
