import type { Hall } from '@thodu/api/contract/desk/hall.schema'
import { hallKinds } from '@thodu/api/contract/desk/hall-kinds'
import { backupStatusSchema } from '@thodu/api/contract/operations/operations.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { AdminDashboard } from './AdminDashboard.tsx'

const counts = Object.fromEntries(hallKinds.map((kind) => [kind, 0])) as Hall['counts']
const calm: Hall = { at: new Date().toISOString(), counts, rows: [], next: null }

test('the hall is asked for once, however late its code comes, and the overview is folded below (rules HALL-1, HALL-4)', async () => {
  wire.answer('GET /admin/hall', calm)
  wire.answer('GET /admin/notices', [])
  wire.answer('GET /admin/backups', sample(backupStatusSchema))
  const screen = await showOffice(<AdminDashboard />)
  await expect.element(screen.getByText('Nothing waits.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Overview' })).toHaveAttribute('aria-expanded', 'false')
  expect(wire.asked('GET /admin/hall')).toHaveLength(1)
  await expectAccessible()
})
