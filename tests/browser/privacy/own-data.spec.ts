import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { type Person, testPassword } from '../../support/people.ts'
import { useRaw } from '../../support/raw-database.ts'
import { waitForMail } from '../../support/servers/outbox.ts'

/** She signed in an hour ago: what asks for a fresh proof asks for it now. */
const signedInLongAgo = (dataDir: string, { user }: Person): void =>
  useRaw(`${dataDir}/thodu.db`, (raw) => {
    const before = new Date(Date.now() - 3_600_000).toISOString()
    raw.prepare('update sessions set proven_at = ?, created_at = ? where account_id = ?').run(before, before, user._id)
  })

test('a family takes its data along and closes its account; a wrong password and Escape change nothing (rules PRIV-D3, PRIV-K2)', async ({
  signedInAs,
  people,
  server,
}) => {
  const family = await people.customer({ name: 'Kavya Leaving' })
  signedInLongAgo(server.dataDir, family)
  const page = await signedInAs(family)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/profile#data')
  const download = page.getByRole('region', { name: 'Download my data' })
  const start = download.getByRole('button', { name: 'Download my data' })
  await start.click()
  const password = download.getByRole('textbox', { name: /^Your password/ })
  await password.fill('Wrong@2026')
  await start.click()
  await expect(download.getByText('This password is not right.')).toBeVisible()
  await expectAccessible(page, 'a wrong password')
  await password.fill(testPassword)
  const saving = page.waitForEvent('download')
  await start.click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('my-data.zip')
  const names = Object.keys(unzipSync(readFileSync(await file.path())))
  expect(names).toEqual(['data.json', 'readable.html', 'who-has-seen.csv'])
  await expect(download.getByText(/^Saved with your downloads/)).toBeVisible()

  signedInLongAgo(server.dataDir, family)
  const closing = page.getByRole('region', { name: 'Close my account' })
  await closing.getByRole('button', { name: 'See what that means' }).click()
  await expect(closing.getByText('What ends at once')).toBeVisible()
  await expect(closing.getByText(/everything that says who you are is erased/)).toBeVisible()
  await page.keyboard.press('Escape')
  const close = closing.getByRole('button', { name: 'Close my account now' })
  await close.click()
  const proof = closing.getByRole('textbox', { name: /^Your password/ })
  await proof.fill('Wrong@2026')
  await close.click()
  await expect(closing.getByText('This password is not right.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'closing the account')
  expect((await family.api.send('/user/profile')).status).toBe(200)
  await proof.fill(testPassword)
  await close.click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Your account is closed. One last mail tells you so.')).toBeVisible()
  await expectAccessible(page, 'a closed account')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await waitForMail(server.dataDir, family.email, ({ subject }) => subject.includes('is closed'))
  await page.getByRole('textbox', { name: 'Email' }).fill(family.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})
