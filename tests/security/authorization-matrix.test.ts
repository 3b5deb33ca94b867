import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../support/api.ts'
import { type MatrixCase, matrixCases, toCall } from '../support/matrix/matrix-cases.ts'
import { createOracle } from '../support/matrix/matrix-oracle.ts'
import { type ActorName, actors } from '../support/matrix/matrix-people.ts'
import { createMatrixWorld } from '../support/matrix/matrix-world.ts'

let api: TestApi
let world: Awaited<ReturnType<typeof createMatrixWorld>>
let findLeaks: ReturnType<typeof createOracle>
let watched: Awaited<ReturnType<typeof world.watchTables>>

beforeAll(async () => {
  api = await createTestApi()
  world = await createMatrixWorld(api)
  await world.fill()
  watched = await world.watchTables()
  findLeaks = createOracle(api, world.idOf)
})
afterAll(() => api.close())

/**
 * Makes one call, compares the answer with what that actor may see, and makes sure that a refused one changed nothing in
 * any table but the logs.
 */
async function replay(one: MatrixCase, actor: ActorName, id: string): Promise<number> {
  const token = await world.openSessionOf(actor)
  await watched.forget()
  const { method, path, ...body } = toCall(one, id, world.idOf)
  const answer = await api.call(method, path, { token, ...body })
  const { status } = answer
  await api.deps.accessLog.settle()
  expect(await findLeaks({ call: one.call, actor, id, answer }), `${one.call} by ${actor}, answered ${status}`).toEqual(
    [],
  )
  if (status >= 400) {
    const unexpected = (await watched.list()).filter((table) => !one.mayChange?.includes(table))
    expect(unexpected, `${one.call} by ${actor} answered ${status} but changed something`).toEqual([])
  }
  return status
}

const owners = ['customer', 'stranger'] as const

describe('the authorization matrix', () => {
  it('watches every table there is, and sees a change', async () => {
    expect(watched.names).toContain('audit_log')
    expect(watched.names).not.toContain('touched')
    await watched.forget()
    expect(await watched.list()).toEqual([])
    await world.make('callback', 'stranger')
    expect(await watched.list()).toEqual(['callbacks'])
  })

  it('names every call there is', () => {
    const registered = api.app.openAPIRegistry.definitions.flatMap((definition) =>
      definition.type === 'route'
        ? [`${definition.route.method.toUpperCase()} ${definition.route.path.replace(/^\/api/, '')}`]
        : [],
    )
    expect([...new Set(matrixCases.map(({ call }) => call))].toSorted()).toEqual([...new Set(registered)].toSorted())
  })

  const titled = matrixCases.map((one) => [[one.call, one.thing ?? '', one.note ?? ''].join(' ').trim(), one] as const)
  it.each(titled)('%s', async (_, one) => {
    const { thing } = one
    const seen: Record<string, number | number[]> = {}
    for (const actor of actors) {
      if (thing === undefined) {
        // Care that goes on, so that a caretaker's list has both kinds.
        await world.closeBookings()
        await world.make('pending booking', 'customer')
        seen[actor] = await replay(one, actor, '')
        await world.closeBookings()
        continue
      }
      const statuses: number[] = []
      for (const owner of owners) {
        statuses.push(await replay(one, actor, await world.make(thing, owner)))
        await world.closeBookings()
      }
      seen[actor] = [...statuses, await replay(one, actor, '01900000-0000-7000-8000-000000000000')]
    }
    expect(seen).toEqual(one.expect)
  })
})
