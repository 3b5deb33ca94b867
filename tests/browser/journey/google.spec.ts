import { expect, test } from '../../support/browser-fixtures.ts'
import { startIssuer } from '../../support/servers/google.ts'
import { startServer } from '../../support/servers/server.ts'

// The policy that lets Google's client in is built where GOOGLE_CLIENT_ID is set; this build may be without it.
test.use({ bypassCSP: true })

test('with a client id, Google’s own button signs a person in, and a bad credential is refused', async ({ page }) => {
  const issuer = await startIssuer()
  const server = await startServer({ env: issuer.env })
  try {
    const bad = (nonce: string) =>
      issuer.sign({ nonce, sub: 'g-2', email: 'x@example.org' }, { audience: 'somebody-else' })
    const good = (nonce: string) => issuer.sign({ nonce, sub: 'g-1', email: 'ravi.kumar@example.org' })
    const credentials = [bad, good]
    await page.exposeFunction('signCredential', (nonce: string) => credentials.shift()?.(nonce))
    // Google's client is not on this machine: a stand-in hands over what Google would, first a bad credential.
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
