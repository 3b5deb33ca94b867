import type { CDPSession, Page, Request } from '@playwright/test'
import { expect, rememberPerson, test } from '../../support/browser-fixtures.ts'
import type { Person } from '../../support/people.ts'
import { makeJob } from './jobs.ts'

/** A village network and a cheap phone: bytes per second, milliseconds, slowdown factor. */
const line = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 100, offline: false }
const SLOWER = 4
const KB = 1_024

/** Counts all transferred bytes from now on, headers and bodies in both directions. */
async function countBytes(cdp: CDPSession): Promise<() => number> {
  let bytes = 0
  await cdp.send('Network.enable')
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  cdp.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    for (const [name, value] of Object.entries(headers)) bytes += name.length + String(value).length + 4
  })
  return () => bytes
}

async function openPhone(page: Page, person: Person): Promise<CDPSession> {
  await page.setViewportSize({ width: 360, height: 640 })
  await rememberPerson(page, person)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  return cdp
}

test('the first button appears within 6 s and 250 KB, also with a long history', async ({ people, signedInAs }) => {
  test.setTimeout(180_000)
  const { caretaker } = await makeJob(people, { client: 'First Client', status: 'completed' })
  for (let count = 0; count < 12; count += 1) await makeJob(people, { caretaker, status: 'completed' })
  await makeJob(people, { caretaker, client: 'Lakshmi Rao', startsIn: 0 })
  const page = await signedInAs(caretaker)
  const cdp = await openPhone(page, caretaker)
  const bytes = await countBytes(cdp)
  await cdp.send('Network.emulateNetworkConditions', line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const begun = Date.now()
  await page.goto('/caretaker', { waitUntil: 'commit' })
  const step = page.getByRole('button', { name: 'Start Care' })
  await step.first().waitFor()
  const first = { ms: Date.now() - begun, kb: bytes() / KB }
  await page.getByRole('button', { name: 'Start Next Job' }).waitFor({ timeout: 60_000 })
  const whole = { ms: Date.now() - begun, kb: bytes() / KB }
  console.log(`first button: ${JSON.stringify(first)}, whole home: ${JSON.stringify(whole)}`)
  expect(first.ms).toBeLessThan(6_000)
  expect(first.kb).toBeLessThanOrEqual(250)
})

test('an open screen without changes costs less than 300 KB an hour', async ({ people, signedInAs }) => {
  test.setTimeout(180_000)
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  const cdp = await openPhone(page, caretaker)
  await page.clock.install()
  // Waits for the last requests of the screen, which a slow machine would otherwise send during the count.
  const last = ['/api/user/profile', '/api/caretaker/bookings/stats'].map((path) =>
    page.waitForResponse((response) => response.url().endsWith(path)),
  )
  await page.goto('/caretaker')
  await expect(page.getByRole('button', { name: 'Start Next Job' })).toBeVisible({ timeout: 30_000 })
  await Promise.all(last)
  await page.waitForLoadState('networkidle')
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(`${response.status()} ${response.url()}`)
  })
  const bytes = await countBytes(cdp)
  const asked = new Set<Request>()
  page.on('request', (request) => request.url().includes('/api/') && asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  // Advances the clock of the page by a minute, answering each request before the next is due.
  for (let second = 0; second < 60; second += 5) {
    await page.clock.runFor(5_000)
    await page.waitForTimeout(200)
    await expect.poll(() => asked.size).toBe(0)
  }
  console.log(`a minute: ${bytes()} bytes, ${answers.length} answers`)
  expect(answers.length).toBeGreaterThanOrEqual(3)
  expect(answers.filter((answer) => !answer.startsWith('304 '))).toEqual([])
  expect((bytes() * 60) / KB).toBeLessThan(300)
})
