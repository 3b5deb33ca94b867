import type { Page } from '@playwright/test'
import { detailLabels } from '@thodu/api/contract/words/te/detail-labels'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/browser-fixtures.ts'
import { book, testPassword } from '../support/people.ts'

test('choosing Hindi in the profile changes the account, and a Hindi booking is shown in Hindi', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer()
  await book(customer)
  const page = await signedInAs(customer)
  await page.goto('/profile#bookings')
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
  await page.waitForURL('**/hi/profile#bookings')
  await expect(page.getByRole('heading', { level: 2, name: 'बुज़ुर्गों की देखभाल' })).toBeVisible()
  await expect(page.getByText('इंतज़ार में').first()).toBeVisible()
  await expectAccessible(page, 'bookings in Hindi')
  await expect.poll(async () => (await customer.api.call<{ language?: string }>('/user/profile')).language).toBe('hi')
  await page.goto('/hi/profile#settings')
  await expect(page.getByLabel('हमारे मेल की भाषा')).toHaveValue('hi')
  await page.getByRole('button', { name: 'साइन आउट', exact: true }).click()
  await page.waitForURL('**/hi')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Email').fill(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/hi/profile')
})

test.describe('a reader of another language', () => {
  test.use({ locale: 'te-IN' })

  test('gets an offer in one line until a choice is made, and no redirect', async ({ page }) => {
    await page.goto('/about')
    await expect(page).toHaveURL('/about')
    const offer = page.getByRole('main').getByRole('link', { name: 'ఈ పేజీని తెలుగులో చదవండి' })
    await expect(offer).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'ఈ భాషలోనే ఉంచండి' }).click()
    await expect(offer).toBeHidden()
    await page.goto('/contact')
    await expect(page.getByRole('main').getByRole('link', { name: /తెలుగులో/ })).toBeHidden()
  })
})

test('offline, a Telugu form is loaded again in Telugu', async ({ signedInAs, people, context }) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/te/service-details?service=caretaking')
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/te/choose-service')) !== undefined), {
      timeout: 20_000,
    })
    .toBe(true)
  await page.getByLabel(detailLabels.fields.patientName).fill('రాములు')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel(detailLabels.fields.patientName)).toHaveValue('రాములు')
})

test('axe finds no violation on public pages in both scripts, and none is wider than 320 px with text of twice the size', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => sessionStorage.setItem('thodu.launch', 'seen'))
  for (const path of ['/te', '/te/services', '/hi/contact', '/hi/blog/after-a-fall', '/te/terms']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expectAccessible(page, path)
    await page.setViewportSize({ width: 320, height: 800 })
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, `${path} with ${size} text`).toBeLessThanOrEqual(0)
    }
  }
})

/** Controls above and below the page that reach beyond the screen, and words broken over two lines. */
const findBroken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const control of document.querySelectorAll(
      '[data-bar] :is(.bar-logo, .bar-actions :is(a, button)), .floating a',
    )) {
      const { left, right, width, height } = control.getBoundingClientRect()
      if (width === 0) continue
      const text = control.textContent?.trim() ?? ''
      if (left < 0 || right > innerWidth || width < 44 || height < 44) found.push(`${text} ${left}–${right}, ${height}`)
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (control.matches('.button') && walker.nextNode())
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(walker.currentNode, index)
          range.setEnd(walker.currentNode, index + word.length)
          if (range.getClientRects().length > 1) found.push(word)
        }
    }
    return found
  })

for (const width of [320, 360, 390])
  test(`at ${width} px with text of twice the size the bar breaks no word`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('thodu.launch', 'seen'))
    await page.setViewportSize({ width, height: 800 })
    for (const session of [false, true])
      for (const path of ['/about', '/te/about', '/hi/about']) {
        await page.goto(path)
        await page.evaluate((isThere) => {
          document.documentElement.style.setProperty('font-size', '200%')
          document.documentElement.toggleAttribute('data-session', isThere)
        }, session)
        expect.soft(await findBroken(page), `${path}, ${session ? 'signed in' : 'signed out'}`).toEqual([])
        const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
        const text = page.getByRole('main').locator('.eyebrow').first()
        const top = await text.evaluate((element) => element.getBoundingClientRect().top)
        expect.soft(bar, `${path}: what the bar covers`).toBeLessThan(top)
      }
  })

test('an unknown path shows the 404 page with status 404', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})
