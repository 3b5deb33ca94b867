import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book, type Person } from '../../support/people.ts'
import { letTimePass } from './let-time-pass.ts'

const ask = (family: Person, preferredTime: string) =>
  family.api.call<{ _id: string }>('/callback', {
    method: 'POST',
    body: { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData: { preferredTime } },
  })

async function readPromise(admin: Person, subject: string, kind: PromiseRecord['kind']) {
  const filter = encodeURIComponent(JSON.stringify({ subject, kind }))
  const [promise] = await admin.api.call<PromiseRecord[]>(`/admin/promises?filter=${filter}`)
  return promise
}

test('three requests of a family are one card, and its missed call breaks one promise and keeps two', async ({
  signedInAs,
  people,
  server,
}) => {
  test.setTimeout(120_000)
  const admin = await people.admin()
  const family = await people.customer({ name: 'Kavya Morning' })
  await family.api.call('/user/profile', { method: 'PUT', body: { phone: '+91 98480-55501' } })
  const booking = await book(family)
  // The call for this booking is late when the office opens. The new requests are in time.
  letTimePass(server.dataDir, booking._id)
  const callbacks = [await ask(family, 'morning'), await ask(family, 'evening')]

  const home = await signedInAs(family)
  await home.goto('/te/profile')
  await expect(home.getByText('మా కాల్ ఆలస్యమైంది. క్షమించండి. మీరు ఇప్పుడే మాకు కాల్ చేయవచ్చు:')).toBeVisible()
  await expect(home.getByRole('link', { name: '+91 87000 00100' }).first()).toHaveAttribute('href', 'tel:+918700000100')

  const page = await signedInAs(admin)
  await page.goto('/admin/inbox')
  const list = page.getByRole('list', { name: 'Inbox' })
  await list.getByRole('link', { name: /Kavya Morning.*Late,/ }).click()
  const card = page.getByRole('region', { name: 'Kavya Morning' })
  await expect(card.getByRole('checkbox')).toHaveCount(3)
  await expect(card.getByText(`New booking: ${booking.bookingId}`)).toBeVisible()
  const dial = card.getByRole('link', { name: 'Call +91 98480 55501' })
  await expect(dial).toHaveAttribute('href', 'tel:+919848055501')
  await expectAccessible(page, 'inbox')

  await dial.click()
  await expect(card.getByRole('button', { name: '3 No answer' })).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByText('Saved: Kavya Morning')).toBeVisible()
  await expect(list.getByRole('link', { name: /Kavya Morning/ })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('checkbox')).toHaveCount(3)

  await dial.click()
  await card.getByRole('button', { name: '3 No answer' }).click()
  await expect(list.getByRole('link', { name: /Kavya Morning/ })).toBeVisible({ timeout: 20_000 })
  // The first try counts, whatever its outcome: in time for the callbacks, too late for the booking.
  for (const { _id } of callbacks) expect(await readPromise(admin, _id, 'callback')).toMatchObject({ state: 'kept' })
  expect(await readPromise(admin, booking._id, 'call')).toMatchObject({ state: 'broken', reason: null })
  await signedInAs(family)
  await home.goto('/te/profile')
  const called = home.getByText(/కాల్ చేశాం: /)
  await expect(called).toBeVisible()
  await expect(home.getByText('మా కాల్ ఆలస్యమైంది')).toBeHidden()

  await signedInAs(admin)
  await page.goto('/admin/inbox')
  await list.getByRole('link', { name: /Kavya Morning/ }).click()
  await expect(card.getByText(/^Last call: No answer/)).toBeVisible()
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'a draft' }))
  await card.getByRole('button', { name: `WhatsApp: ${booking.bookingId}` }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Message' }).click()
  await page.getByRole('option', { name: 'Missed call' }).click()
  await sheet.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'తెలుగు' }).click()
  await expect(sheet.getByText(/^నమస్కారం. మీ బుకింగ్/)).toContainText(booking.bookingId)
  await expectAccessible(page, 'message')
  const go = sheet.getByRole('link', { name: 'Open WhatsApp' })
  await expect(go).toHaveAttribute('href', /^https:\/\/wa\.me\/919848055501\?text=/)
  await expect(go).toHaveAttribute('rel', /noreferrer/)
  await go.click()
  await page.bringToFront()
  await sheet.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Recorded as sent.')).toBeVisible()
  await dial.click()
  await card.getByRole('textbox', { name: 'Note (optional)' }).fill('Starts on Monday')
  await card.getByRole('button', { name: '1 Reached' }).click()
  await page.goto('/admin?tab=bookings')
  const attention = page.getByRole('region', { name: /^Needs action now/ })
  await expect(
    attention
      .getByText(/^(All clear|Next: )/)
      .or(attention.getByRole('listitem'))
      .first(),
  ).toBeVisible()
  const calls = attention.getByRole('listitem').filter({ hasText: 'Kavya Morning' }).filter({ hasText: 'Call' })
  await expect(calls).toHaveCount(0)

  for (const { _id } of callbacks) expect(await readPromise(admin, _id, 'callback')).toMatchObject({ state: 'kept' })

  await signedInAs(family)
  await home.goto('/te/profile')
  await expect(called).toBeVisible()
  const chat = `?text=${encodeURIComponent(`బుకింగ్ ${booking.bookingId}: `)}`
  await expect(home.locator('a[data-chat]')).toHaveAttribute('href', `https://wa.me/918700000100${chat}`)
})
