import { userSchema } from '@thodu/api/contract/accounts/accounts.schema'
import type { Consents } from '@thodu/api/contract/privacy/consents.schema'
import { noticeDay, noticeVersion, type Purpose, purposes } from '@thodu/api/contract/privacy/notice'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import { Notifications } from '../profile/settings/Notifications.tsx'
import { useLoad } from '../profile/use-load.ts'
import { ConsentBoxes } from './ConsentBoxes.tsx'
import { loadConsents } from './load-consents.ts'
import { NoticeCard } from './NoticeCard.tsx'

const customer = sample(userSchema, {
  role: 'user',
  notificationPreferences: { emailUpdates: true, smsAlerts: false, marketing: false },
})
const Boxes = () => <ConsentBoxes loaded={useLoad(loadConsents)} />
const Both = () => {
  const consents = useLoad(loadConsents)
  const [user, setUser] = useState(customer)
  return <Notifications user={user} onUser={setUser} consents={consents} />
}
const Card = ({ accountId }: { accountId: string }) => (
  <NoticeCard accountId={accountId} loaded={useLoad(loadConsents)} />
)

const answer = (given: readonly Purpose[], asks = false): Consents => ({
  version: noticeVersion,
  day: noticeDay,
  asks,
  boxes: purposes.map((purpose) => ({
    purpose,
    isGiven: given.includes(purpose),
    version: null,
    givenAt: null,
    withdrawnAt: null,
  })),
  history: [],
})

test('a consent is given with one tap and withdrawn with one tap (rule PRIV-C5)', async () => {
  wire.answer('GET /user/consents', answer([]))
  const screen = await showIsland(<Boxes />)
  const taps = { give: 0, take: 0 }
  for (const purpose of ['care', 'day-link'] as const) {
    wire.answer('PUT /user/consents/{purpose}', answer([purpose]))
    const box = screen.getByRole('checkbox').nth(purpose === 'care' ? 0 : 1)
    await box.click()
    taps.give += 1
    await expect.element(box).toBeChecked()
    expect(wire.asked('PUT /user/consents/{purpose}').at(-1)?.body).toEqual({ given: true, version: noticeVersion })
    wire.answer('PUT /user/consents/{purpose}', answer([]))
    await box.click()
    taps.take += 1
    await expect.element(box).not.toBeChecked()
    expect(wire.asked('PUT /user/consents/{purpose}').at(-1)?.body).toMatchObject({ given: false })
  }
  expect(taps.take).toBeLessThanOrEqual(taps.give)
  await expectAccessible()
})

test('a box shows what its withdrawal ends before the tap, and that it was recorded after it', async () => {
  wire.answer('GET /user/consents', answer(['care', 'day-link']))
  const screen = await showIsland(<Boxes />)
  const care = screen.getByRole('checkbox', { name: 'Use my details for care' })
  const ends = 'Care ends after the last planned visit. Cancel that visit first if you want care to end sooner.'
  await expect.element(care).toHaveAccessibleDescription(ends)
  await expect.element(screen.getByText('every link that you sent stops at once', { exact: false })).toBeVisible()
  wire.answer('PUT /user/consents/{purpose}', answer(['day-link']))
  await care.click()
  await expect.element(screen.getByText('Consent withdrawn. We have recorded', { exact: false })).toBeVisible()
  await expectAccessible()
})

test('a notice that has changed meanwhile shows an error, and the box stays unchanged', async () => {
  wire.answer('GET /user/consents', answer([]))
  wire.answer('PUT /user/consents/{purpose}', refuse('privacy.notice_changed', 409))
  const screen = await showIsland(<Boxes />)
  const care = screen.getByRole('checkbox', { name: 'Use my details for care' })
  await care.click()
  await expect.element(screen.getByText('The privacy notice has changed.', { exact: false })).toBeVisible()
  await expect.element(care).not.toBeChecked()
})

test('the three notification choices stand together under their own names, and each is saved at once (rule JRN-11)', async () => {
  wire.answer('GET /user/consents', answer([]))
  const screen = await showIsland(<Both />)
  const names = [
    'Email updates about my bookings',
    'SMS alerts: WhatsApp or SMS by the office',
    'Marketing: news and offers',
  ] as const
  const box = (name: string) => screen.getByRole('checkbox', { name })
  for (const name of names) await expect.element(box(name)).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(3)
  wire.answer('PUT /user/profile', {
    ...customer,
    notificationPreferences: { ...customer.notificationPreferences, emailUpdates: false },
  })
  await box(names[0]).click()
  await expect.element(box(names[0])).not.toBeChecked()
  expect(wire.asked('PUT /user/profile').map(({ body }) => body)).toEqual([
    { notificationPreferences: { emailUpdates: false } },
  ])
  for (const [name, purpose] of [
    [names[1], 'messages'],
    [names[2], 'news'],
  ] as const) {
    wire.answer('PUT /user/consents/{purpose}', answer([purpose]))
    await box(name).click()
    await expect.element(box(name)).toBeChecked()
    expect(wire.asked('PUT /user/consents/{purpose}').at(-1)?.params).toEqual({ purpose })
  }
  await expectAccessible()
})

test('a customer with an older booking sees the notice once; Later postpones it, agreeing ends it (rule PRIV-C3)', async () => {
  wire.answer('GET /user/consents', answer([], true))
  const first = await showIsland(<Card accountId="a1" />)
  await expect.element(first.getByRole('heading', { name: 'What we know about you, and why' })).toBeVisible()
  await first.getByText('Read it here').click()
  await expect.element(first.getByRole('heading', { name: 'Care', exact: true })).toBeVisible()
  await expectAccessible()
  await first.getByRole('button', { name: 'Later' }).click()
  await expect.element(first.getByRole('button', { name: 'Later' })).not.toBeInTheDocument()
  await first.unmount()
  const other = await showIsland(<Card accountId="a2" />)
  wire.answer('PUT /user/consents/{purpose}', answer(['care']))
  await other.getByRole('button', { name: 'I agree' }).click()
  await expect.element(other.getByRole('button', { name: 'I agree' })).not.toBeInTheDocument()
  expect(wire.asked('PUT /user/consents/{purpose}').map(({ params, body }) => [params, body])).toEqual([
    [{ purpose: 'care' }, { given: true, version: noticeVersion }],
  ])
})

test('a customer who has agreed or never booked sees no card', async () => {
  wire.answer('GET /user/consents', answer(['care']))
  const screen = await showIsland(<Card accountId="a1" />)
  await expect.poll(() => wire.asked('GET /user/consents').length).toBe(1)
  expect(screen.getByRole('button').elements()).toEqual([])
})
