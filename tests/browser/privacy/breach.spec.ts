import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { waitForMail } from '../../support/servers/outbox.ts'

test.use({ ownServer: 'breach' })

test('an admin reports a breach on a phone, notifies people once, gets both documents (rules PRIV-B1 to PRIV-B5)', async ({
  signedInAs,
  people,
  server,
}) => {
  const family = await people.customer({ name: 'Kavya Touched' })
  const page = await signedInAs(await people.admin())
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/admin/breaches')
  await page.getByRole('button', { name: 'Report a data breach' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /What happened/ }).fill('A laptop with a list was stolen.')
  await expectAccessible(page, 'a breach is opened')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/admin/breaches/*')

  const count = page.getByRole('button', { name: 'Show people' })
  await count.click()
  await expect(page.getByText(/^1 people\. .* By email: 1\. To call: 0\.$/)).toBeVisible()
  const tell = page.getByRole('button', { name: 'Inform 1 person' })
  await tell.click()
  await expect(page.getByText('Enter what happened, the possible consequences and what people can do.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Possible consequences for people' }).fill('Strangers may call you.')
  await page.getByRole('textbox', { name: 'What people can do now' }).fill('Tell nobody a code.')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await tell.click()
  await expect(page.getByText('Informed so far: 1 by email, 0 by telephone. Still to call: 0.')).toBeVisible()
  await waitForMail(server.dataDir, family.email, ({ text }) => text.includes('Strangers may call you.'))

  await page.getByText('Letter to the Board', { exact: true }).click()
  await expect(page.getByText('Report of the people told')).toBeVisible()
  await expectAccessible(page, 'a breach')
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
})
