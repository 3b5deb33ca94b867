import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { CallsPage } from './CallsPage.tsx'

test('part of a number finds families', async () => {
  wire.answer('GET /admin/call-sheet', [])
  wire.answer('POST /admin/call-sheet/find', refuse('call.no_number', 400))
  const family = { _id: 'f1', name: 'Rajesh Mohammed', email: 'rajesh@example.in', phone: '9848055501' }
  wire.answer('GET /admin/find', { families: [family], bookings: [], caretakers: [] })
  const screen = await showOffice(<CallsPage />, { at: '/calls' })
  const number = screen.getByRole('textbox', { name: 'Caller’s number' })
  await number.fill('55 501')
  await screen.getByRole('button', { name: 'Find' }).click()
  const link = screen.getByRole('link', { name: 'Rajesh Mohammed, +91 98480 55501' })
  await expect.element(link).toHaveAttribute('href', '/families/f1')
  expect(wire.asked('GET /admin/find').at(-1)?.query).toEqual({ q: '55501' })
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expectAccessible()
  wire.answer('GET /admin/find', { families: [], bookings: [], caretakers: [] })
  await screen.getByRole('button', { name: 'Find' }).click()
  await expect.element(screen.getByText('No family has these digits. Please type the whole number.')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})
