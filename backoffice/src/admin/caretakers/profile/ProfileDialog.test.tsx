import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { later, noConnection, refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { aCaretakerPage } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'

const save = 'PUT /admin/caretakers/{id}/profile'
const caretaker = aCaretakerPage()

async function showDialog() {
  const close = vi.fn()
  const screen = await showOffice(<ProfileDialog caretaker={caretaker} onClose={close} />)
  const dialog = screen.getByRole('dialog', { name: 'Edit profile' })
  return { dialog, close, screen }
}

test('languages, hours and pincode are sent as entered', async () => {
  wire.answer(save, caretaker)
  const { dialog, close } = await showDialog()
  await dialog.getByRole('textbox', { name: 'Home pincode' }).fill('506001')
  await dialog.getByRole('checkbox', { name: 'Telugu' }).click()
  await dialog.getByLabelText('Monday from').fill('20:00')
  await dialog.getByLabelText('Monday until').fill('08:00')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(wire.asked(save)[0]?.body).toMatchObject({
    homePincode: '506001',
    languages: ['te'],
    hours: [{ weekday: 1, from: '20:00', to: '08:00' }],
  })
})

test('a refusal is shown beside its field and clears no input', async () => {
  wire.answer(save, refuse('request.invalid', 400, { errors: { homePincode: 'A pincode has six digits.' } }))
  const { dialog, close } = await showDialog()
  const pincode = dialog.getByRole('textbox', { name: 'Home pincode' })
  await pincode.fill('5060')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(pincode).toHaveAccessibleDescription('A pincode has six digits.')
  await expect.element(pincode).toHaveValue('5060')
  expect(close).not.toHaveBeenCalled()
  await expectAccessible()
})

test('a failed connection is reported and leaves the dialog open, and a second press waits for the first', async () => {
  wire.answer(save, noConnection)
  const { dialog, close, screen } = await showDialog()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(close).not.toHaveBeenCalled()
  const answer = later<typeof caretaker>()
  wire.answer(save, () => answer.promise)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  answer.give(caretaker)
  await expect.poll(() => close.mock.calls.length).toBe(1)
})
