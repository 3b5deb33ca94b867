import { test as base, expect, type Page, type Route } from '@playwright/test'
import { TOKEN_KEY, USER_KEY } from '@thodu/api/contract/people/session-keys'
import { addCaretaker, adminEnv, firstAdmin, type Person, signIn, signUp } from './people.ts'
import { waitForCode } from './servers/outbox.ts'
import { payingEntry, startServer, type TestServer } from './servers/server.ts'

type People = {
  admin: () => Promise<Person>
  customer: (given?: { name?: string; email?: string }) => Promise<Person>
  caretaker: (given?: { name?: string; email?: string }) => Promise<Person>
  codeFor: (email: string) => Promise<string>
}

/** A file of this origin without a script, which costs the browser little. */
export const quietPage = '/robots.txt'

/**
 * Answers the next request to an address. Playwright's `times: 1` ends the interception after it, and a page load that
 * begins at that moment hangs until the test ends.
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
  /** A name starts a separate server for this file, for tests that look at the first rows of a list. */
  ownServer: string
  /** Configures payment by UPI and bank; needs `ownServer`. */
  takesMoney: boolean
  server: TestServer
  people: People
}
type TestFixtures = {
  /** Signs this browser in as a person (local storage, key `token`). */
  signedInAs: (person: Person) => Promise<Page>
  /** Signs out on a page without requests, so that no late 401 redirects it. */
  signedOut: () => Promise<Page>
}

/** Stores session and name in the browser, as it does after a sign-in. */
export async function rememberPerson(page: Page, { user, token }: Person): Promise<void> {
  const known = JSON.stringify({ _id: user._id, name: user.name, email: user.email, role: user.role })
  const stored = [
    [TOKEN_KEY, token],
    [USER_KEY, known],
  ]
  await page.evaluate((entries) => {
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value)
  }, stored)
}

/**
 * Playwright's `test` with one real server and data folder per worker. Create your own people and bookings instead of
 * counting rows, or request your own server: `test.use({ ownServer: 'promises' })`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownServer: ['', { option: true, scope: 'worker' }],
  takesMoney: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ takesMoney }, use) => {
      const server = await startServer({ env: adminEnv, ...(takesMoney ? { script: payingEntry } : {}) })
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

export { expect }
