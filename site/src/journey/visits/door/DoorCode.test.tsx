import { type FamilyVisit, familyVisitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { noConnection } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../../harness/show.tsx'
import { isAtTheDoor } from '../visit-rules.ts'
import '../visits.css'
import { DoorCode } from './DoorCode.tsx'

const codes = 'GET /visits/{id}/codes'
const quarter = 15 * 60_000
/** The first code stays valid for 14 minutes, so that none ends during a test. */
const first = Date.now() - 60_000
const told = (digits: string[]) =>
  digits.map((code, place) => ({
    code,
    from: new Date(first + place * quarter).toISOString(),
    until: new Date(first + (place + 1) * quarter).toISOString(),
  }))
const visit = (parts: Partial<FamilyVisit> = {}): FamilyVisit =>
  sample(familyVisitSchema, {
    _id: 'v1',
    status: 'planned',
    startsAt: new Date(Date.now() - quarter).toISOString(),
    endsAt: new Date(Date.now() + 4 * quarter).toISOString(),
    caretaker: { name: 'Lakshmi' },
    ...parts,
  })

test('the start code of this quarter hour is shown on arrival, and the end code on leaving', async () => {
  wire.answer(codes, { start: told(['4821', '1111']), end: told(['7350', '2222']) })
  const screen = await showIsland(<DoorCode visit={visit()} />)
  await expect.element(screen.getByText('Read this to Lakshmi at the door:')).toBeVisible()
  await expect.element(screen.getByText('4 8 2 1')).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show the code for the end of the visit' }).click()
  await expect.element(screen.getByText('7350')).toBeVisible()
  await expectAccessible()
  await screen.unmount()
  const started = await showIsland(<DoorCode visit={visit({ status: 'started' })} />)
  await expect.element(started.getByText('Read this to Lakshmi on leaving:')).toBeVisible()
  expect(started.getByRole('button').elements()).toEqual([])
})

test('while the visit goes on its end code is shown from an hour before the end, and earlier on request', async () => {
  wire.answer(codes, { start: [], end: told(['7350', '2222']) })
  const endsAt = new Date(Date.now() + 61 * 60_000).toISOString()
  const screen = await showIsland(<DoorCode visit={visit({ status: 'started', endsAt })} />)
  const button = screen.getByRole('button', { name: 'Show the code for the end of the visit' })
  await expect.element(button).toBeVisible()
  expect(screen.getByText('7350').elements()).toEqual([])
  await button.click()
  await expect.element(screen.getByText('7350')).toBeVisible()
})

test('without a connection or outside its time no code is shown', async () => {
  wire.answer(codes, noConnection)
  const screen = await showIsland(<DoorCode visit={visit()} />)
  await expect.poll(() => wire.asked(codes).length).toBe(1)
  await expect.element(screen.getByText(/Read this/)).not.toBeInTheDocument()
  await screen.unmount()
  wire.answer(codes, { start: [], end: [] })
  const later = await showIsland(<DoorCode visit={visit()} />)
  await expect.poll(() => wire.asked(codes).length).toBe(2)
  await expect.element(later.getByText(/Read this/)).not.toBeInTheDocument()
})

test.each([
  ['an hour before', 'planned', 60, 300, true],
  ['earlier', 'planned', 61, 300, false],
  ['half an hour after', 'planned', -300, -30, true],
  ['later', 'planned', -300, -31, false],
  ['while it goes on, however late', 'started', -900, -300, true],
  ['once it is done', 'done', -60, 60, false],
] as const)('the page loads codes or not: %s (visit %s)', (_, status, startsIn, endsIn, isTold) => {
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
  const now = Date.now()
  expect(isAtTheDoor(visit({ status, startsAt: at(startsIn), endsAt: at(endsIn) }), now)).toBe(isTold)
})
