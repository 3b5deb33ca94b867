import { sessionSchema } from '@thodu/api/contract/accounts/accounts.schema'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { wire } from '../../../harness/show.tsx'
import { openSetup } from './open-setup.tsx'

afterEach(() => vi.restoreAllMocks())

const check = 'POST /setup/check'
const setUp = 'POST /setup'
async function open(): Promise<void> {
  wire.answer(check, { restoreFailed: null })
  const root = document.createElement('div')
  document.body.append(root)
  const opened = await openSetup(root)
  onTestFinished(() => {
    opened.unmount()
    root.remove()
  })
}
async function fillIn(): Promise<void> {
  const admin = page.getByRole('region', { name: 'First admin' })
  await admin.getByLabelText('Your name').fill('Lakshmi Devi')
  await admin.getByLabelText('Your e-mail').fill('lakshmi@example.in')
  await admin.getByLabelText('Password').fill('Warm Rice 42!')
  const organisation = page.getByRole('region', { name: 'Your organisation' })
  await organisation.getByLabelText('Phone').fill('+91 99000 11000')
  await organisation.getByLabelText('E-mail').fill('office@example.in')
}
const create = () => page.getByRole('button', { name: 'Create the office' }).click()

test('the setup page works in a browser that blocks its storage', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  wire.answer(setUp, sample(sessionSchema))
  await open()
  await fillIn()
  await create()
  await expect.element(page.getByRole('heading', { name: 'Your office is ready' })).toBeVisible()
})

test('a lost response of a setup that succeeded leads to sign-in with the e-mail filled in', async () => {
  wire.answer(setUp, noConnection)
  await open()
  await fillIn()
  wire.answer(check, refuse('request.not_found', 404))
  await create()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/set up already/)
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login#email=lakshmi%40example.in')
  await expectAccessible()
})

test('a lost request leaves the form as typed, also while the server cannot be reached', async () => {
  wire.answer(setUp, noConnection)
  await open()
  await fillIn()
  await create()
  await expect.element(page.getByRole('alert')).toBeVisible()
  wire.answer(check, noConnection)
  await create()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Your e-mail' })).toHaveValue('lakshmi@example.in')
  // The office was created nevertheless, and the second attempt finds the link void.
  wire.answer(setUp, refuse('request.not_found', 404))
  await create()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/set up already/)
})
