import { userSchema } from '@thodu/api/contract/accounts/accounts.schema'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { noConnection } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { connection } from './connection.ts'
import { loadScreen } from './load-screen.tsx'

const waits = 'No connection. This screen opens when the connection is back.'
const newVersion = 'A new version is available. Your entries are kept.'

const Page = ({ name }: { name: string }) => <p>Reports of {name}</p>

/** A screen whose code cannot load until `line.isUp`. */
function cutOff() {
  const line = { isUp: false }
  const Screen = loadScreen(
    () => (line.isUp ? Promise.resolve({ Page }) : Promise.reject(new TypeError('Failed to fetch'))),
    'Page',
  )
  const show = () =>
    showOffice(
      <Suspense>
        <Screen name="November" />
      </Suspense>,
    )
  return { line, show }
}

test('a screen opened offline appears by itself once the connection is back (rule LOOK-10)', async () => {
  wire.answer('GET /auth/me', noConnection)
  const { line, show } = cutOff()
  const screen = await show()
  await expect.element(screen.getByText(waits)).toBeVisible()
  await expect.element(screen.getByText(newVersion)).not.toBeInTheDocument()
  line.isUp = true
  connection.reportReached()
  await expect.element(screen.getByText('Reports of November')).toBeVisible()
  await expect.element(screen.getByText(waits)).not.toBeInTheDocument()
})

test('a missing chunk on a reachable server shows only that there is a new version', async () => {
  wire.answer('GET /auth/me', sample(userSchema))
  const screen = await cutOff().show()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`${newVersion}Reload`)
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(screen.getByText(waits)).not.toBeInTheDocument()
})
