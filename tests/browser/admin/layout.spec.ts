import { chromium, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleIn } from '../../support/axe.ts'
import { expect, quietPage, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'
import { chromiumOptions } from '../../support/servers/chromium.ts'

test.use({ ownServer: 'layout', takesMoney: true })

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const screens = [
  '/admin',
  '/admin?tab=bookings',
  '/admin?tab=users',
  '/admin?tab=audit',
  '/admin/bookings',
  '/admin/caretakers',
]

for (const [what, width, rootSize] of [
  ['at 320 px', 320, '100%'],
  ['with text twice as large', 1280, '200%'],
] as const)
  test(`no admin screen is wider than the window ${what}`, async ({ signedInAs, people }) => {
    test.setTimeout(120_000)
    await book(await people.customer({ name: 'Lakshmi Narayana Rao Venkataramana' }))
    const page = await signedInAs(await people.admin())
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size))
    }, rootSize)
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      expect.soft(await sticksOut(page), path).toBeLessThanOrEqual(0)
    }
  })

test('on a phone of 320 px with letters of 32 px the screen title is complete and covers nothing', async ({
  people,
  server,
}) => {
  const admin = await people.admin()
  const browser = await chromium.launch(chromiumOptions(['--blink-settings=defaultFontSize=32']))
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 320, height: 800 } })
    await page.goto(quietPage)
    await page.evaluate((token) => localStorage.setItem('token', token), admin.token)
    for (const [path, name] of [
      ['/admin/bookings', 'Bookings'],
      ['/admin/caretakers', 'Caretakers'],
    ] as const) {
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1, name })
      await expect(title).toBeVisible()
      expect.soft(await title.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBeLessThanOrEqual(0)
      const bottom = ((box) => (box ? box.y + box.height : Number.NaN))(await title.boundingBox())
      const screen = await page.locator('#main-content').boundingBox()
      expect.soft(screen?.y, path).toBeGreaterThanOrEqual(bottom)
      expect.soft(await sticksOut(page), path).toBeLessThanOrEqual(0)
    }
  } finally {
    await browser.close()
  }
})

test('the filter menu is inside a landmark', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Service' })).toBeVisible()
  await expectAccessible(page, 'the menu of filters')
})

test('with reduced motion nothing in the admin app moves (rule LOOK-6)', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin/documents')
  const entry = page.getByRole('menuitem', { name: 'Logout' })
  await expect(entry).toBeVisible()
  // A transition of any length passes inherited colours down one frame per level, which is half a second of flicker.
  await page.evaluate(() => {
    addEventListener('transitionrun', () => document.body.setAttribute('data-moved', ''))
  })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 26, 24)')
  await entry.hover()
  await expect(page.locator('body')).not.toHaveAttribute('data-moved')
  // Content that is still loading delays the content below it for up to three seconds (settling.css).
  await expect(page.locator('[data-coming], .gate-spinner')).toHaveCount(0)
  const longest = await page.evaluate(() => {
    const styles = [...document.querySelectorAll('body *')].map((element) => getComputedStyle(element))
    const seconds = styles.flatMap(({ animationDuration, transitionDuration }) =>
      `${animationDuration}, ${transitionDuration}`.split(', ').map(Number.parseFloat),
    )
    return Math.max(...seconds)
  })
  expect(longest).toBeLessThanOrEqual(0.001)
})

test('the second click of a double click counts on the redrawn control and on no other row (rule OFF-32)', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/documents')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  const pressed = await page.evaluate(() => {
    const heard: string[] = []
    const make = (name: string, html: string) => {
      const box = document.body.appendChild(document.createElement('div'))
      box.innerHTML = html
      const control = box.querySelector('button, label')
      control?.addEventListener('click', () => heard.push(name))
      return (detail: number) => control?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
    }
    const row = (who: string) => `<ul><li>${who} <button type="button">Approve</button></li></ul>`
    make('next page', '<button type="button">Next</button>')(1)
    make('next page, drawn anew', '<button type="button">Next</button>')(2)
    make('first row', row('Asha'))(1)
    make('second row', row('Padma'))(2)
    const tick = make('label', '<label><span>Sundays</span><input type="checkbox"></label>')
    tick(1)
    tick(2)
    return heard
  })
  expect(pressed).toEqual(['next page', 'next page, drawn anew', 'first row', 'label', 'label', 'label', 'label'])
})

test('Logout can be reached with the Tab key', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/documents?filter=%7B%7D')
  await page.getByRole('menuitem', { name: 'Language' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
})

test('a Telugu name loads its font, and a screen in Latin script does not', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  const fonts: string[] = []
  page.on('request', (request) => {
    const file = /anek-[a-z-]+(?=-wght)/.exec(request.url())?.[0]
    if (file) fonts.push(file)
  })
  await page.goto('/admin/add-caretaker')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  expect(fonts).not.toContain('anek-telugu-telugu')
  await page.getByLabel('Full Name').fill('లక్ష్మి రావు')
  await expect.poll(() => fonts).toContain('anek-telugu-telugu')
  await page.getByLabel('Full Name').fill('लक्ष्मी राव')
  await expect.poll(() => fonts).toContain('anek-devanagari-devanagari')
})

test('axe finds no violation on any admin screen at 360 and 1440 px, light and dark', async ({
  people,
  signedInAs,
}) => {
  test.setTimeout(480_000)
  const admin = await people.admin()
  const customer = await people.customer()
  const booking = await book(customer)
  const caretaker = await people.caretaker()
  await assign(admin, await book(customer), caretaker)
  await admin.api.call(`/admin/families/${customer.user._id}/notes`, { method: 'POST', body: { note: 'Kind.' } })
  const page = await signedInAs(admin)
  for (const path of [
    '',
    '?tab=users',
    '?tab=audit',
    '/inbox',
    '/inbox?new=privacy',
    '/inbox?new=complaint',
    '/bookings',
    `/bookings/${booking._id}`,
    '/money',
    '/book',
    '/roster',
    `/roster/caretaker/${caretaker.user._id}`,
    '/today',
    '/visits',
    '/time-off',
    '/caretakers',
    `/caretakers/${caretaker.user._id}`,
    '/payroll',
    '/add-caretaker',
    '/users',
    `/families/${customer.user._id}`,
    '/reports',
    '/settings',
    '/documents',
    '/breaches',
    '/retention',
    '/audit-logs',
    '/access-log',
    '/account',
    '/no-such-screen',
  ]) {
    await page.goto(`/admin${path}`)
    // An open form hides the heading from roles.
    await expect(page.locator('h1')).not.toBeEmpty()
    if (path.includes('?new=')) await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleIn(page, [360, 1440], path)
  }
})
