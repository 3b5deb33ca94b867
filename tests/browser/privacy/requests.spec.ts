import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { waitForMail } from '../../support/servers/outbox.ts'

test('a family asks on a phone, the office answers, and the family reads it with its request (rules PRIV-R1, PRIV-R4)', async ({
  signedInAs,
  people,
}) => {
  const family = await people.customer({ name: 'Kavya Private' })
  const page = await signedInAs(family)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/profile#data')
  await page.getByLabel('What do you want?').selectOption('correction')
  await page.getByLabel('In your own words').fill('My name is spelt Kaavya.')
  await page.route('**/api/user/privacy-requests', (route) => route.abort())
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(page.getByText('Your words are still here.')).toBeVisible()
  await page.unroute('**/api/user/privacy-requests')
  await send.click()
  await expect(page.getByText(/Its number is P-/)).toBeVisible()
  await expect(page.getByText(/You get our answer by/)).toBeVisible()
  await expectAccessible(page, 'your data')

  const office = await signedInAs(await people.admin())
  await office.setViewportSize({ width: 1440, height: 900 })
  await office.goto('/admin/privacy-requests')
  await office
    .getByRole('listitem')
    .filter({ hasText: 'Kavya Private' })
    .getByRole('link', { name: /Correct something/ })
    .click()
  await expect(office.getByText('My name is spelt Kaavya.')).toBeVisible()
  await expectAccessible(office, 'privacy request')
  await office.getByRole('textbox', { name: 'What the person reads' }).fill('Please change it in Settings.')
  await office.getByRole('button', { name: 'Done' }).click()
  await expect(office.getByText('No change since was found in the log.')).toBeVisible()

  await signedInAs(family)
  await page.goto('/profile#data')
  await expect(page.getByText('Please change it in Settings.')).toBeVisible()
})

test('without an account: nothing is lost on a bad line, in Telugu, and without script (rule PRIV-R2)', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/te/privacy/request')
  const form = page.locator('#form')
  await form.locator('[name=name]').fill('Latha')
  await form.locator('[name=contact]').fill('latha@example.org')
  await form.locator('[name=text]').fill('నా వివరాలు చూపండి.')
  await page.route('**/api/privacy-requests*', (route) => route.abort())
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText('మీరు రాసింది ఇక్కడే ఉంది')
  await expect(form.locator('[name=text]')).toHaveValue('నా వివరాలు చూపండి.')
  await page.unroute('**/api/privacy-requests*')
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText('మీ రిక్వెస్ట్ అందింది')
  await expectAccessible(page, 'privacy request form')
  await waitForMail(server.dataDir, 'latha@example.org', ({ subject }) => subject.includes('అందింది'))

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const still = await plain.newPage()
  await still.goto('/privacy/request')
  await still.getByLabel('Your name').fill('Ravi')
  await still.getByLabel('Your email or phone').fill('98490 12345')
  await still.getByLabel('In your own words').fill('Please delete what you have of me.')
  await still.getByRole('button', { name: 'Send' }).click()
  await still.waitForURL('**/privacy/request?sent=1#form')
  await expect(still.getByText(/^Thank you\. We have it\./)).toBeVisible()
  await plain.close()
})
