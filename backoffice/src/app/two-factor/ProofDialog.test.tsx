import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { ProofDialog } from './ProofDialog.tsx'

const ask = 'POST /user/factors/ask'
const prove = 'POST /user/factors/prove'
const proven = { provenUntil: '2026-11-25T04:30:00.000Z' }

async function showProof() {
  const close = vi.fn()
  await showOffice(<ProofDialog onClose={close} />)
  return { close, dialog: page.getByRole('dialog', { name: 'Please confirm your identity' }) }
}

test('the code field has the focus and accepts a pasted code with blanks', async () => {
  wire.answer(ask, { challenge: 'q1', kinds: ['totp', 'recovery'] })
  wire.answer(prove, proven)
  const { dialog, close } = await showProof()
  const code = dialog.getByRole('textbox', { name: '6-digit code' })
  await expect.element(code).toHaveFocus()
  await expectAccessible()
  await code.fill('123 456 7')
  await expect.element(code).toHaveValue('123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => close.mock.calls).toEqual([[true]])
  expect(wire.asked(prove)[0]?.body).toEqual({ challenge: 'q1', code: '123456' })
})

test('a wrong code clears the field and requests a new challenge', async () => {
  let asked = 0
  wire.answer(ask, () => {
    asked += 1
    return { challenge: `q${asked}`, kinds: ['totp' as const] }
  })
  wire.answer(prove, refuse('auth.factor_wrong', 400))
  const { dialog, close } = await showProof()
  const code = dialog.getByRole('textbox')
  await code.fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(code).toHaveValue('')
  await expect.poll(() => asked).toBe(2)
  await expectAccessible()
  wire.answer(prove, proven)
  await code.fill('123456')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => close.mock.calls).toEqual([[true]])
  expect(wire.asked(prove).at(-1)?.body).toEqual({ challenge: 'q2', code: '123456' })
})

test('a recovery code can be used instead of the app', async () => {
  wire.answer(ask, { challenge: 'q1', kinds: ['totp', 'recovery'] })
  wire.answer(prove, proven)
  const { dialog, close } = await showProof()
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = dialog.getByRole('textbox', { name: 'Recovery code' })
  await expect.element(recovery).toHaveFocus()
  await dialog.getByRole('button', { name: 'Use the authenticator app' }).click()
  await expect.element(dialog.getByRole('textbox', { name: '6-digit code' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await recovery.fill('abcd-efgh')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => close.mock.calls).toEqual([[true]])
  expect(wire.asked(prove)[0]?.body).toEqual({ challenge: 'q1', recoveryCode: 'abcd-efgh' })
})

test('a mailed code remains valid for its challenge until a new one is requested', async () => {
  let asked = 0
  wire.answer(ask, () => {
    asked += 1
    return { challenge: `q${asked}`, kinds: ['mail' as const] }
  })
  wire.answer(prove, refuse('auth.factor_wrong', 400))
  const { dialog } = await showProof()
  await expect.element(dialog.getByText(/We have sent a code to your email/)).toBeVisible()
  await dialog.getByRole('textbox').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(asked).toBe(1)
  await dialog.getByRole('button', { name: 'Send a new code' }).click()
  await expect.poll(() => asked).toBe(2)
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
})

test('Escape and Cancel confirm nothing, and a user without a factor is told how to set one up', async () => {
  wire.answer(ask, { challenge: 'q1', kinds: [] })
  const { dialog, close } = await showProof()
  await expect.element(dialog.getByText(/Please sign out and sign in again/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => close.mock.calls).toEqual([[false], [false]])
})

test('a failed challenge is shown', async () => {
  wire.answer(ask, refuse('request.too_many', 429))
  const { dialog } = await showProof()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

test('an offline try does not clear the code', async () => {
  wire.answer(ask, { challenge: 'q1', kinds: ['password'] })
  wire.answer(prove, noConnection)
  const { dialog, close } = await showProof()
  await dialog.getByLabelText('Your password').fill('Orugallu@1163')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(close).not.toHaveBeenCalled()
})
