import { deviceSessionSchema } from '@thodu/api/contract/accounts/factors.schema'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { SessionsDialog } from './SessionsDialog.tsx'

const read = 'GET /admin/users/{id}/sessions'
const session = (parts: Parameters<typeof sample<typeof deviceSessionSchema>>[1]) =>
  sample(deviceSessionSchema, {
    browser: 'Chrome',
    system: 'Android',
    ip: '10.0.0.7',
    createdAt: '2026-11-20T04:30:00.000Z',
    lastUsedAt: '2026-11-24T04:30:00.000Z',
    current: false,
    ...parts,
  })

async function showSessions() {
  const close = vi.fn()
  await showOffice(<SessionsDialog user={{ _id: 'u1', name: 'Sita Rao' }} onClose={close} />)
  return { close, dialog: page.getByRole('dialog', { name: 'Where Sita Rao is signed in' }) }
}

test('says where somebody is signed in; this device cannot be ended from here', async () => {
  wire.answer(read, [session({}), session({ current: true, browser: null })])
  const { dialog } = await showSessions()
  await expect.element(dialog.getByText('Chrome on Android')).toBeVisible()
  await expect.element(dialog.getByText('Android (this device)')).toBeVisible()
  expect(dialog.getByRole('button', { name: /^End this one/ }).elements()).toHaveLength(1)
  await expectAccessible()
})

test('one is ended, and the list is read anew', async () => {
  wire.answer(read, [session({})])
  wire.answer('DELETE /admin/sessions/{id}', () => {
    wire.answer(read, [])
    return undefined
  })
  const { dialog } = await showSessions()
  await dialog.getByRole('button', { name: /^End this one/ }).click()
  await expect.element(dialog.getByText('Nowhere at the moment.')).toBeVisible()
})

test('one that cannot be ended stays', async () => {
  wire.answer(read, [session({})])
  wire.answer('DELETE /admin/sessions/{id}', refuse('request.conflict', 409))
  const { dialog } = await showSessions()
  await dialog.getByRole('button', { name: /^End this one/ }).click()
  await expect.poll(() => wire.asked(read).length).toBe(2)
  await expect.element(dialog.getByText('Chrome on Android')).toBeVisible()
})

test('what could not be loaded is asked for again; Escape and Dismiss close it', async () => {
  wire.answer(read, refuse('request.conflict', 409))
  const { dialog, close } = await showSessions()
  await expect.element(dialog.getByText('The sessions could not be loaded.')).toBeVisible()
  wire.answer(read, [])
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('Nowhere at the moment.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2))
})
