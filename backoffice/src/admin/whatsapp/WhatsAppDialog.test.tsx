import { whatsAppSchema } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { WhatsAppDialog } from './WhatsAppDialog.tsx'

const read = 'GET /admin/bookings/{id}/hand-off'
const booking = { _id: 'b1', label: 'K7M2PX' }
type HandOff = Parameters<typeof sample<typeof whatsAppSchema>>[1]

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
  sample(whatsAppSchema, { to: 'family', language: 'te', messages, refusal: null, ...parts })

async function showDialog() {
  const close = vi.fn()
  const screen = await showOffice(<WhatsAppDialog booking={booking} onClose={close} />)
  return { close, dialog: screen.getByRole('dialog', { name: 'Message about booking K7M2PX' }) }
}

test('the suggested message is shown in the family’s language and opens WhatsApp', async () => {
  wire.answer(read, handOff())
  const { dialog } = await showDialog()
  const preview = dialog.getByText('Kavitha comes.')
  await expect.element(preview).toHaveAttribute('lang', 'te')
  const go = dialog.getByRole('link', { name: 'Open WhatsApp' })
  await expect.element(go).toHaveAttribute('href', 'https://wa.me/2')
  await expect.element(go).toHaveAttribute('target', '_blank')
  await expectAccessible()
})

test('template, language and recipient can be changed', async () => {
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

test('a family that switched messages off gets only those about its caretaker, with a reason', async () => {
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

test('without a mobile number no message can be opened', async () => {
  wire.answer(read, handOff({ refusal: 'no-mobile', messages: messages.map((one) => ({ ...one, url: null })) }))
  const { dialog } = await showDialog()
  await expect.element(dialog.getByText('There is no mobile number for a message.')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Open WhatsApp' })).not.toBeInTheDocument()
})
