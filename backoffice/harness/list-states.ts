import type { KnownCall } from '@thodu/api/contract/client/calls'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { later, refuse } from '../../tests/support/screens/fake-wire.ts'
import { wire } from './show.tsx'

type States = { call: KnownCall; failed: string; empty: string }

/** Tests the loading, failed, retry and empty states of a list. */
export async function expectListStates(show: () => Promise<unknown>, { call, failed, empty }: States): Promise<void> {
  const first = later<ReturnType<typeof refuse>>()
  wire.answer(call, () => first.promise)
  await show()
  await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
  first.give(refuse('request.conflict', 409))
  await expect.element(page.getByText(failed)).toBeVisible()
  wire.answer(call, [] as never)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(empty)).toBeVisible()
  await expect.element(page.getByText(failed)).not.toBeInTheDocument()
}
