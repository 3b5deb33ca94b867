import type { Page } from '@playwright/test'
import { USER_KEY } from '@thodu/api/contract/people/session-keys'
import { answerOnce, expect, test } from '../../support/browser-fixtures.ts'
import type { Person } from '../../support/people.ts'
import { makeJob, readJob } from './jobs.ts'

const phone = { width: 360, height: 640 }

/** Stores the account in the browser, as a sign-in does (rule WHO-13). */
const know = (page: Page, { user: { _id, name, email, role } }: Person): Promise<void> =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    USER_KEY,
    JSON.stringify({ _id, name, email, role }),
  ] as const)

const appCodeAddress = '**/CaretakerApp-*.js'
/** Delays the code of the app, or another file, so that the test can examine the early screen. */
async function delayApp(page: Page, awaited = appCodeAddress): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(awaited, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const today = (page: Page, name: RegExp | string = /Today|Next job/) => page.getByRole('region', { name })

for (const colorScheme of ['light', 'dark'] as const)
  test(`patient, time, address, step, call and map are within the first 640 px, ${colorScheme}`, async ({
    people,
    signedInAs,
  }) => {
    const { caretaker } = await makeJob(people, { client: 'Lakshmi Rao', startsIn: 0 })
    const page = await signedInAs(caretaker)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(phone)
    await page.goto('/caretaker')
    await expect(page.getByRole('button', { name: 'Start Next Job' })).toBeVisible()
    const card = today(page, 'Today')
    for (const text of ['Narsamma Rao', /Morning 9-12 · Starts today/, /12-3-45, Station Road/, /Lakshmi Rao/])
      await expect(card.getByText(text).first()).toBeVisible()
    for (const target of [
      card.getByRole('button', { name: 'Start Care' }),
      card.getByRole('link', { name: 'Call Lakshmi Rao' }),
      card.getByRole('link', { name: 'Open map' }),
    ]) {
      const box = await target.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.y ?? 1_000) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
    }
    await expect(card.getByRole('link', { name: 'Call Lakshmi Rao' })).toHaveAttribute('href', 'tel:9876543210')
  })

test('the step works before the app has loaded, and the app shows it in the same place', async ({
  people,
  signedInAs,
}) => {
  const job = await makeJob(people, { startsIn: 0 })
  const page = await signedInAs(job.caretaker)
  await know(page, job.caretaker)
  await page.setViewportSize(phone)
  const release = await delayApp(page)
  await page.goto('/caretaker')
  const card = today(page)
  await card.getByRole('button', { name: 'Start Care' }).click()
  await expect(card.getByRole('button', { name: 'Begin Active Care' })).toBeVisible()
  expect((await readJob(job)).status).toBe('confirmed')
  const before = await card.boundingBox()
  release()
  await expect(page.getByRole('button', { name: 'Start Next Job' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Begin Active Care' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const after = await card.boundingBox()
  for (const side of ['x', 'width'] as const)
    expect(Math.abs((before?.[side] ?? 0) - (after?.[side] ?? 99))).toBeLessThanOrEqual(4)
})

for (const [what, awaited] of [
  ['its code', appCodeAddress],
  ['who is signed in', '**/api/auth/me'],
] as const)
  test(`a tap that began on the early screen ends there, also when ${what} arrives (rule OFF-33)`, async ({
    people,
    signedInAs,
  }) => {
    const job = await makeJob(people, { startsIn: 0 })
    const page = await signedInAs(job.caretaker)
    await know(page, job.caretaker)
    await page.setViewportSize(phone)
    const release = await delayApp(page, awaited)
    await page.goto('/caretaker')
    await today(page).getByRole('button', { name: 'Start Care' }).hover()
    await page.waitForTimeout(700)
    await page.mouse.down()
    release()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await expect(page.getByRole('button', { name: 'Start Next Job' })).toHaveCount(0)
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'Start Next Job' })).toBeVisible()
    expect((await readJob(job)).status).toBe('confirmed')
  })

test('the last step asks for confirmation on the early screen, and the app waits for it', async ({
  people,
  signedInAs,
}) => {
  const job = await makeJob(people, { status: 'active', startsIn: 0 })
  const page = await signedInAs(job.caretaker)
  await know(page, job.caretaker)
  const release = await delayApp(page)
  await page.goto('/caretaker')
  const card = today(page)
  await card.getByRole('button', { name: 'Mark Completed' }).click()
  await expect(card.getByRole('alert')).toContainText('Is the care finished?')
  release()
  await page.waitForTimeout(1_500)
  await card.getByRole('button', { name: 'Mark Completed' }).click()
  await expect(page.getByRole('button', { name: 'Start Next Job' })).toBeVisible()
  expect((await readJob(job)).status).toBe('completed')
  await expect(today(page)).toHaveCount(0)
})

test('the page reloads when the code of the app fails to load', async ({ people, signedInAs }) => {
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  await answerOnce(page, '**/CaretakerApp-*.js', (route) => route.abort())
  await page.goto('/caretaker')
  await expect(page.getByRole('button', { name: 'Start Next Job' })).toBeVisible()
})
