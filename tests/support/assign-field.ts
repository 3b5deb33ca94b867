import type { Locator, Page } from '@playwright/test'

type Named = { bookingId: string }

/** The field that assigns a caretaker to a booking, on any page. */
export const assignField = (page: Page, { bookingId }: Named): Locator =>
  page.getByRole('combobox', { name: `Assign caretaker to booking ${bookingId}` })

/** An option of the opened field, by its text. */
export const caretakerOption = (page: Page, name: string, state: 'Available' | 'Already Assigned'): Locator =>
  page.getByRole('option', { name: `${name} (${state})` })

/** Opens the field and chooses a caretaker who is free. */
export async function chooseCaretaker(page: Page, booking: Named, name: string): Promise<void> {
  await assignField(page, booking).click()
  await caretakerOption(page, name, 'Available').click()
}
