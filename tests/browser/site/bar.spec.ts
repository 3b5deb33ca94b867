import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser-fixtures.ts'

const bar = (page: Page) => page.getByRole('banner')

async function showSignedIn(page: Page, path: string, user: { name: string; role: string }, token = 'anything') {
  await page.goto('/about')
  await page.evaluate(
    ([stored, token]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('thodu.user', stored)
      localStorage.setItem('thodu.draft.elderly-care', '{"patientName":"A"}')
      localStorage.setItem('other', 'stays')
      sessionStorage.setItem('thodu.launch', 'seen')
    },
    [JSON.stringify(user), token] as const,
  )
  await page.goto(path)
}

test('the bar shrinks once the page is scrolled past 20 px, and grows again', async ({ page }) => {
  await page.goto('/about')
  const heightOf = () => bar(page).evaluate((element) => element.getBoundingClientRect().height)
  const tall = await heightOf()
  await page.mouse.wheel(0, 15)
  await page.waitForTimeout(300)
  expect(await heightOf()).toBe(tall)
  await page.mouse.wheel(0, 30)
  await expect.poll(heightOf).toBeLessThan(tall)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(heightOf).toBe(tall)
})

test('the menu of a phone works with the keyboard and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const toggle = bar(page).locator('[data-menu-toggle]')
  await expect(bar(page).getByRole('link', { name: 'Partners' })).toBeHidden()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(bar(page).getByRole('link', { name: 'Partners' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})

test('a customer sees name and Logout, and every button leads to choosing a service', async ({ page }) => {
  await showSignedIn(page, '/services', { name: 'Sita Rao', role: 'user' })
  await expect(bar(page).getByRole('link', { name: 'Sita Rao' })).toHaveAttribute('href', '/profile')
  await expect(bar(page).getByRole('link', { name: 'Find a Caregiver' })).toBeHidden()
  for (const link of await page.locator('a[data-find-care]').all()) {
    const service = await link.getAttribute('data-service')
    await expect(link).toHaveAttribute('href', `/choose-service${service ? `#${service}` : ''}`)
  }
})

for (const [role, home] of [
  ['admin', '/admin'],
  ['caretaker', '/caretaker'],
] as const) {
  test(`the name of a person with the role ${role} leads to ${home}`, async ({ page }) => {
    await showSignedIn(page, '/about', { name: 'Ravi', role })
    await expect(bar(page).getByRole('link', { name: 'Ravi' })).toHaveAttribute('href', home)
  })
}

test('Logout ends the session on the server, clears stored data and opens the home page', async ({
  page,
  people,
  server,
}) => {
  const customer = await people.customer()
  await showSignedIn(page, '/contact', { name: 'Sita Rao', role: 'user' }, customer.token)
  await bar(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(bar(page).getByRole('link', { name: 'Find a Caregiver' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['other'])
  const answer = await fetch(`${server.url}/api/auth/me`, { headers: { Authorization: `Bearer ${customer.token}` } })
  expect(answer.status).toBe(401)
})

test('offline, every page shows whom to call; on low screens the bar scrolls away (rule PAGE-17)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/te')
  await page.locator('[data-launch] [data-close]').click()
  // The next Tab continues from the top of the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.evaluate(() => scrollTo(0, 600))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/te/offline')) !== undefined), { timeout: 30_000 })
    .toBe(true)
  await page.evaluate(() => {
    localStorage.setItem('token', 'one that has no end')
    const kept = { keptAt: new Date().toISOString(), value: [{ bookingId: 'K7MP4Q' }] }
    localStorage.setItem('thodu.seen.a.care', JSON.stringify(kept))
  })
  await context.setOffline(true)
  await page.goto('/te/services').catch(() => undefined)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ఇప్పుడు ఇంటర్నెట్ లేదు')
  await expect(page.getByRole('link', { name: /^108/ })).toHaveAttribute('href', 'tel:108')
  await expect(page.getByText('K7MP4Q')).toBeVisible()
  // Neither English nor a page of the journey was stored on this device.
  for (const path of ['/about', '/hi/pricing-packages']) {
    await page.goto(path).catch(() => undefined)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('ఇప్పుడు ఇంటర్నెట్ లేదు')
  }
  await context.setOffline(false)
})
