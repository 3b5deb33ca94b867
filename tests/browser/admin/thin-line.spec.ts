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
  // What shares the line until the answer is there; how soon a machine draws it, and loads more then, depends on what else it does.
  const sent = new Map<string, string>()
  const taken = new Map<string, number>()
  let isAnswered = false
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isAnswered) sent.set(requestId, request.url)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    taken.set(requestId, encodedDataLength)
    if (sent.get(requestId)?.endsWith('/api/admin/hall')) isAnswered = true
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
  const bytes = [...sent.keys()].reduce((sum, requestId) => sum + (taken.get(requestId) ?? 0), 0)
  const onLine = bytes / line.downloadThroughput
  console.log(`the hall: ${Date.now() - begun} ms, ${Math.round(bytes / 1_024)} KB, ${onLine.toFixed(1)} s of the line`)
  expect(isAnswered).toBe(true)
  expect(onLine).toBeLessThan(8)
})
