import { expect, test } from '../../support/browser-fixtures.ts'
import { firstAdmin } from '../../support/people.ts'
import { startIssuer } from '../../support/servers/google.ts'
import { waitForCode } from '../../support/servers/outbox.ts'
import { startServer } from '../../support/servers/server.ts'

test('admins and caretakers are redirected to their own app', async ({ page, people, signedOut }) => {
  const caretaker = await people.caretaker()
  for (const [person, home] of [
    [firstAdmin, '/admin'],
    [caretaker, '/caretaker'],
  ] as const) {
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`**${home}`)
    await signedOut()
  }
})

test('a typed address is in the next form and in the one before (rule JRN-9)', async ({ page }) => {
  const address = page.getByLabel('Email')
  await page.goto('/login')
  await address.fill('anita@example.org')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await expect(address).toHaveValue('anita@example.org')
  await address.fill('anita.rao@example.org')
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(address).toHaveValue('anita.rao@example.org')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(address).toHaveValue('anita.rao@example.org')
  // When the account exists already, the sign-in form has the address typed last.
  await address.fill('anita@example.org')
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(address).toHaveValue('anita@example.org')
})

test('a forgotten password is replaced with a mailed code', async ({ page, people, server }) => {
  const { email } = await people.customer()
  const fresh = 'Bhadrakali@77'
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  const before = await people.codeFor(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('If an account exists for this email, a code is on its way.')).toBeVisible()
  await page.getByLabel('6-digit code').fill(await waitForCode(server.dataDir, email, [before]))
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(fresh)
  await page.getByLabel('Confirm password').fill(fresh)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password changed successfully!')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(fresh)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/profile')
})

test.describe('with a Google client id', () => {
  // A build with GOOGLE_CLIENT_ID has a policy that allows the script of Google; this build may be without it.
  test.use({ bypassCSP: true })

  test('with a client id the button of Google signs a person in, and an invalid credential is refused', async ({
    page,
  }) => {
    const issuer = await startIssuer()
    const server = await startServer({ env: issuer.env })
    try {
      const bad = (nonce: string) =>
        issuer.sign({ nonce, sub: 'g-2', email: 'x@example.org' }, { audience: 'somebody-else' })
      const good = (nonce: string) => issuer.sign({ nonce, sub: 'g-1', email: 'ravi.kumar@example.org' })
      const credentials = [bad, good]
      await page.exposeFunction('signCredential', (nonce: string) => credentials.shift()?.(nonce))
      // A stand-in for the script of Google sends its credentials, first an invalid one.
      const client = `let given
      window.google = { accounts: { id: {
        initialize: (options) => { given = options },
        renderButton: (parent) => {
          const button = document.createElement('button')
          button.textContent = 'Sign in with Google'
          button.onclick = async () => given.callback({ credential: await window.signCredential(given.nonce) })
          parent.append(button)
        } } } }`
      await page.route('https://accounts.google.com/gsi/client', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: client }),
      )
      await page.goto(`${server.url}/login`)
      const button = page.getByRole('button', { name: 'Sign in with Google' })
      await button.click()
      await expect(page.getByRole('alert')).toHaveText('Google authentication failed')
      await button.click()
      await page.waitForURL('**/profile')
      await expect(page.getByRole('heading', { name: 'Hello, Ravi Kumar' })).toBeVisible()
    } finally {
      await server.remove()
      issuer.close()
    }
  })
})
