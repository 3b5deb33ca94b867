import { newId } from '@thodu/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../support/api.ts'
import { createOracle } from '../support/matrix/matrix-oracle.ts'
import { type ActorName, actors } from '../support/matrix/matrix-people.ts'
import { createMatrixWorld } from '../support/matrix/matrix-world.ts'
import { samplePdf, uploadForm } from '../support/samples/sample-files.ts'
import matrix from './authorization-matrix.json' with { type: 'json' }

type Case = {
  call: string
  path?: string
  /** What `{id}` names; the three statuses are for the customer's, somebody else's and a missing one. */
  thing?: string
  body?: unknown
  note?: string
  /** Tables that a refused call writes by right, e.g. the counter of wrong tries. */
  mayChange?: string[]
  expect: Record<string, number | number[]>
}
const cases: Case[] = matrix.calls

let api: TestApi
let world: Awaited<ReturnType<typeof createMatrixWorld>>
let findLeaks: ReturnType<typeof createOracle>
let watched: Awaited<ReturnType<typeof world.watchTables>>
let made = 0

beforeAll(async () => {
  api = await createTestApi()
  world = await createMatrixWorld(api)
  await world.fill()
  watched = await world.watchTables()
  findLeaks = createOracle(api, world.idOf)
})
afterAll(() => api.close())

function fillBody(body: unknown): unknown {
  if (body === 'a file') return uploadForm(samplePdf(), 'report.pdf')
  if (typeof body !== 'object' || body === null) return body
  made += 1
  const values: Record<string, string> = {
    $unique: `made.${made}@example.in`,
    $otherCaretaker: world.idOf('otherCaretaker'),
    $uuid: newId(),
  }
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, typeof value === 'string' ? (values[value] ?? value) : value]),
  )
}

/**
 * Makes one call, compares the answer with what that actor may see, and makes sure that a refused one changed nothing in
 * any table but the logs.
 */
async function replay(one: Case, actor: ActorName, id: string): Promise<number> {
  const [method = '', template = ''] = one.call.split(' ')
  const token = await world.openSessionOf(actor)
  await watched.forget()
  const filled = one.body === undefined ? {} : { body: fillBody(one.body) }
  const answer = await api.call(
    method,
    (one.path ?? template).replace(/\{(id|key)\}/, id).replace('$otherCaretaker', world.idOf('otherCaretaker')),
    { token, ...filled },
  )
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
    expect([...new Set(cases.map(({ call }) => call))].toSorted()).toEqual([...new Set(registered)].toSorted())
  })

  const titled = cases.map((one) => [[one.call, one.thing ?? '', one.note ?? ''].join(' ').trim(), one] as const)
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
