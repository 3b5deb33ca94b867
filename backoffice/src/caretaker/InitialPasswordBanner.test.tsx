import { userSchema } from '@thodu/api/contract/accounts/accounts.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../tests/support/screens/accessible.ts'
import { sample } from '../../../tests/support/screens/sample.ts'
import { showCaretaker, wire } from '../../harness/show.tsx'
import { InitialPasswordBanner } from './InitialPasswordBanner.tsx'
import { isClosedToday } from './today/password-banner.ts'
import './job/today.css'

test('the password banner is one line on a phone, and Later closes it for the day (rule ACC-31)', async () => {
  wire.answer('GET /user/profile', sample(userSchema, { role: 'caretaker', passwordIsInitial: true }))
  const screen = await showCaretaker(<InitialPasswordBanner />)
  await page.viewport(360, 640)
  const banner = screen.getByRole('status')
  await expect.element(banner.getByRole('link', { name: 'Choose your own password' })).toBeVisible()
  await expectAccessible()
  expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(48)
  await banner.getByRole('button', { name: 'Later' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  // The first screen, which loads before the app, reads the same day.
  expect(isClosedToday()).toBe(true)
})
