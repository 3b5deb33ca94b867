import type { CallbackInQueue } from '@thodu/api/contract/requests/queues.schema'
import type { CallOutcome } from '@thodu/api/contract/telephone/call-outcomes'
import type { CallCard, CallRecord } from '@thodu/api/contract/telephone/telephone.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

const minute = 60_000
let world: World
let ravi: Person
let meera: Person
let calls = 0

beforeAll(async () => {
  world = await createWorld()
  ravi = await world.addPerson('admin', 'Ravi')
  meera = await world.addPerson('admin', 'Meera')
})
afterAll(() => world.close())

const wait = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
/** Sets a time by the clock on the wall in the city. */
const setTime = (local: string) => {
  world.clock.now = new Date(`${local}:00+05:30`)
}
/** A family asks to be called. @returns the id of the callback */
async function ask(phone: string, preferredTime = 'morning'): Promise<string> {
  const family = await world.addPerson('user', 'Latha Rao')
  await world.deps.database.write((tx) =>
    tx.updateTable('accounts').set({ phone }).where('id', '=', family.id).execute(),
  )
  const body = { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData: { preferredTime } }
  return (await world.call<{ _id: string }>(family, 'POST', '/callback', body)).body._id
}
async function cardOf(id: string): Promise<CallCard> {
  const { body } = await world.call<CallCard[]>(ravi, 'GET', '/admin/call-sheet')
  const card = body.find(({ items }) => items.some(({ _id }) => _id === id))
  if (!card) throw new Error('no card')
  return card
}
const log = <Body = CallRecord>({ key, items }: CallCard, outcome: CallOutcome) => {
  calls += 1
  const about = items.map(({ type, _id }) => ({ type, _id }))
  return world.call<Body>(ravi, 'POST', '/admin/calls', {
    key,
    items: about,
    outcome,
    clientCallId: `client-call-${calls}`,
  })
}

test('who let a lease lapse holds nobody up: an outcome is taken without claiming', async () => {
  const card = await cardOf(await ask('9876500013'))
  await world.call(meera, 'POST', `/admin/call-sheet/${card.key}/claim`)
  wait(10 * minute - 1)
  expect((await log<Refusal>(card, 'reached')).body.code).toBe('call.claimed')
  wait(1)
  expect((await log(card, 'reached')).status).toBe(201)
})

test('a number that was claimed is kept for a day after, and no longer', async () => {
  const claimed = async () =>
    (await world.deps.database.read.selectFrom('call_claims').select('phone10').execute()).map(({ phone10 }) => phone10)
  const find = (phone: string) => world.call(ravi, 'POST', '/admin/call-sheet/find', { phone })
  await find('9876500014')
  wait(10 * minute + 1_440 * minute)
  await find('9876500015')
  expect(await claimed()).toEqual(expect.arrayContaining(['9876500014', '9876500015']))
  wait(1)
  await find('9876500016')
  expect(await claimed()).not.toContain('9876500014')
  expect(await claimed()).toEqual(expect.arrayContaining(['9876500015', '9876500016']))
})

test('however often it was tried, nobody is given up before the third day', async () => {
  setTime('2026-06-22T09:30')
  const callback = await ask('9876500026')
  const tryAt = async (local: string) => {
    setTime(local)
    await log(await cardOf(callback), 'no-answer')
    return (await world.call<CallbackInQueue>(ravi, 'GET', `/admin/callbacks/${callback}`)).body.status
  }
  for (const time of ['09:40', '10:20', '13:00', '15:00', '17:00', '18:00', '19:00'])
    expect(await tryAt(`2026-06-22T${time}`), time).toBe('open')
  expect((await cardOf(callback)).attempts).toBe(7)
  expect(await tryAt('2026-06-23T09:30')).toBe('open')
  expect(await tryAt('2026-06-23T11:30')).toBe('open')
  expect(await tryAt('2026-06-24T09:30')).toBe('closed')
})
