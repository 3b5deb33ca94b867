import type { Browser, Page } from '@playwright/test'
import { quietPage } from '../../support/browser-fixtures.ts'
import {
  addCaretaker,
  adminEnv,
  advance,
  assign,
  book,
  firstAdmin,
  type Person,
  signIn,
  signUp,
} from '../../support/people.ts'
import { createMovedClock } from '../../support/servers/clock/moved-clock.ts'
import { startServer } from '../../support/servers/server.ts'

export const at = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`)

/**
 * A server whose clock a test moves, with a family, its booking of twelve hours a day, and the caretakers Lakshmi (assigned
 * and confirmed) and Asha.
 */
export async function startMovedDays(browser: Browser, first: Date) {
  const clock = createMovedClock(first)
  const server = await startServer({ env: { ...adminEnv, ...clock.env } })
  const admin = await signIn(server, firstAdmin)
  const family = await signUp(server, { name: 'Savitri Rao' })
  const lakshmi = await addCaretaker(server, admin, { name: 'Lakshmi Goud' })
  const asha = await addCaretaker(server, admin, { name: 'Asha Begum' })
  const booking = await book(family)
  await assign(admin, booking, lakshmi)
  await advance(lakshmi, booking, 'confirmed')
  const pages: Page[] = []
  /** Signs in again, because half a day without use ends a staff session. */
  async function open(person: Person, path: string): Promise<Page> {
    const { token } = await signIn(server, person)
    const page = await (await browser.newContext({ timezoneId: 'Asia/Kolkata', locale: 'en-US' })).newPage()
    pages.push(page)
    await page.clock.install({ time: clock.now() })
    await page.goto(server.url + quietPage)
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await page.goto(server.url + path)
    return page
  }
  return {
    people: { admin, family, lakshmi, asha },
    booking,
    open,
    plan: async (startsOn: string, more: Record<string, unknown> = {}): Promise<unknown> =>
      admin.api.call(`/admin/bookings/${booking._id}/roster`, {
        method: 'POST',
        body: {
          startsOn,
          days: [0, 1, 2, 3, 4, 5, 6],
          mode: 'visits',
          shifts: [{ code: 'D', start: '08:00', minutes: 720 }],
          ...more,
        },
      }),
    asAdmin: async <Answer>(path: string): Promise<Answer> => (await signIn(server, admin)).api.call<Answer>(path),
    /** Moves the clock of the server and of pages opened from now on. */
    moveTo: (time: Date) => clock.set(time),
    async end(): Promise<void> {
      for (const page of pages) await page.context().close()
      await server.remove()
      clock.remove()
    },
  }
}
export type MovedDays = Awaited<ReturnType<typeof startMovedDays>>
