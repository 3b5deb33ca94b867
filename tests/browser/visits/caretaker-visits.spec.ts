import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { outlastHastyTap, outlastRest } from '../caretaker/hasty-tap.ts'
import { dayFromToday, makeJob, readJob } from '../caretaker/jobs.ts'
import { insertVisit } from './insert-visit.ts'

const phone = { width: 360, height: 640 }
type OwnVisit = { _id: string; status: string; startedAt: string | null; lastNote: { text: string } | null }

test('a caretaker starts and ends a visit in Telugu with a note, and the next caretaker reads it', async ({
  server,
  people,
  signedInAs,
}) => {
  test.setTimeout(180_000)
  const job = await makeJob(people, { status: 'confirmed', startsIn: 0 })
  const { caretaker, booking } = job
  insertVisit(server, { booking, caretaker, startsIn: -3, minutes: 300 })
  insertVisit(server, { booking, caretaker, startsIn: 24 * 60 - 5 })
  await caretaker.api.call('/user/profile', { method: 'PUT', body: { language: 'te' } })
  const page = await signedInAs(caretaker)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.goto('/caretaker')
  const card = page.getByRole('region', { name: 'ఈ రోజు' })
  // The whole app is loaded, with figures and bookings below the card (rule CARE-8).
  await expect(page.getByRole('heading', { name: 'నాకు కేటాయించిన బుకింగ్‌లు' })).toBeVisible({ timeout: 30_000 })
  for (const target of [
    card.getByRole('button', { name: 'విజిట్ మొదలుపెట్టండి' }),
    card.getByRole('link', { name: /ఫోన్ చేయండి: / }),
    card.getByText('మరిన్ని', { exact: true }),
  ]) {
    const box = await target.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 1_000) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
  }
  // The buttons of the booking stay. Starting the first visit starts the care.
  await card.getByText('మరిన్ని', { exact: true }).click()
  await expect(card.getByRole('button', { name: 'సంరక్షణ మొదలుపెట్టండి' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'మ్యాప్ తెరవండి' })).toBeVisible()
  await card.getByRole('button', { name: 'విజిట్ మొదలుపెట్టండి' }).dblclick()
  await expect(card.getByLabel('కుటుంబం చెప్పే కోడ్')).toBeVisible()
  await expectAccessible(page, 'the code of the door')
  await outlastHastyTap(page)
  await card.getByRole('button', { name: 'విజిట్ మొదలుపెట్టండి' }).click()
  await expect(page.getByText('భద్రపరిచాం. విజిట్ మొదలైంది.')).toBeVisible()
  expect((await readJob(job)).status).toBe('active')

  await page.getByRole('link', { name: 'ఈ రోజు పనులు చూడండి' }).click()
  await expect(page).toHaveURL('/caretaker/visits')
  const now = page.getByRole('region', { name: 'ఇప్పుడు ఈ ఇంట్లో' })
  await outlastRest(page)
  await now.getByRole('button', { name: 'విజిట్ ముగించండి' }).click()
  await now.getByLabel('తర్వాత వచ్చేవారికి ఏం చెప్పాలి?').fill('రాత్రి నిద్ర పట్టలేదు')
  await expectAccessible(page, 'My visits')
  await outlastHastyTap(page)
  await now.getByRole('button', { name: 'విజిట్ ముగించండి' }).click()
  await expect(page.getByText('భద్రపరిచాం. విజిట్ ముగిసింది.')).toBeVisible()
  const visits = await caretaker.api.call<OwnVisit[]>('/caretaker/visits')
  expect(visits.map(({ status, lastNote }) => [status, lastNote?.text ?? ''])).toEqual([
    ['done', ''],
    ['planned', 'రాత్రి నిద్ర పట్టలేదు'],
  ])

  await page.getByRole('button', { name: 'సెలవు అడగండి' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('మొదటి రోజు').fill(dayFromToday(9))
  await dialog.getByLabel('చివరి రోజు').fill(dayFromToday(8))
  await dialog.getByRole('button', { name: 'ఆఫీసును అడగండి' }).click()
  await expect(dialog.getByText('చివరి రోజు మొదటి రోజు కన్నా ముందుంది.')).toBeVisible()
  await dialog.getByLabel('చివరి రోజు').fill('')
  await expectAccessible(page, 'asking for a day off')
  await dialog.getByRole('button', { name: 'ఆఫీసును అడగండి' }).click()
  await expect(page.getByRole('list', { name: 'సెలవులు' })).toContainText('అడిగారు')
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await over()).toBeLessThanOrEqual(0)

  await page.goto('/caretaker/bookings')
  await expect(page.getByRole('button', { name: 'నోట్స్ చూడండి / రాయండి' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'పని పూర్తయింది' })).toHaveCount(0)
  await page.goto('/caretaker')
  await expect(page.getByRole('region', { name: /^తర్వాత: / })).toBeVisible()
  await expect(page.getByRole('button', { name: /ముగించండి|పూర్తయింది/ })).toHaveCount(0)
  await page.goto(`/caretaker/bookings/${booking._id}/show`)
  await page.getByRole('button', { name: /^సంరక్షణ పూర్తిగా ముగించండి: / }).click()
  await expect(page.getByRole('dialog')).toContainText('ఇవన్నీ రద్దవుతాయి:')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
})
