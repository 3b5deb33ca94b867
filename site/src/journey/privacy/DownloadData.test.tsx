import { failures } from '@thodu/api/contract/wire/failures'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import { DownloadData } from './DownloadData.tsx'

const zip = () => new Response(new Uint8Array([80, 75, 3, 4]), { headers: { 'Content-Type': 'application/zip' } })
const no = (code: 'auth.factor_stale' | 'request.too_many', status: number) => () =>
  Response.json({ code, message: failures[code] }, { status })
function answers(...given: (() => Response)[]): { count: () => number } {
  let count = 0
  wire.answerFile('/user/data', () => {
    const answer = given[Math.min(count, given.length - 1)]
    count += 1
    return answer?.() ?? zip()
  })
  return { count: () => count }
}
function watchDownloads(): string[] {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

test('one click saves the file and says what it contains', async () => {
  answers(zip)
  const saved = watchDownloads()
  const screen = await showIsland(<DownloadData />)
  await screen.getByRole('button', { name: 'Download my data' }).click()
  await expect.element(screen.getByText(/^Saved in your downloads/)).toBeVisible()
  expect(saved).toEqual(['my-data.zip'])
  await expectAccessible()
})

test('some time after sign-in the customer enters the password and downloads with the same click', async () => {
  const asked = answers(no('auth.factor_stale', 403), no('auth.factor_stale', 403), zip)
  wire.answer('POST /user/factors/ask', { challenge: 'c', kinds: ['password'] })
  wire.answer('POST /user/factors/prove', { provenUntil: '2026-06-10T06:45:00.000Z' })
  const saved = watchDownloads()
  const screen = await showIsland(<DownloadData />)
  await screen.getByRole('button', { name: 'Download my data' }).click()
  await screen.getByLabelText(/^Your password/).fill('Secret@123')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Download my data' }).click()
  await expect.element(screen.getByText(/^Saved in your downloads/)).toBeVisible()
  expect(wire.asked('POST /user/factors/prove').map(({ body }) => body)).toEqual([
    { challenge: 'c', password: 'Secret@123' },
  ])
  expect([asked.count(), saved.length]).toEqual([3, 1])
})

test.each([
  ['the fourth time of a day', no('request.too_many', 429), /three times today/],
  ['a line that breaks', () => Response.error(), /broke off/],
])('%s shows an error, and the button stays', async (_, answer, words) => {
  answers(answer)
  const screen = await showIsland(<DownloadData />)
  await screen.getByRole('button', { name: 'Download my data' }).click()
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled()
})
