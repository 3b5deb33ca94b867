import type { Locator, Page } from '@playwright/test'
import { settleTime } from '../../../backoffice/src/caretaker/outbox/hasty-tap.ts'

/** Prevents a tap just after the limit from counting as hasty, although page and test use the same clock. */
const margin = 100

/** Waits as long as the app ignores taps on a new question. */
export const outlastHastyTap = (page: Page): Promise<void> => page.waitForTimeout(settleTime + margin)

/** Starts the visit for a family that does not find its code. The question ignores a hasty tap. */
export async function startWithoutCode(page: Page | Locator): Promise<void> {
  await page.getByRole('button', { name: 'Start visit' }).click()
  await outlastHastyTap('page' in page ? page.page() : page)
  await page.getByRole('button', { name: 'Start visit' }).click()
}
