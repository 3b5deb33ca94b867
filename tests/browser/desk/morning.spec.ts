import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book, type Person } from '../../support/people.ts'

const ask = (family: Person, preferredTime: string) =>
  family.api.call('/callback', {
    method: 'POST',
    body: { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData: { preferredTime } },
  })

test('a morning: three requests are one card, nobody answers, then somebody does, and the family reads it in Telugu', async ({
  signedInAs,
  people,
}) => {
  const family = await people.customer({ name: 'Kavya Morning' })
  await family.api.call('/user/profile', { method: 'PUT', body: { phone: '+91 98480-55501' } })
  const booking = await book(family)
  await ask(family, 'morning')
  await ask(family, 'evening')

  const page = await signedInAs(await people.admin())
  await page.goto('/admin/calls')
  const list = page.getByRole('list', { name: 'Calls' })
  await list.getByRole('button', { name: /Kavya Morning/ }).click()
  const card = page.getByRole('region', { name: 'Kavya Morning' })
  await expect(card.getByRole('checkbox')).toHaveCount(3)
  await expect(card.getByText(`New booking: ${booking.bookingId}`)).toBeVisible()
  const dial = card.getByRole('link', { name: 'Call +919848055501' })
  await expect(dial).toHaveAttribute('href', 'tel:+919848055501')
  await expectAccessible(page, 'calls')

  await dial.click()
  await expect(card.getByRole('button', { name: '3 No answer' })).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByText('Saved: Kavya Morning')).toBeVisible()
  await expect(list.getByRole('button', { name: /Kavya Morning/ })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('checkbox')).toHaveCount(3)

  await dial.click()
  await card.getByRole('button', { name: '3 No answer' }).click()
  // Sent when it can be taken back no more.
  await expect(list.getByRole('button', { name: /Kavya Morning.*Later/ })).toBeVisible({ timeout: 20_000 })

  await list.getByRole('button', { name: /Kavya Morning/ }).click()
  await expect(card.getByText(/^Last call: No answer/)).toBeVisible()
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'a draft' }))
  await card.getByRole('button', { name: `WhatsApp: ${booking.bookingId}` }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Message' }).click()
  await page.getByRole('option', { name: 'We tried to call' }).click()
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
  await expect(page.getByText('Noted as sent.')).toBeVisible()
  await dial.click()
  await card.getByRole('textbox', { name: 'What was said (optional)' }).fill('Starts on Monday')
  await card.getByRole('button', { name: '1 Reached' }).click()
  // Whoever leaves the page sends what waits.
  await page.goto('/admin')
  const strip = page.getByRole('region', { name: 'Next promises' })
  const calls = strip.getByRole('listitem').filter({ hasText: 'Kavya Morning' }).filter({ hasText: /^Call/ })
  await expect(calls).toHaveCount(0)

  const home = await signedInAs(family)
  await home.goto('/te/profile')
  await expect(home.getByText(/కి కాల్ చేశాం/)).toBeVisible()
  const chat = `?text=${encodeURIComponent(`బుకింగ్ ${booking.bookingId}: `)}`
  await expect(home.locator('a[data-chat]')).toHaveAttribute('href', `https://wa.me/918700000100${chat}`)
})
