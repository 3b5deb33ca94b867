import { createPublicKey } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Push } from '@thodu/api/contract/push/push.schema'
import type { Settings } from '@thodu/api/contract/settings/settings.schema'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifyDevices } from '../../../api/src/schedule-changes/notify-devices.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createVisitWorld, hours, today } from '../visits/visit-world.ts'

const world = useWorld(createVisitWorld)
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/device-of-lakshmi'

type Received = { path: string | undefined; headers: IncomingMessage['headers']; body: string }
let received: Received[] = []
let status = 201
const service = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  received.push({ path: request.url, headers: request.headers, body })
  response.writeHead(status, status === 302 ? { Location: 'https://127.0.0.1/' } : {}).end()
})
/** Leads every connection to the push service of this test. */
class LocalAgent extends Agent {
  override createConnection(): Socket {
    return connect((service.address() as AddressInfo).port, '127.0.0.1')
  }
}
const agent = new LocalAgent()

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
afterAll(() => service.close())

async function switchOn(push: boolean): Promise<void> {
  const { team } = (await world.call<Settings>(world.admin, 'GET', '/admin/settings')).body.sections
  const body = { revision: team.revision, values: { ...team.values, push } }
  expect((await world.call(world.admin, 'PUT', '/admin/settings/team', body)).status).toBe(200)
}

let lakshmi: Person
const subscribe = (who = lakshmi, at = endpoint) => world.call<Push>(who, 'PUT', '/caretaker/push', { endpoint: at })
const readPush = async (who = lakshmi) => (await world.call<Push>(who, 'GET', '/caretaker/push')).body
const addVisit = () => world.addVisit({ caretaker: lakshmi, startsAt: hours(20) })
const attempt = async () => {
  await notifyDevices(world.deps, agent)
  return received.length
}

beforeEach(async () => {
  world.setClock(today)
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
  await switchOn(true)
  ;[received, status] = [[], 201]
})

test('notifications are off until the office allows them, and then off for each device (rule CARE-28)', async () => {
  await switchOn(false)
  expect(await readPush()).toEqual({ publicKey: null, isOn: false })
  expect((await subscribe()).status).toBe(409)
  await switchOn(true)
  expect(await readPush()).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), isOn: false })
  expect((await subscribe()).body.isOn).toBe(true)
  await addVisit()
  await switchOn(false)
  expect(await attempt(), 'switched off again').toBe(0)
})

test('a device is notified once of a change, with an empty message that is signed (rule CARE-28)', async () => {
  const { publicKey } = (await subscribe()).body
  await addVisit()
  for (const repeated of [1, 2]) expect([repeated, await attempt()]).toEqual([repeated, 1])
  const [{ path, headers, body } = { path: '', headers: {} as IncomingMessage['headers'], body: '-' }] = received
  expect({ path, body }).toEqual({ path: '/wpush/v2/device-of-lakshmi', body: '' })
  expect(headers).toMatchObject({ ttl: '43200', topic: 'schedule', 'content-length': '0' })
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(key ?? '', 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never)
  const audience = 'https://updates.push.services.mozilla.com'
  const { payload } = await jwtVerify(token, known, { audience, currentDate: world.clock.now })
  expect(payload).toEqual({ aud: audience, sub: world.deps.config.publicUrl, exp: expect.any(Number) })
  const personal = new RegExp([lakshmi.id, lakshmi.name, lakshmi.email, 'visit', 'booking'].join('|'), 'i')
  expect(JSON.stringify([headers, payload])).not.toMatch(personal)
})

test('a push service that fails is tried three times, and a redirect is not followed (rule CARE-28)', async () => {
  await subscribe()
  await addVisit()
  status = 503
  expect([await attempt(), await attempt()]).toEqual([1, 2])
  status = 302
  expect([await attempt(), await attempt()]).toEqual([3, 3])
  expect((await readPush()).isOn).toBe(true)
  status = 201
  await world.addVisit({ caretaker: lakshmi, startsAt: hours(30) })
  expect(await attempt(), 'a later change').toBe(4)
})

test.each([404, 410, 403])(
  'a device that its push service refuses with %d is forgotten (rule CARE-28)',
  async (code) => {
    await subscribe()
    await addVisit()
    status = code
    await attempt()
    expect((await readPush()).isOn).toBe(false)
    expect(await attempt()).toBe(1)
  },
)

test('an address that is not of a push service is refused, and never sent to (rule CARE-28)', async () => {
  expect((await subscribe(lakshmi, 'https://127.0.0.1/internal')).status).toBe(400)
  await subscribe()
  await updateRows(world, 'push_subscriptions', { endpoint }, { endpoint: 'https://127.0.0.1/internal' } as never)
  await addVisit()
  expect(await attempt()).toBe(0)
})

test('a subscription ends with its session, and a browser has one (rule CARE-28)', async () => {
  const other = await world.addPerson('caretaker', 'Zubeda Begum')
  await subscribe()
  await subscribe(other)
  expect([(await readPush()).isOn, (await readPush(other)).isOn], 'the same browser').toEqual([false, true])
  expect((await world.call(other, 'DELETE', '/caretaker/push')).status).toBe(204)
  expect((await readPush(other)).isOn).toBe(false)
  await subscribe()
  expect((await world.call(lakshmi, 'POST', '/auth/logout-everywhere')).status).toBe(204)
  expect(await selectRows(world, 'push_subscriptions', ['endpoint'])).toEqual([])
})
