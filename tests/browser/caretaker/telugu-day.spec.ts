import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { outlastHastyTap } from './hasty-tap.ts'
import { makeJob, readJob } from './jobs.ts'

/** Names of people and the brand, addresses and numbers may be in Latin script. All other text must be in the language. */
const names =
  /Kavitha|Rani|Narsamma|Rao|Sridevi|Goud|Metformin|Station|Road|Hanamkonda|Warangal|Thodu|English|Ravi|CSV/g

async function listEnglish(page: Page, booking: string): Promise<string[]> {
  const said = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((node) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => node.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...labels].join('\n')
  })
  const plain = said
    .replaceAll(booking, '')
    .replace(/\S+@\S+/g, '')
    .replace(/\d[\d:]*\s?[AP]M/gi, '')
    .replace(names, '')
  return [...new Set(plain.match(/[A-Za-z]{2,}/g) ?? [])]
}

const phone = { width: 360, height: 640 }

test('a caretaker works in Telugu: language, steps, a note, the booking and the profile', async ({
  people,
  signedInAs,
}) => {
  test.setTimeout(300_000)
  const job = await makeJob(people, { client: 'Kavitha Rani', startsIn: 0 })
  const page = await signedInAs(job.caretaker)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.goto('/caretaker')

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('menuitem', { name: 'Language English' }).click()
  await page.getByRole('menuitem', { name: 'తెలుగు' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'te')
  expect((await job.caretaker.api.call<{ language?: string }>('/auth/me')).language).toBe('te')

  const check = async (where: string) => {
    expect.soft(await listEnglish(page, job.booking.bookingId), where).toEqual([])
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(await over(), where).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await over(), `${where} at 320 px`).toBeLessThanOrEqual(0)
    await page.setViewportSize(phone)
    await expectAccessible(page, where)
  }
  const today = page.getByRole('region', { name: 'ఈ రోజు' })
  await expect(today.getByText(/ఉదయం 9-12 · ఈ రోజు మొదలు/)).toBeVisible()
  await expect(today.getByText('వృద్ధుల సంరక్షణ · రోజుకు 12 గంటలు · Kavitha Rani')).toBeVisible()
  await check('the dashboard')

  for (const [button, done] of [
    ['పని ఒప్పుకోండి', 'ఖరారైంది'],
    ['సంరక్షణ మొదలుపెట్టండి', 'జరుగుతోంది'],
  ] as const) {
    await today.getByRole('button', { name: button }).click()
    await expect(page.getByText(`భద్రపరిచాం. బుకింగ్ ఇప్పుడు: ${done}.`)).toBeVisible()
  }

  await today.getByRole('link', { name: 'Narsamma Rao' }).click()
  await expect(page.getByText('నడవడానికి సహాయం కావాలి')).toBeVisible()
  await page.getByRole('textbox', { name: 'కొత్త నోట్' }).fill('గేటు వరకు నడిచారు')
  await page.getByRole('button', { name: 'నోట్ చేర్చండి' }).click()
  await expect(page.getByText('నోట్ చేర్చాం.')).toBeVisible()
  await page.getByRole('button', { name: 'తీసేయండి' }).first().click()
  await check('the booking')

  await page.goto('/caretaker/bookings')
  await expect(page.getByText('1 బుకింగ్')).toBeVisible()
  await check('the bookings')

  await page.goto('/caretaker/myprofile')
  await page.getByLabel('ప్రస్తుత పాస్‌వర్డ్', { exact: true }).fill('x')
  await page.getByLabel('కొత్త పాస్‌వర్డ్', { exact: true }).fill('abc')
  await page.getByLabel('కొత్త పాస్‌వర్డ్ మళ్లీ', { exact: true }).fill('abc')
  await page.getByRole('button', { name: 'పాస్‌వర్డ్ మార్చండి' }).click()
  await expect(page.getByText('కొత్త పాస్‌వర్డ్‌లో కనీసం 6 అక్షరాలు ఉండాలి')).toBeVisible()
  await check('the profile')

  await page.goto('/caretaker')
  await today.getByRole('button', { name: 'పని పూర్తయింది' }).click()
  await outlastHastyTap(page)
  await page.getByRole('dialog').getByRole('button', { name: 'పని పూర్తయింది' }).click()
  await expect(page.getByText('భద్రపరిచాం. బుకింగ్ ఇప్పుడు: పూర్తయింది.')).toBeVisible()
  expect((await readJob(job)).status).toBe('completed')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/caretaker/bookings')
  await page.getByRole('button', { name: 'పాత పనులు (1)' }).click()
  await expect(page.getByRole('menuitem', { name: 'భాష తెలుగు' })).toBeVisible()
  expect.soft(await listEnglish(page, job.booking.bookingId), 'on a desk').toEqual([])
})
