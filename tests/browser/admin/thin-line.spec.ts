import { TOKEN_KEY, USER_KEY } from '@thodu/api/contract/people/session-keys'
import { expect, test } from '../../support/browser-fixtures.ts'

/** 400 kbit/s, as a village's office has it: bytes a second, milliseconds. */
const line = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 100, offline: false }

test('at 400 kbit/s what cannot wait comes in less than 8 s of the line (rule FAST-3)', async ({
  people,
  signedInAs,
}) => {
  test.setTimeout(180_000)
  const admin = await people.admin()
  const page = await signedInAs(admin)
  const { token, user } = admin
  const known = JSON.stringify({ _id: user._id, name: user.name, email: user.email, role: user.role })
  const stored = [
    [TOKEN_KEY, token],
    [USER_KEY, known],
  ]
  await page.evaluate((entries) => {
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value)
  }, stored)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await cdp.send('Network.emulateNetworkConditions', line)
  const begun = Date.now()
  await page.goto('/admin', { waitUntil: 'commit' })
  const hall = page.getByRole('region', { name: 'What cannot wait' })
  // Whatever the office of this run has waiting: a row of it, or the line that says that nothing waits.
  const waiting = hall.getByRole('listitem')
  await waiting
    .or(hall.getByText(/^(Nothing waits|Next: )/))
    .first()
    .waitFor({ timeout: 60_000 })
  // What the line takes alone: how soon a machine draws it depends on what else it does.
  const onLine = bytes / line.downloadThroughput
  console.log(`the hall: ${Date.now() - begun} ms, ${Math.round(bytes / 1_024)} KB, ${onLine.toFixed(1)} s of the line`)
  expect(onLine).toBeLessThan(8)
})
