import { readFileSync } from 'node:fs'
import { languages } from '@thodu/api/contract/people/languages'
import type { Settings } from '@thodu/api/contract/settings/settings.schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { adminEnv, firstAdmin, type Person, signIn } from '../support/people.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { fileOf } from './built-pages.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startServer({ env: adminEnv })
  admin = await signIn(server, firstAdmin)
}, 60_000)
afterAll(() => server.remove())

const addresses = languages.map((language) => (language === 'en' ? '/prices' : `/${language}/prices`))
const readPage = async (path: string): Promise<string> => (await fetch(`${server.url}${path}`)).text()
/** Of the ways of paying, what a transfer to a bank account is called. */
const bank: Record<string, RegExp> = {
  '/prices': /bank transfer/,
  '/te/prices': /బ్యాంక్/,
  '/hi/prices': /बैंक/,
}
const namesBank = async (path: string): Promise<boolean> => bank[path]?.test(await readPage(path)) === true

async function savePayments(payments: object): Promise<void> {
  const { sections } = await admin.api.call<Settings>('/admin/settings')
  const answer = await admin.api.send('/admin/settings/payments', {
    method: 'PUT',
    body: { revision: sections.payments.revision, values: { ...sections.payments.values, ...payments } },
  })
  expect(answer.status).toBe(200)
}

test('a saved way of paying stands on the page in every language, without a restart (rule SET-11)', async () => {
  for (const path of addresses) expect(await namesBank(path), path).toBe(true)
  expect(await readPage('/prices')).toBe(readFileSync(fileOf('prices', 'index.html'), 'utf8'))
  await savePayments({ upi: { vpa: 'care@okbank', name: 'Care', verified: false, max: 100_000 }, bank: null })
  const saved = performance.now()
  await vi.waitFor(async () => expect(await namesBank('/prices')).toBe(false), { timeout: 60_000 })
  console.log(`from save to changed page: ${Math.round(performance.now() - saved)} ms`)
  // The others have changed with it.
  for (const path of addresses) expect(await namesBank(path), path).toBe(false)
  expect(await readPage('/admin')).toContain('"payingWays":["upi"]')
  expect(await readPage('/prices')).not.toContain('care@okbank')
}, 120_000)

test('a change that is taken back is shown again at once', async () => {
  await savePayments({ upi: null, bank: null })
  await vi.waitFor(async () => expect(await namesBank('/prices')).toBe(true), { timeout: 60_000 })
  expect(await readPage('/prices')).toBe(readFileSync(fileOf('prices', 'index.html'), 'utf8'))
}, 120_000)
