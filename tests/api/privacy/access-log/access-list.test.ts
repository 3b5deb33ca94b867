import type { AccessEntry } from '@thodu/api/contract/access/access.schema'
import { newId } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { systemPerformer } from '../../../../api/src/http/actor.ts'
import { type Access, writeAccesses } from '../../../../api/src/privacy/access-log/write-accesses.ts'
import { openRequest } from '../../../../api/src/privacy/requests/open-request.ts'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertDocument } from '../../../support/insert-document.ts'
import { selectRow, updateRows } from '../../../support/rows.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person } from '../../../support/world.ts'

const world = useWorld(createWorld)
const meera = usePerson(world, 'admin', 'Meera Iyer')
const ravi = usePerson(world, 'admin', 'Ravi Kumar')
const vimala = usePerson(world, 'user', 'Vimala Rao')
const other = usePerson(world, 'user', 'Bina Das')
let booking: { id: string; code: string }
let paper: string
let message: string

type Subject = { type: Access['type']; id: string }
type More = Partial<Pick<Access, 'way' | 'ip' | 'firstAt' | 'lastAt'>> & { count?: number }
const look = async ({ id, name, email }: Person, { type, ...subject }: Subject, { count = 1, ...more }: More = {}) => {
  const at = world.clock.now.toISOString()
  const viewer = { id, name, email, role: 'admin' as const }
  const times = new Map([[subject.id, count]])
  const access = { way: 'opened' as const, viewer, type, times, ip: '', firstAt: at, lastAt: at, ...more }
  await world.deps.database.write((tx) => writeAccesses(tx, [access], world.clock.now))
}
const answer = (filter: object = {}, more = '') =>
  world.call<AccessEntry[]>(
    meera,
    'GET',
    `/admin/access-log?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`,
  )
const seen = async (filter: object = {}, more = '') =>
  (await answer(filter, more)).body.map(({ viewer, subject }) => `${viewer.name.split(' ')[0]} ${subject.label}`)

beforeAll(async () => {
  const owner = { user: { _id: vimala.id, name: vimala.name, email: vimala.email } }
  paper = await insertDocument(world, { ownerId: vimala.id, name: 'report.pdf' })
  const scan = await insertDocument(world, { ownerId: other.id, name: 'scan.pdf' })
  booking = await insertBooking(world, { owner, files: [{ id: paper, category: 'medicalReports' }] })
  await insertBooking(world, { owner, files: [{ id: scan, category: 'medicalReports' }] })
  const body = { name: 'Zoya', email: other.email, subject: 'Hi', message: 'Hello', inquiryType: 'general' }
  await world.call(undefined, 'POST', '/contact', body)
  message = (await selectRow(world, 'messages', ['id'])).id
  const wait = () => {
    world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  }
  for (const [viewer, subject, more] of [
    [meera, { type: 'booking', id: booking.id }],
    [ravi, { type: 'document', id: paper }],
    [meera, { type: 'family', id: vimala.id }],
    [ravi, { type: 'message', id: message }],
    [meera, { type: 'document', id: scan }],
    [ravi, { type: 'call', id: 'GET /api/x' }, { way: 'refused', count: 2 }],
    [ravi, { type: 'family', id: other.id }, { way: 'listed' }],
  ] as [Person, Subject, More?][]) {
    wait()
    await look(viewer, subject, more)
  }
})

const all = () => [
  'Ravi Bina Das',
  'Ravi GET /api/x',
  'Meera scan.pdf',
  'Ravi Zoya',
  'Meera Vimala Rao',
  'Ravi report.pdf',
  `Meera ${booking.code}`,
]

test('the access log lists viewer and record, sorted newest or oldest first, page by page', async () => {
  expect(await seen()).toEqual(all())
  expect(await seen({}, '&sort=["lastAt","ASC"]')).toEqual(all().reverse())
  expect(await seen({}, '&sort=["id","ASC"]')).toEqual(all().reverse())
  const page = await answer({}, '&range=[1,2]')
  expect(page.headers.get('Content-Range')).toBe('access-log 1-2/7')
  expect(page.body.map(({ subject }) => subject.label)).toEqual(['GET /api/x', 'scan.pdf'])
  const filtered = await answer({ viewer: meera.id }, '&range=[0,0]')
  expect(filtered.headers.get('Content-Range')).toBe('access-log 0-0/3')
})

test('the access log filters by viewer, by booking (with its files) and by outcome', async () => {
  expect(await seen({ viewer: ravi.id })).toEqual(all().filter((row) => row.startsWith('Ravi')))
  expect(await seen({ subject: booking.id })).toEqual(['Ravi report.pdf', `Meera ${booking.code}`])
  expect(await seen({ subject: paper })).toEqual(['Ravi report.pdf'])
  expect(await seen({ outcome: 'refused' })).toEqual(['Ravi GET /api/x'])
  expect(await seen({ outcome: 'allowed' })).toEqual(all().filter((row) => row !== 'Ravi GET /api/x'))
})

test('a search in the access log finds the person as viewer and as owner, and finds a booking number', async () => {
  expect(await seen({ q: ' MEERA ' })).toEqual(all().filter((row) => row.startsWith('Meera')))
  expect(await seen({ q: 'vimala' })).toEqual(['Meera Vimala Rao', 'Ravi report.pdf', `Meera ${booking.code}`])
  expect(await seen({ q: 'bina' })).toEqual(['Ravi Bina Das', 'Meera scan.pdf'])
  expect(await seen({ q: booking.code.toLowerCase() })).toEqual([`Meera ${booking.code}`])
  expect(await answer({ q: 'x'.repeat(1_001) })).toMatchObject({ status: 200, body: [] })
})

test('the access log hides the names of a family that asked for erasure, and no search finds them (rule PRIV-K1)', async () => {
  const restrict = (at: string | null) => updateRows(world, 'accounts', { id: other.id }, { restricted_at: at })
  await restrict(world.clock.now.toISOString())
  const labels = (await answer()).body.map(({ subject }) => subject.label)
  for (const name of ['Bina Das', 'scan.pdf', 'Zoya']) expect(labels).not.toContain(name)
  expect(labels).toEqual(expect.arrayContaining(['Vimala Rao', 'report.pdf', booking.code, message, other.id]))
  expect(await seen({ q: 'bina' })).toEqual([])
  await restrict(null)
})

test('a filter by days includes both days from their first to their last minute in the time zone of the city', async () => {
  const subject = { type: 'call', id: newId() } as const
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  await look(ravi, subject, { firstAt: '2026-05-19T18:20:00.000Z', lastAt: '2026-05-19T18:40:00.000Z' })
  const found = async (filter: object) => (await seen({ viewer: ravi.id, ...filter })).includes(`Ravi ${subject.id}`)
  expect(await found({ from: '2026-05-20', to: '2026-05-20' })).toBe(true)
  expect(await found({ from: '2026-05-19', to: '2026-05-19' })).toBe(true)
  expect(await found({ from: '2026-05-21' })).toBe(false)
  expect(await found({ to: '2026-05-18' })).toBe(false)
  // This row is inserted last and has the oldest access.
  const firstOf = async (sort: string) => (await seen({}, `&sort=["${sort}","DESC"]&range=[0,0]`))[0]
  expect([await firstOf('id'), await firstOf('lastAt')]).toEqual([`Ravi ${subject.id}`, all()[0]])
})

test('accesses of one hour share a row that adds up refusals and counts a list once', async () => {
  const subject = { type: 'call', id: newId() } as const
  const [firstAt = '', lastAt = '', later = ''] = [0, 1_000, 2_000].map((ms) =>
    new Date(world.clock.now.getTime() + ms).toISOString(),
  )
  await look(ravi, subject, { ip: '203.0.113.1' })
  await look(ravi, subject, { way: 'refused', count: 2 })
  await look(ravi, subject, { way: 'refused', count: 3 })
  await look(ravi, subject, { way: 'listed', ip: '203.0.113.2', lastAt })
  await look(ravi, subject, { way: 'listed', lastAt: later })
  const { body } = await answer({ subject: subject.id })
  expect(body).toMatchObject([{ opened: 1, refused: 5, listed: 1, ipAddress: '203.0.113.2', firstAt, lastAt }])
})

test('a polling page counts as one opening of its viewer while it is open, also across the hour (rule AUD-15)', async () => {
  const subject = { type: 'booking', id: newId() } as const
  const lookAt = (viewer: Person, time: string) => {
    const at = `2026-05-19T${time}.000Z`
    return look(viewer, subject, { firstAt: at, lastAt: at })
  }
  await lookAt(ravi, '09:56:00')
  await lookAt(meera, '09:56:01')
  for (const time of ['09:56:15', '09:59:00', '10:03:00', '10:08:00', '10:13:01']) await lookAt(ravi, time)
  const { body } = await answer({ subject: subject.id, viewer: ravi.id })
  expect(body.map(({ opened, firstAt, lastAt }) => [opened, firstAt.slice(11, 19), lastAt.slice(11, 19)])).toEqual([
    [1, '10:13:01', '10:13:01'],
    [1, '09:56:00', '10:08:00'],
  ])
  expect((await answer({ subject: subject.id, viewer: meera.id })).body).toMatchObject([{ opened: 1 }])
})

test('the access log shows the stored name of a person who wrote about their data', async () => {
  const row = await world.deps.database.write((tx) =>
    openRequest(
      tx,
      world.deps.config,
      { ...systemPerformer, name: 'Sita Rani' },
      { kind: 'access', text: 'What do you have?', accountId: other.id },
      world.clock.now,
    ),
  )
  await look(ravi, { type: 'message', id: row.id })
  expect(await seen({ subject: row.id })).toEqual([`Ravi ${row.name}`])
})
