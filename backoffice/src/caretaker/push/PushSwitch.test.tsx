import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { renewPush } from './push-device.ts'

const read = 'GET /caretaker/push'
const put = 'PUT /caretaker/push'
const off = { publicKey: 'BAAA', isOn: false }
const on = { ...off, isOn: true }
const endpoint = 'https://fcm.googleapis.com/fcm/send/device'
const unsubscribe = vi.fn(async () => true)
const subscribe = vi.fn(async () => ({ endpoint, unsubscribe }))

/** The browser of the tests has no push service and no person who allows it. */
beforeEach(() => {
  const pushManager = { subscribe, getSubscription: async () => ({ endpoint, unsubscribe }) }
  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration))
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted')
})
afterEach(() => {
  vi.restoreAllMocks()
  subscribe.mockClear()
})
const toggle = page.getByRole('switch', { name: 'Notify this device' })

test('a caretaker switches notifications of this device on and off (rule CARE-28)', async () => {
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted')
  wire.answer(read, off)
  await showCaretaker(
    <main>
      <PushSwitch />
    </main>,
  )
  await expect.element(toggle).not.toBeChecked()
  await expectAccessible()
  wire.answer(put, on)
  wire.answer(read, on)
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  expect(wire.asked(put).map(({ body }) => body)).toEqual([{ endpoint }])
  expect(await (await caches.match('/push-message'))?.text()).toMatch(/^Open \S/)
  wire.answer('DELETE /caretaker/push', undefined)
  wire.answer(read, off)
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  expect(unsubscribe).toHaveBeenCalled()
})

test('without permission of the browser the switch stays off and says why (rule CARE-28)', async () => {
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied')
  wire.answer(read, off)
  await showCaretaker(<PushSwitch />)
  await toggle.click()
  await expect.element(page.getByText(/This browser blocks notifications/)).toBeVisible()
  await expect.element(toggle).not.toBeChecked()
  expect(wire.asked(put)).toEqual([])
})

test('while the office allows no notifications there is no switch (rule CARE-28)', async () => {
  wire.answer(read, { publicKey: null, isOn: false })
  await showCaretaker(<PushSwitch />)
  await expect.poll(() => wire.asked(read).length).toBe(1)
  await expect.element(toggle).not.toBeInTheDocument()
})

test('the next sign-in subscribes a device again only if its caretaker had switched it on (rule CARE-28)', async () => {
  wire.answer(read, off)
  wire.answer(put, on)
  await renewPush()
  expect(wire.asked(read)).toEqual([])
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted')
  await showCaretaker(<PushSwitch />)
  await expect.element(toggle).not.toBeChecked()
  wire.answer(read, on)
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  wire.answer(read, off)
  await renewPush()
  expect(wire.asked(put)).toHaveLength(2)
})
