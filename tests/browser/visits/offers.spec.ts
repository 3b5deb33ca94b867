import type { Browser, Page } from '@playwright/test'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { testPassword, uniqueEmail } from '../../support/people.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'

const thursday = '2026-11-26'
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at('2026-11-25', '12:00'))
  await days.plan(thursday)
  const kavitha = { name: 'Kavitha Devi', email: uniqueEmail('caretaker'), password: testPassword }
  await days.people.admin.api.call('/admin/caretakers', {
    method: 'POST',
    body: { ...kavitha, phone: '9876509876', serviceTypes: ['elderly-care'] },
  })
  days.moveTo(at(thursday, '07:00'))
})
test.afterAll(() => days.end())

const readFirstVisit = async (): Promise<Visit> => {
  const filter = encodeURIComponent(JSON.stringify({ booking: days.booking._id, from: thursday, to: thursday }))
  const [visit] = await days.asAdmin<Visit[]>(`/admin/visits?filter=${filter}`)
  if (!visit) throw new Error('no visit')
  return visit
}

/** A phone that has never signed in. */
async function openPhone(browser: Browser, link: string): Promise<Page> {
  const phone = await (await browser.newContext({ timezoneId: 'Asia/Kolkata', locale: 'en-US' })).newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(link)
  return phone
}

test('a sick call at 7 a.m. is answered by a yes from a phone, and the second yes reads that the visit is taken (rules OFFER-1 to OFFER-4)', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { admin, lakshmi, asha } = days.people
  const office = await days.open(admin, `/admin/caretakers/${lakshmi.user._id}`)
  await office.getByRole('button', { name: 'Sick or away' }).click()
  const dialog = office.getByRole('dialog', { name: 'Lakshmi Goud: time off' })
  await dialog.getByRole('checkbox', { name: 'Ask for those left unassigned' }).check()
  await dialog.getByRole('button', { name: 'Leave all unassigned' }).click()
  await expect(dialog.getByRole('group', { name: /^Thu, Nov 26/ })).toBeVisible()
  await expectAccessible(office, 'whom to ask for the visits of a sick caretaker')
  await dialog.getByRole('button', { name: /^Ask \d caretaker/ }).click()
  /** The link in the drafted message to a caretaker. */
  const readLink = async (name: string): Promise<string> => {
    const draft = dialog.getByRole('link', { name: `WhatsApp to ${name}` })
    await expect(draft).toBeVisible()
    const text = new URL((await draft.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    expect(text).toContain('Can you take')
    expect(text).not.toMatch(/Narsamma|Savitri/)
    const { pathname, hash } = new URL(/https?:\S+#\S+/.exec(text)?.[0] ?? '')
    // The public address of a test server has no port.
    return new URL(office.url()).origin + pathname + hash
  }
  const [first, second] = [await readLink('Asha Begum'), await readLink('Kavitha Devi')]
  await expectAccessible(office, 'the drafts to caretakers')

  const phone = await openPhone(browser, first)
  await expect(phone.getByRole('heading', { name: /^Thu, Nov 26/ })).toBeVisible()
  await expect(phone.getByText('Hello Asha. The first yes gets the visit.')).toBeVisible()
  await expect(phone.getByRole('main')).not.toContainText(/Narsamma|Savitri/)
  await expectAccessible(phone, 'an offered visit')
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const late = await openPhone(browser, second)
  await expect(late.getByRole('button', { name: /^Yes, I take it/ })).toBeVisible()
  await phone.getByRole('button', { name: /^Yes, I take it/ }).click()
  await expect(phone.getByText(/^This visit is yours\./)).toBeVisible()
  await expectAccessible(phone, 'a visit that was taken')
  expect((await readFirstVisit()).caretaker?._id).toBe(asha.user._id)
  await late.getByRole('button', { name: /^Yes, I take it/ }).click()
  await expect(late.getByText('Already taken, thank you.')).toBeVisible()

  await office.goto(new URL(`/admin/visits?visit=${(await readFirstVisit())._id}`, office.url()).href)
  await expect(office.getByRole('dialog').getByText('Asha Begum').first()).toBeVisible()
  for (const page of [phone, late]) await page.context().close()
})
