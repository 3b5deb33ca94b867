import { brand } from '@thodu/api/contract/page-values'
import { type OwnCallback, ownCallbackSchema } from '@thodu/api/contract/requests/queues.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showIsland } from '../../../harness/show.tsx'
import { CallbackRequests } from './CallbackRequests.tsx'

const request = (_id: string, more: Partial<OwnCallback>): OwnCallback => ({
  ...sample(ownCallbackSchema, { serviceType: 'elderly-care', selectedPackage: 'basic', status: 'open', dueAt: null }),
  _id,
  ...more,
})
const show = (...data: OwnCallback[]) =>
  showIsland(<CallbackRequests loaded={{ data, failed: false, retry: () => undefined, setData: () => undefined }} />)
const hour = 3_600_000

test('a late call shows our number; a call that is due later or was made does not (rule JRN-18)', async () => {
  const past = new Date(Date.now() - hour).toISOString()
  const screen = await show(
    request('late', { dueAt: past }),
    request('ahead', { dueAt: new Date(Date.now() + hour).toISOString() }),
    request('made', { status: 'called' }),
  )
  await expect.element(screen.getByText(/Our call is late\. We are sorry\./)).toBeVisible()
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', `tel:${brand.phone}`)
  await expect.element(screen.getByText(/Waiting: we will call you/)).toBeVisible()
  await expect.element(screen.getByText(/We have called you/)).toBeVisible()
  await expectAccessible()
})
