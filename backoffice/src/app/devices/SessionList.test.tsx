import type { DeviceSession } from '@thodu/api/contract/accounts/factors.schema'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showOffice } from '../../../harness/show.tsx'
import { SessionList } from './SessionList.tsx'

const here: DeviceSession = {
  _id: 's1',
  browser: 'Firefox',
  system: 'Windows',
  ip: '203.0.113.7',
  createdAt: '2026-11-20T04:30:00.000Z',
  lastUsedAt: '2026-11-21T04:30:00.000Z',
  current: true,
}
const phone: DeviceSession = { ...here, _id: 's2', browser: 'Chrome', system: null, current: false }
const unknown: DeviceSession = { ...phone, _id: 's3', browser: null, ip: '' }

test('each session shows place, start and last use, and the current session cannot be ended (rule ACC-41)', async () => {
  await showOffice(<SessionList subject="own" read={async () => [here, phone, unknown]} end={vi.fn()} />)
  await expect.element(page.getByText('Firefox on Windows (this device)')).toBeVisible()
  await expect.element(page.getByText('Chrome', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Unknown device')).toBeVisible()
  await expect.element(page.getByText(/Signed in .* from 203\.0\.113\.7/).first()).toBeVisible()
  await expect.element(page.getByText(/Signed in [^·]*M · last/)).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(2)
  await expectAccessible()
})

test('an ended session leaves the list; it remains listed when the server refuses', async () => {
  let sessions = [here, phone]
  const end = vi.fn<(id: string) => Promise<void>>().mockRejectedValueOnce(new Error('the line is dead'))
  await showOffice(<SessionList subject="own" read={async () => sessions} end={end} />)
  const button = page.getByRole('button', { name: /^End session: Chrome, / })
  await button.click()
  await expect.element(page.getByText('This session could not be ended. Please try again.')).toBeVisible()
  await expect.element(button).toBeEnabled()
  sessions = [here]
  await button.click()
  await expect.element(page.getByText('Ended.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Chrome', { exact: true })).not.toBeInTheDocument()
  expect(end.mock.calls).toEqual([['s2'], ['s2']])
})

test('the session list shows a loading, a failed and an empty state', async () => {
  const read = vi.fn<() => Promise<DeviceSession[]>>().mockRejectedValueOnce(new Error('the line is dead'))
  read.mockResolvedValue([])
  await showOffice(<SessionList subject="else" read={read} end={vi.fn()} />)
  await expect.element(page.getByText('The sessions could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No open sessions.')).toBeVisible()
})
