import type { Page } from '@playwright/test'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import { texts } from '@thodu/api/contract/texts'
import * as te from '@thodu/api/contract/words/te/texts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { waitForMail } from '../../support/servers/outbox.ts'

const contact = (page: Page) => page.getByRole('region', { name: 'Send a message' })
async function fillContactForm(page: Page) {
  await contact(page).getByLabel('Your name').fill('Sita Rao')
  await page.getByLabel('Email', { exact: true }).fill('sita@example.in')
  await page.getByLabel('What is it about?').selectOption({ label: 'Billing Questions' })
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Your message').fill('When can you come?')
}
const submit = (page: Page) => page.getByRole('button', { name: 'Send message' })

test('a contact message is sent and confirmed, and the form is empty again', async ({ page }) => {
  await page.goto('/contact')
  await fillContactForm(page)
  await submit(page).click()
  await expect(contact(page).getByRole('status')).toHaveText('Message sent successfully!')
  await expect(page.getByLabel('Your message')).toHaveValue('')
  await expect(page.getByLabel('What is it about?')).toHaveValue('general')
})

test('an error of the server is shown at its field, and no typed text is lost', async ({ page }) => {
  await page.goto('/contact')
  await fillContactForm(page)
  await page.getByLabel('Email', { exact: true }).fill('sita@mailinator.com')
  await submit(page).click()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Please use a valid email address (disposable emails not allowed)')
  await expect(page.getByLabel('Your message')).toHaveValue('When can you come?')
  await email.fill('sita@example.in')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
})

test('an error found by the browser is shown in the language of the page', async ({ page }) => {
  await page.goto('/te/contact')
  await page.locator('#form [type=submit]').click()
  await expect(page.locator('#name')).toBeFocused()
  await expect(page.locator('#name')).toHaveAccessibleDescription(te.details.required)
  await page.locator('#email').fill('sita')
  await page.locator('#form [type=submit]').click()
  await expect(page.locator('#email-error')).toHaveText(te.email.invalid)
})

test('a visitor requests a call with a name and a number, without a password', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Ask us to call you' }).click()
  await page.waitForURL('**/contact#call-me')
  const wish = page.getByRole('region', { name: 'Shall we call you?' })
  await wish.getByLabel('Your name').fill('Ravi Kumar')
  await wish.getByLabel('Phone').fill('98490')
  await wish.getByRole('button', { name: 'Please call me' }).click()
  await expect(wish.getByLabel('Phone')).toHaveAccessibleDescription('Phone number must be at least 10 digits')
  await wish.getByLabel('Phone').fill('98490 12345')
  await wish.getByLabel('When may we call?').selectOption({ label: 'Evening 5-8' })
  await wish.getByRole('button', { name: 'Please call me' }).click()
  await expect(wish.getByRole('status')).toHaveText('Thank you. We will call +91 98490 12345: Evening 5-8.')
  const mail = await waitForMail(server.dataDir, brand.email, ({ text }) => text.includes('9849012345'))
  expect(mail.subject).toContain('Please call me')
})

test('the link in the first mail confirms an address, and the link in a newsletter unsubscribes it', async ({
  page,
  server,
}) => {
  const follow = async (subject: string, button: string, text: string) => {
    const { text: mail } = await waitForMail(server.dataDir, 'letters@example.in', (mail) =>
      mail.subject.startsWith(subject),
    )
    // The mail was written before the test server knew its port, so only the path of its link counts.
    await page.goto(/\/newsletter#(?:confirm|leave)=\S+/.exec(mail)?.[0] ?? 'no link')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('status')).toHaveText(text)
    await expect(page).toHaveURL(/\/newsletter$/)
  }
  await page.goto('/blog')
  await page.getByLabel('Your email').fill('letters@example.in')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status')).toHaveText(texts.newsletter.subscribed)
  await follow('Please confirm', 'Yes, confirm my address', texts.newsletter.confirmed)
  await page.goto('about:blank')
  await follow('You are subscribed to the newsletter', 'Unsubscribe', texts.newsletter.left)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
})
