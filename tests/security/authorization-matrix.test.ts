import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../support/api.ts'
import { actors, createMatrixWorld } from '../support/matrix-world.ts'
import { samplePdf, uploadForm } from '../support/sample-files.ts'
import matrix from './authorization-matrix.json' with { type: 'json' }

type Case = {
  call: string
  path?: string
  /** What `{id}` names; the three statuses are for the customer's, somebody else's and a missing one. */
  thing?: string
  body?: unknown
  note?: string
  expect: Record<string, number | number[]>
}
const cases: Case[] = matrix.calls

let api: TestApi
let world: Awaited<ReturnType<typeof createMatrixWorld>>
let made = 0

beforeAll(async () => {
  api = await createTestApi()
  world = await createMatrixWorld(api)
})
afterAll(() => api.close())

function fillBody(body: unknown): unknown {
  if (body === 'a file') return uploadForm(samplePdf(), 'report.pdf')
  if (typeof body !== 'object' || body === null) return body
  made += 1
  const values: Record<string, string> = {
    $unique: `made.${made}@example.in`,
    $otherCaretaker: world.idOf('otherCaretaker'),
  }
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, typeof value === 'string' ? (values[value] ?? value) : value]),
  )
}

/** Makes one call and, when it is refused, makes sure that nothing but the audit log has changed. */
async function replay({ call, path, body }: Case, actor: (typeof actors)[number], id: string): Promise<number> {
  const [method = '', template = ''] = call.split(' ')
  const token = await world.openSessionOf(actor)
  const before = await world.snapshot()
  const filled = body === undefined ? {} : { body: fillBody(body) }
  const { status } = await api.call(method, (path ?? template).replace('{id}', id), { token, ...filled })
  if (status >= 400)
    expect(await world.snapshot(), `${call} by ${actor} answered ${status} but changed something`).toBe(before)
  return status
}

const owners = ['customer', 'stranger'] as const

describe('the authorization matrix', () => {
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
        seen[actor] = await replay(one, actor, '')
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
