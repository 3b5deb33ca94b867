import { breachSchema } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { BreachList } from './BreachList.tsx'

const post = 'POST /admin/breaches'
const list = 'GET /admin/breaches'

test('an empty list is reported, and a refused new breach keeps its fields', async () => {
  wire.answer(list, [])
  wire.answer(post, refuse('server.failed', 500))
  const screen = await showOffice(<BreachList />, { at: '/breaches', resource: 'breaches' })
  await expect.element(screen.getByText('No breach so far.')).toBeVisible()
  await screen.getByRole('button', { name: 'Report a data breach' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Report a data breach' })
  await dialog.getByLabelText(/^When did you become aware/).fill('2026-06-10T10:30')
  await dialog.getByRole('textbox', { name: 'What happened' }).fill('A laptop was stolen.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => wire.asked(post).length).toBe(1)
  expect(wire.asked(post)[0]?.body).toMatchObject({
    awareAt: '2026-06-10T05:00:00.000Z',
    nature: 'A laptop was stolen.',
  })
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  // The button was disabled during the request, so the dialog takes the focus back.
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Report a data breach' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('A laptop was stolen.')
  wire.answer(post, sample(breachSchema))
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => wire.asked(post).length).toBe(2)
  const [one, other] = wire.asked(post).map(({ body }) => (body as { clientEventId: string }).clientEventId)
  expect(other).toBe(one)
})

test('a list that cannot be loaded offers another try', async () => {
  wire.answer(list, refuse('server.failed', 500))
  const screen = await showOffice(<BreachList />, { at: '/breaches', resource: 'breaches' })
  await expect.element(screen.getByText('The breaches could not be loaded.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /again/i })).toBeVisible()
})
