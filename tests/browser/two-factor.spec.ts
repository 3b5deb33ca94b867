import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { appCode } from '../api/accounts/two-factor/second-step.ts'
import { expectAccessible } from '../support/axe.ts'
import { test as base, expect } from '../support/browser-fixtures.ts'
import { adminEnv, type Person, testPassword } from '../support/people.ts'
import { useRaw } from '../support/raw-database.ts'
import { waitForCode } from '../support/servers/outbox.ts'
import { findFreePort } from '../support/servers/processes.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

/** A server that requires two-factor authentication of staff, at the address to which passkeys belong. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here
    async ({}, use) => {
      const port = String(await findFreePort())
      const PUBLIC_URL = `http://localhost:${port}`
      const server = await startServer({ env: { ...adminEnv, PORT: port, PUBLIC_URL, STAFF_SECOND_FACTOR: 'staff' } })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
})

const change = (server: TestServer, sql: string, ...values: string[]) =>
  useRaw(join(server.dataDir, 'thodu.db'), (raw) => raw.prepare(sql).run(...values))
/** Promotes another account, because every test of this file uses the first admin. */
const promote = (server: TestServer, { email }: Person) =>
  change(server, "update accounts set role = 'admin' where email = ?", email)
const clearProofs = (server: TestServer) => change(server, "update sessions set proven_at = '2026-01-01T00:00:00.000Z'")

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
const logOut = async (page: Page) => {
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
}
const readSecret = async (page: Page) => (await page.locator('code').innerText()).replaceAll(' ', '')
const readCodes = (page: Page) => page.getByRole('main').locator('ol li').allInnerTexts()

test('an admin sets up an app, signs in with its code and with a recovery code, and must prove it again', async ({
  page,
  server,
  people,
}) => {
  const admin = await people.caretaker()
  promote(server, admin)
  await enterPassword(page, admin)
  await expect(page.getByText(/Please set up two-factor authentication by \w+ \d+, \d{4}/)).toBeVisible()
  await page.getByRole('link', { name: 'Set it up now' }).click()
  await expect(page).toHaveURL(/\/admin\/account$/)
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await expectAccessible(page, 'adding an app')
  const secret = await readSecret(page)
  await page.getByLabel('6-digit code').fill('000 000')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('This code is wrong, too old or already used.')).toBeVisible()
  await page.getByLabel('6-digit code').fill(appCode(secret, new Date()))
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('heading', { name: `Recovery codes of ${admin.email}` })).toBeFocused()
  const codes = await readCodes(page)
  expect(codes).toHaveLength(10)
  await expectAccessible(page, 'recovery codes')
  await page.getByRole('button', { name: 'I have them on paper' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  await expect(page.getByText('this device')).toBeVisible()
  await expect(page.getByText(/Please set up two-factor authentication/)).toHaveCount(0)
  await expectAccessible(page, 'my sign-in')
  await logOut(page)

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/SecondStep\./, async (route) => {
    await held
    await route.continue()
  })
  await enterPassword(page, admin)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  await expect(page.getByLabel('6-digit code')).toHaveCount(0)
  release()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/This code is wrong, too old or already used/)).toBeVisible()
  await expectAccessible(page, 'one more step')
  // The code of the next thirty seconds, because the current one is used up.
  await page.getByLabel('6-digit code').fill(appCode(secret, new Date(), 1))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await logOut(page)

  await enterPassword(page, admin)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('/admin/add-caretaker')
  await page.getByLabel('Name').fill('Sujatha Devi')
  await page.getByLabel('Email').fill('sujatha@example.org')
  await page.getByLabel('Password').fill(testPassword)
  await page.getByRole('checkbox').first().check()
  clearProofs(server)
  await page.getByRole('button', { name: 'Add Caregiver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please confirm your identity' })
  await expect(dialog.getByLabel('6-digit code')).toBeFocused()
  await expectAccessible(page, 'asked again')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Sujatha Devi')
  await page.getByRole('button', { name: 'Add Caregiver' }).click()
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog.getByLabel('Recovery code').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('This code is wrong, too old or already used.')).toBeVisible()
  await dialog.getByLabel('Recovery code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Caretaker added successfully!')).toBeVisible()
})

test('an admin signs in with a passkey', async ({ page, server, people }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const admin = await people.caretaker()
  promote(server, admin)
  await enterPassword(page, admin)
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { name: `Recovery codes of ${admin.email}` })).toBeVisible()
  await page.getByRole('button', { name: 'I have them on paper' }).click()
  await page.getByRole('button', { name: 'Rename Passkey' }).click()
  await page.getByLabel('Name').fill('Office laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Office laptop')).toBeVisible()
  await logOut(page)

  await enterPassword(page, admin)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials.map(({ signCount }) => signCount)).toEqual([2])

  await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
  await logOut(page)
  await enterPassword(page, admin)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('The passkey could not be used. Please try again.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
})

test('after seven days a caretaker must set up two-factor authentication, and the app opens afterwards', async ({
  page,
  server,
  people,
}) => {
  const late = await people.caretaker()
  change(server, "update accounts set factor_due_at = '2026-01-01T00:00:00.000Z' where email = ?", late.email)
  await enterPassword(page, late)
  await expect(page.getByRole('heading', { name: 'One step before you continue' })).toBeVisible()
  await expectAccessible(page, 'set up before anything else')
  await page.goto('/caretaker/bookings')
  await expect(page.getByRole('heading', { name: 'One step before you continue' })).toBeVisible()
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please confirm your identity' })
  await expect(dialog.getByText('We have sent a code to your email.')).toBeVisible()
  await expectAccessible(page, 'a mailed code')
  const first = await waitForCode(server.dataDir, late.email)
  await dialog.getByRole('button', { name: 'Send a new code' }).click()
  await dialog.getByLabel('6-digit code').fill(await waitForCode(server.dataDir, late.email, [first]))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const secret = await readSecret(page)
  await page.getByLabel('6-digit code').fill(appCode(secret, new Date()))
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'I have them on paper' }).click()
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible()
})
