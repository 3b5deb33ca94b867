import { expect, test } from '../support/browser-fixtures.ts'

test('an unknown path shows the 404 page with its status', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})
