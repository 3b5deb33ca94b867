import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { FactorPanel } from './FactorPanel.tsx'

const read = 'GET /user/factors'
const app = {
  _id: 'f1',
  kind: 'totp' as const,
  name: 'Phone of Anita',
  createdAt: '2026-11-20T04:30:00.000Z',
  lastUsedAt: null,
}
const status = (factors = [app], recoveryCodesLeft = 10) => ({ factors, recoveryCodesLeft, asked: true, dueAt: null })

test('an authenticator app is added with its first code, and recovery codes are shown once', async () => {
  const setUp = vi.fn()
  wire.answer(read, status([]))
  wire.answer('POST /user/factors/totp', {
    challenge: 'q1',
    secret: 'ABCDEFGH',
    uri: 'otpauth://totp/x?secret=ABCDEFGH',
  })
  wire.answer('POST /user/factors/totp/confirm', refuse('auth.factor_wrong', 400))
  const screen = await showOffice(<FactorPanel onSetUp={setUp} />)
  await expect
    .element(
      screen.getByText('Not set up. A second factor protects your account if another person learns your password.'),
    )
    .toBeVisible()
  await screen.getByRole('button', { name: 'Add an authenticator app' }).click()
  await expect.element(screen.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await expect.element(screen.getByText('ABCD EFGH')).toBeVisible()
  const add = screen.getByRole('button', { name: 'Add' })
  await expect.element(add).toBeDisabled()
  await expectAccessible()
  await screen.getByRole('textbox', { name: '6-digit code' }).fill('000000')
  await add.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: '6-digit code' })).toHaveValue('')
  wire.answer('POST /user/factors/totp/confirm', { ...app, recoveryCodes: ['aaaa-1111', 'bbbb-2222'] })
  wire.answer(read, status())
  await screen.getByRole('textbox', { name: '6-digit code' }).fill('123456')
  await add.click()
  await expect.element(screen.getByText('bbbb-2222')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: /^Recovery codes of anita/ })).toHaveFocus()
  await expectAccessible()
  await screen.getByRole('button', { name: 'I have them on paper' }).click()
  await expect.element(screen.getByText('Phone of Anita')).toBeVisible()
  expect(setUp).toHaveBeenCalledOnce()
})

test('removing a factor requires confirmation, and the server refuses to remove the last one', async () => {
  wire.answer(read, status())
  wire.answer('DELETE /user/factors/{id}', refuse('auth.factor_last', 409))
  const screen = await showOffice(<FactorPanel />)
  await screen.getByRole('button', { name: 'Remove Phone of Anita' }).click()
  await expect.element(screen.getByText(/It will no longer open your account/)).toBeVisible()
  expect(wire.asked('DELETE /user/factors/{id}')).toEqual([])
  await expectAccessible()
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => wire.asked('DELETE /user/factors/{id}').length).toBe(1)
  await expect.element(page.getByRole('alert').last()).toBeVisible()
})

test('a warning appears when few recovery codes are left, and creating new ones requires confirmation', async () => {
  wire.answer(read, status([app], 2))
  wire.answer('POST /user/recovery-codes', { recoveryCodes: ['cccc-3333'] })
  const screen = await showOffice(<FactorPanel />)
  await expect.element(screen.getByText('Only 2 recovery codes left: print new ones.')).toBeVisible()
  await screen.getByRole('button', { name: 'New recovery codes' }).click()
  expect(wire.asked('POST /user/recovery-codes')).toEqual([])
  await screen.getByRole('button', { name: 'New recovery codes' }).click()
  await expect.element(screen.getByText('cccc-3333')).toBeVisible()
})

test('a failed list of factors can be loaded again', async () => {
  wire.answer(read, refuse('request.conflict', 409))
  const screen = await showOffice(<FactorPanel />)
  await expect.element(screen.getByText('This could not be loaded.')).toBeVisible()
  wire.answer(read, status())
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Phone of Anita')).toBeVisible()
})
