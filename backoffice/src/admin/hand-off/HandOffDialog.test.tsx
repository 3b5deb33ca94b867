import { handOffSchema } from '@thodu/api/contract/hand-off/hand-off.schema'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { HandOffDialog } from './HandOffDialog.tsx'

const read = 'GET /admin/bookings/{id}/hand-off'
const booking = { _id: 'b1', label: 'K7M2PX' }
type HandOff = Parameters<typeof sample<typeof handOffSchema>>[1]

const messages: NonNullable<HandOff>['messages'] = [
  {
    template: 'bookingReceived',
    text: 'We have your booking.',
    url: 'https://wa.me/1',
    isFitting: false,
    isDespiteOff: false,
  },
  {
    template: 'caretakerAssigned',
    text: 'Kavitha comes.',
    url: 'https://wa.me/2',
    isFitting: true,
    isDespiteOff: true,
  },
]
const handOff = (parts: HandOff = {}) =>
  sample(handOffSchema, { to: 'family', language: 'te', messages, refusal: null, ...parts })

async function showDialog() {
  const close = vi.fn()
  const screen = await showOffice(<HandOffDialog booking={booking} onClose={close} />)
  return { close, dialog: screen.getByRole('dialog', { name: 'Message about booking K7M2PX' }) }
}

test('shows the message that fits, in the language of the family, and opens the messenger with it', async () => {
  wire.answer(read, handOff())
  const { dialog } = await showDialog()
  const preview = dialog.getByText('Kavitha comes.')
  await expect.element(preview).toHaveAttribute('lang', 'te')
  const go = dialog.getByRole('link', { name: 'Open WhatsApp' })
  await expect.element(go).toHaveAttribute('href', 'https://wa.me/2')
  await expect.element(go).toHaveAttribute('target', '_blank')
  await expectAccessible()
})

test('another message, another language and another person are asked for', async () => {
  wire.answer(read, handOff())
  const { dialog } = await showDialog()
  await dialog.getByRole('combobox', { name: 'Message' }).click()
  await page.getByRole('option', { name: 'Booking received' }).click()
  await expect.element(dialog.getByText('We have your booking.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await expect.poll(() => wire.asked(read).at(-1)?.query).toEqual({ to: 'family', language: 'en' })
  await dialog.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option', { name: 'Emergency contact' }).click()
  await expect.poll(() => wire.asked(read).at(-1)?.query).toEqual({ to: 'emergency', language: 'en' })
})

test('a family that wants no messages is written to about who comes only, and with a reason', async () => {
  wire.answer(read, handOff({ refusal: 'switched-off' }))
  const { dialog } = await showDialog()
  await expect.element(dialog.getByText(/has switched messages off/)).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Open WhatsApp' })).not.toBeInTheDocument()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('   ')
  await expect.element(dialog.getByRole('link', { name: 'Open WhatsApp' })).not.toBeInTheDocument()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Nobody picks up')
  await expect.element(dialog.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Message' }).click()
  await page.getByRole('option', { name: 'Booking received' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('link', { name: 'Open WhatsApp' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('without a mobile number there is nothing to open', async () => {
  wire.answer(read, handOff({ refusal: 'no-mobile', messages: messages.map((one) => ({ ...one, url: null })) }))
  const { dialog } = await showDialog()
  await expect.element(dialog.getByText('There is no mobile number to write to.')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Open WhatsApp' })).not.toBeInTheDocument()
})

test('Escape and Close leave it, and a failure is asked for again', async () => {
  wire.answer(read, refuse('request.conflict', 409))
  const { dialog, close } = await showDialog()
  await expect.element(dialog.getByText('This did not work. Please try again.')).toBeVisible()
  wire.answer(read, handOff())
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('Kavitha comes.')).toBeVisible()
  // The pressed button is gone, and a page in the background gets no focus back by itself.
  const leave = dialog.getByRole('button', { name: 'Close' })
  leave.element().focus()
  await userEvent.keyboard('{Escape}')
  await leave.click()
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2))
})
