import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page, type Route } from '@playwright/test'
import { addCaretaker, adminEnv, firstAdmin, type Person, signIn, signUp } from './people.ts'
import { waitForCode } from './servers/outbox.ts'
import { payingEntry, startServer, type TestServer } from './servers/server.ts'

type People = {
  /** The first admin, signed in through the API. */
  admin: () => Promise<Person>
  /** A new customer with an address of their own. */
  customer: (given?: { name?: string; email?: string }) => Promise<Person>
  /** A new caretaker, added by the admin. */
  caretaker: (given?: { name?: string; email?: string }) => Promise<Person>
  /** The newest code mailed to an address. */
  codeFor: (email: string) => Promise<string>
}

/** A file of this origin without a script: it costs a browser nothing to stand there. */
export const quietPage = '/robots.txt'

/**
 * Answers the next request of an address; later ones go on to the server. Playwright's own `times: 1` ends the interception
 * after it, and a page load that begins at that moment hangs until the test ends.
 */
export async function answerOnce(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let answered = false
  await page.route(url, (route) => {
    if (answered) return route.fallback()
    answered = true
    return answer(route)
  })
}

type WorkerFixtures = {
  /** A name of its own gives a file of tests a server of its own, for what looks at the first rows of all. */
  ownServer: string
  /** Whether families pay by UPI and by bank there; with a name of its own (`ownServer`). */
  takesMoney: boolean
  server: TestServer
  people: People
}
type TestFixtures = {
  /** Makes this browser signed in as a person, as if they had done so before (local storage, key `token`). */
  signedInAs: (person: Person) => Promise<Page>
  /** Forgets who is signed in, on a page that asks the server nothing: no late 401 leads elsewhere meanwhile. */
  signedOut: () => Promise<Page>
}

/**
 * Playwright's `test` with one real server and data folder per worker. Specs of one worker share them: make people and
 * bookings of your own instead of counting rows, or ask for a server of your own: `test.use({ ownServer: 'promises' })`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownServer: ['', { option: true, scope: 'worker' }],
  takesMoney: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ browserName, takesMoney }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), `thodu-${browserName}-`))
      const server = await startServer({ dataDir, env: adminEnv, ...(takesMoney ? { script: payingEntry } : {}) })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  people: [
    async ({ server }, use) => {
      let admin: Promise<Person> | undefined
      const readAdmin = () => {
        admin ??= signIn(server, firstAdmin)
        return admin
      }
      await use({
        admin: readAdmin,
        customer: (given) => signUp(server, given),
        caretaker: async (given) => addCaretaker(server, await readAdmin(), given),
        codeFor: (email) => waitForCode(server.dataDir, email),
      })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  signedInAs: async ({ page, server }, use) => {
    await use(async (person) => {
      await page.goto(server.url + quietPage)
      await page.evaluate((token) => localStorage.setItem('token', token), person.token)
      return page
    })
  },
  signedOut: async ({ page, server }, use) => {
    await use(async () => {
      await page.goto(server.url + quietPage)
      await page.evaluate(() => localStorage.clear())
      return page
    })
  },
})

/** So many seconds pass by the clock of a page that has one installed, and what goes then fades; after that it stands still. */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + seconds * 1000)
  await page.clock.runFor(1_000)
}

export { expect }
