import { caretakerPageSchema } from '@thodu/api/contract/caretakers/caretakers.schema'
import { texts } from '@thodu/api/contract/texts'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { CaretakerActions } from './CaretakerActions.tsx'

const call = 'POST /admin/caretakers/{id}/password'
const page = {
  ...sample(caretakerPageSchema, { _id: 'k', name: 'Kavitha Devi', email: 'k@example.in', ratings: [0, 0, 0, 0, 0] }),
  id: 'k',
}

test('an invalid password is reported at its field, a valid one is sent once, and none is stored in the browser', async () => {
  wire.answer(call, undefined)
  const screen = await showOffice(<CaretakerActions caretaker={page} />, { resource: 'caretakers' })
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('menuitem', { name: 'Set password' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Set a new password for Kavitha Devi' })
  const field = dialog.getByRole('textbox', { name: 'First password' })
  await expect.element(field).toHaveFocus()
  await field.fill('short')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect.element(dialog.getByText(texts.password.tooShort)).toBeVisible()
  expect(wire.asked(call)).toEqual([])
  await expectAccessible()
  await field.fill('Orugallu@2031')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect.element(screen.getByText('The password was set.', { exact: false })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(wire.asked(call).map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'k' }, { password: 'Orugallu@2031' }],
  ])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Orugallu')
})
