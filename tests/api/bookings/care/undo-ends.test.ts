import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepUndos } from '../../../../api/src/undo/undo.ts'
import { createWorld, type Person, type World } from '../../../support/world.ts'

let world: World
let customer: Person
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  customer = await world.addPerson('user')
  admin = await world.addPerson('admin')
})
afterAll(() => world.close())

const wait = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
async function cancelOne(): Promise<string> {
  const { _id } = await world.book(customer)
  await world.call(admin, 'PUT', `/admin/bookings/${_id}/status`, { status: 'cancelled' })
  return _id
}
const undo = async (id: string) => (await world.call(admin, 'POST', `/admin/bookings/${id}/undo`)).status

test('what can still be undone is kept, to the last of thirty seconds; what cannot is forgotten (rule BOOK-18)', async () => {
  const old = await cancelOne()
  wait(1)
  const [kept, other] = [await cancelOne(), await cancelOne()]
  wait(30_000)
  await sweepUndos(world.deps)
  const rows = await world.deps.database.read.selectFrom('undos').select('subject_id').execute()
  expect(rows.map(({ subject_id }) => subject_id).toSorted()).toEqual([kept, other].toSorted())
  expect([await undo(old), await undo(kept)]).toEqual([409, 200])
  // Each is its own: what was undone has taken nothing of the other.
  expect(await undo(other)).toBe(200)
})
