import type { Locator, Page } from '@playwright/test'

type Named = { bookingId: string }

export const assignField = (page: Page, { bookingId }: Named): Locator =>
  page.getByRole('combobox', { name: `Assign caretaker to booking ${bookingId}` })

export const caretakerOption = (page: Page, name: string, state: 'Available' | 'Already Assigned'): Locator =>
  page.getByRole('option', { name: `${name} (${state})` })

export async function chooseCaretaker(page: Page, booking: Named, name: string): Promise<void> {
  await assignField(page, booking).click()
  await caretakerOption(page, name, 'Available').click()
}
