import { expect, test, vi } from 'vitest'
import { login } from '#words/login.ts'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import { SignInForm } from './SignInForm.tsx'

const props = { known: { email: '', password: '' }, onQuestion: vi.fn(), onSignUp: vi.fn(), onForgot: vi.fn() }
const signIn = 'POST /auth/login'

test('a sign-in with empty fields shows an error at each field and calls no server', async () => {
  const screen = await showIsland(<SignInForm {...props} />)
  await screen.getByRole('button', { name: login.signIn.submit, exact: true }).click()
  await expect
    .element(screen.getByRole('textbox', { name: login.fields.email }))
    .toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('textbox', { name: login.fields.email })).toHaveFocus()
  expect(wire.asked(signIn)).toEqual([])
  await expectAccessible()
})

test('a refused sign-in shows the server’s message, and the form can be sent again', async () => {
  wire.answer(signIn, refuse('auth.invalid_credentials', 401))
  const screen = await showIsland(
    <SignInForm {...props} known={{ email: 'sita@example.in', password: 'wrong one 1' }} />,
  )
  const submit = screen.getByRole('button', { name: login.signIn.submit, exact: true })
  await submit.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Invalid email or password')
  await expect.element(submit).toBeEnabled()
  wire.answer(signIn, noConnection)
  await submit.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
})
