import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aPromise } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { PromiseStrip } from './PromiseStrip.tsx'

const list = 'GET /admin/promises'
const { id: _, ...promise } = aPromise()

test('what ends first, and the way to the reasons that are owed', async () => {
  wire.answer(list, [promise], { total: 3 })
  const screen = await showOffice(<PromiseStrip />)
  const strip = screen.getByRole('region', { name: 'Next promises' })
  await expect.element(strip.getByRole('listitem')).toMatchTextContent(/Call about the booking.*K7M2PX · Yamini Late/)
  await expect.element(strip.getByRole('link', { name: '3 reasons to give' })).toHaveAttribute('href', '/promises')
  await expectAccessible()
})

test('with every reason given the way leads to all of them', async () => {
  wire.answer(list, ({ query }) => (query.filter?.includes('reasonMissing') ? [] : [promise]))
  const screen = await showOffice(<PromiseStrip />)
  await expect.element(screen.getByRole('link', { name: 'All of them: 1' })).toBeVisible()
})

test('nothing promised is said, and so is a list that fails', async () => {
  wire.answer(list, [])
  const screen = await showOffice(<PromiseStrip />)
  await expect.element(screen.getByText('Nothing is promised at the moment.')).toBeVisible()
  await screen.unmount()
  wire.answer(list, refuse('request.conflict', 409))
  const failed = await showOffice(<PromiseStrip />)
  await expect.element(failed.getByRole('alert')).toHaveTextContent('The promises could not be loaded.')
})
