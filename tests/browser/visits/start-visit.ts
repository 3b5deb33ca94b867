import type { Locator, Page } from '@playwright/test'

/** Starts the visit on a caretaker's phone for a family that does not find its code. The question takes no hasty tap. */
export async function startWithoutCode(page: Page | Locator): Promise<void> {
  await page.getByRole('button', { name: 'Start visit' }).click()
  await new Promise((resolve) => setTimeout(resolve, 700))
  await page.getByRole('button', { name: 'No code' }).click()
}
