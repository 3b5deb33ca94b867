import { expect, test } from 'vitest'
import { signIn, signUp, testPassword } from '../../support/people.ts'
import { readOutbox } from '../../support/servers/outbox.ts'
import { startServer } from '../../support/servers/server.ts'

test('no password, code, token, link, address or name of a person is in the log, good and failed calls alike', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'debug' } })
  const person = await signUp(server, { name: 'Canary Kumari', email: 'canary.kumari@example.in' })
  const again = await signIn(server, person)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  await post('/auth/login', { email: person.email, password: 'Canary@wrong1' })
  await post('/auth/login', '{"email":"canary.kumari@example.in","password":"Canary@wrong1"')
  await post('/auth/verify-otp', { email: person.email, otp: '987654' })
  await post('/auth/logout', {}, { Authorization: `Bearer ${again.token}` })
  await fetch(`${server.url}/api/admin/users?filter={"q":"canary.kumari@example.in"}`)
  const feed = await post('/calendar-feed', {}, { Authorization: `Bearer ${person.token}` })
  const made = (await feed.json()) as { url: string }
  const url = server.url + new URL(made.url).pathname
  const statuses = await Promise.all(
    [url, url.replace('.ics', 'x.ics'), `${url}?${url}`].map(async (address) => (await fetch(address)).status),
  )
  expect(statuses).toEqual([200, 404, 200])
  const feedKey = new URL(url).pathname.split('.').at(-2) ?? 'no key'
  const dayKey = 'canary-of-a-day.link'
  for (const path of ['/api/day', `/day?${dayKey}`])
    await fetch(`${server.url}${path}`, { headers: { 'X-Day-Link': dayKey } })
  const codes = readOutbox(server.dataDir).map(({ text }) => /^ *(\d{6})$/m.exec(text)?.[1] ?? 'no code')
  await server.stop()
  const log = server.log()
  expect(log).toContain('"route":"/api/auth/login"')
  expect(codes).not.toContain('no code')
  for (const secret of [testPassword, 'Canary', 'canary', person.token, again.token, '987654', feedKey, ...codes])
    expect(log).not.toContain(secret)
  await server.remove()
})
