import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'
import { makeJob } from '../caretaker/jobs.ts'

type ObservedWindow = Window & { missed?: string[] }

/** Records every control that moves away from the place where a finger would tap it. */
const watchControls = (page: Page) =>
  page.addInitScript(() => {
    const missed: string[] = []
    ;(window as ObservedWindow).missed = missed
    const places = new WeakMap<Element, DOMRect>()
    const look = () => {
      for (const control of document.querySelectorAll('a, button, input, [role="combobox"], [role="menuitem"]')) {
        const now = control.getBoundingClientRect()
        if (now.width === 0 || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const before = places.get(control)
        places.set(control, now)
        if (!before) continue
        const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
        if (y > innerHeight || x > innerWidth || x < 0 || y < 0) continue
        if (x >= now.left && x <= now.right && y >= now.top && y <= now.bottom) continue
        const name = control.getAttribute('aria-label') ?? control.textContent
        missed.push(`${name} by ${Math.round(now.x - before.x)}, ${Math.round(now.y - before.y)}`)
      }
      requestAnimationFrame(look)
    }
    look()
  })

/** Delays each response after the previous one, so that a screen filling step by step is detected. */
async function slowDown(page: Page): Promise<void> {
  let calls = 0
  await page.route(/\/api\/|\.js$/, async (route) => {
    calls += 1
    await wait(60 + 80 * (calls % 3))
    await route.continue().catch(() => undefined)
  })
}

async function openEach(page: Page, width: number, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await watchControls(page)
  await slowDown(page)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    expect.soft(await page.evaluate(() => (window as ObservedWindow).missed), `${path} ${width}`).toEqual([])
  }
}

const onPhone = ['', '/bookings', '/today', '/documents']
const onDesk = [...onPhone, '/caretakers', '/roster', '/visits', '/calls', '/reports', '/audit', '/book']
for (const [width, screens] of [
  [390, onPhone],
  [1280, onDesk],
] as const)
  test(`on admin screens of ${width} px no control moves away while the screen loads (rule OFF-33)`, async ({
    signedInAs,
    people,
  }) => {
    const admin = await people.admin()
    const waiting = await book(await people.customer())
    const assigned = await book(await people.customer())
    const caretaker = await people.caretaker({ name: 'Padma Planned' })
    await assign(admin, assigned, caretaker)
    const page = await signedInAs(admin)
    const bookings = [waiting, assigned].map(({ _id }) => `/bookings/${_id}`)
    const paths = [...screens, ...bookings, `/roster/caretaker/${caretaker.user._id}`]
    await openEach(
      page,
      width,
      paths.map((path) => `/admin${path}`),
    )
  })

for (const width of [360, 1280])
  test(`on caretaker screens of ${width} px no control moves away while the screen loads (rule OFF-33)`, async ({
    signedInAs,
    people,
  }) => {
    const { caretaker, booking } = await makeJob(people, { startsIn: 0 })
    const page = await signedInAs(caretaker)
    const paths = ['', '', '/visits', '/bookings', `/bookings/${booking._id}/show`, '/myprofile']
    await openEach(
      page,
      width,
      paths.map((path) => `/caretaker${path}`),
    )
  })
