import { afterEach, expect, test, vi } from 'vitest'
import { login } from '#words/login.ts'
import { signingUp } from '#words/signing-up.ts'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import SignUpForm from './SignUpForm.tsx'
import { clearProgress, storeProgress } from './sign-up-progress.ts'

const show = () => showIsland(<SignUpForm email="" onSignIn={vi.fn()} onCreated={vi.fn()} />)
const person = { name: 'Sita Rao', email: 'sita@example.in', phone: '' }
const kept = 'Enter your password again; your code is still valid.'
afterEach(() => clearProgress(sessionStorage))

test('after a reload the code stays valid and only the password is required again (rule ACC-17)', async () => {
  storeProgress(sessionStorage, { ...person, sentTo: person.email, sentAt: Date.now() - 60_000 })
  const screen = await show()
  await expect.element(screen.getByText(kept)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: signingUp.signUp.haveCode }).click()
  const password = screen.getByLabelText(login.fields.password, { exact: true })
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAttribute('aria-invalid', 'false')
  await password.fill('Warangal@506001')
  await expect.element(screen.getByText(kept)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: signingUp.signUp.haveCode }).click()
  await expect.poll(() => document.querySelectorAll('[aria-invalid="true"]').length).toBe(1)
})

test('phones suggest a password that follows the rules (rule ACC-3)', async () => {
  const screen = await show()
  const password = screen.getByLabelText(login.fields.password, { exact: true })
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(password).toHaveAttribute('passwordrules', expect.stringContaining('required: [@$!%*?&]'))
})

test('the form does not offer an expired code', async () => {
  storeProgress(sessionStorage, { ...person, sentTo: person.email, sentAt: Date.now() - 11 * 60_000 })
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: signingUp.signUp.haveCode })).toBeVisible()
  await expect.element(screen.getByText(kept)).not.toBeInTheDocument()
  expect(wire.asked('POST /auth/send-otp')).toEqual([])
})

test('other missing fields show their own errors, and the code is not offered for another address', async () => {
  storeProgress(sessionStorage, { ...person, name: '', sentTo: person.email, sentAt: Date.now() - 60_000 })
  const screen = await show()
  await screen.getByRole('button', { name: signingUp.signUp.haveCode }).click()
  await expect.element(screen.getByRole('textbox', { name: signingUp.fields.name })).toHaveFocus()
  await screen.getByRole('textbox', { name: login.fields.email }).fill('ravi@example.in')
  await expect.element(screen.getByText(kept)).not.toBeInTheDocument()
})
