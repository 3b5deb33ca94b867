import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { newId } from '@thodu/db'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepAccesses } from '../../../../api/src/privacy/access-log/sweep-accesses.ts'
import { createTestApi } from '../../../support/api.ts'
import { insertBooking } from '../../../support/insert-booking.ts'
import { selectRows } from '../../../support/rows.ts'
import { samplePdf, uploadForm } from '../../../support/samples/sample-files.ts'
import { useWorld } from '../../../support/use-world.ts'

const api = useWorld(createTestApi)
let admin: SignedIn
let owner: SignedIn
let stranger: SignedIn
let caretaker: SignedIn
let booking: string
let file: string

beforeAll(async () => {
  admin = await api.makeAdmin('Meera Iyer')
  owner = await api.signUp({ name: 'Vimala Rao' })
  stranger = await api.signUp()
  caretaker = await api.makeCaretaker(admin)
  const body = uploadForm(samplePdf(), 'report.pdf', { category: 'medicalReports' })
  file = (await api.call<{ _id: string }>('POST', '/document/upload', { token: owner.token, body })).body._id
  const files = [{ id: file, category: 'medicalReports' }]
  booking = (await insertBooking(api, { owner, caretaker, files })).id
})

const ask = (person: SignedIn, path: string, method = 'GET') => api.call(method, path, { token: person.token })
const readRows = async () => {
  await api.deps.accessLog.settle()
  return selectRows(api, 'access_log', '*', {}, 'id')
}
const rowsOf = async ({ user }: SignedIn) =>
  (await readRows())
    .filter((row) => row.viewer_id === user._id && row.hour === currentHour())
    .map((row) => [row.subject_type, row.subject_id, row.opened, row.listed, row.refused])
const currentHour = () => `${api.deps.now().toISOString().slice(0, 13)}:00:00.000Z`
// Each test begins a new hour, so that its accesses share one row.
beforeEach(() => api.clock.advance(3_600_000 - (api.deps.now().getTime() % 3_600_000)))

describe('the access log', () => {
  it('stores a row before the details of a booking are returned, and counts a polling page once (rule AUD-15)', async () => {
    await ask(admin, `/admin/bookings/${booking}`)
    const [row] = (await selectRows(api, 'access_log', '*')).slice(-1)
    expect(row).toMatchObject({
      viewer_id: admin.user._id,
      viewer_name: 'Meera Iyer',
      viewer_role: 'admin',
      subject_type: 'booking',
      subject_id: booking,
      opened: 1,
      listed: 0,
      refused: 0,
      ip_address: '198.51.100.7',
    })
    /** Counts openings over all hours, because the hour can change during the test, with the time of the last access. */
    const looksOf = async () => {
      const rows = (await readRows()).filter(({ viewer_id }) => viewer_id === admin.user._id)
      return {
        opened: rows.reduce((sum, { opened }) => sum + opened, 0),
        last: Math.max(...rows.map((one) => Date.parse(one.last_at))),
      }
    }
    for (let asked = 0; asked < 20; asked += 1) {
      api.clock.advance(15_000)
      await ask(admin, `/admin/bookings/${booking}`)
    }
    const stillOpen = await looksOf()
    expect(stillOpen.opened).toBe(1)
    expect(api.deps.now().getTime() - stillOpen.last).toBeLessThan(10_000)
    api.clock.advance(301_000)
    await ask(admin, `/admin/bookings/${booking}`)
    expect((await looksOf()).opened).toBe(2)
    api.clock.advance(3_600_000)
    await ask(admin, `/admin/bookings/${booking}`)
    expect(await rowsOf(admin)).toEqual([['booking', booking, 1, 0, 0]])
  })

  it('records that a contact message was opened', async () => {
    const body = { name: 'Ravi', email: 'ravi@example.in', subject: 'Hello', message: 'Hello', inquiryType: 'general' }
    await api.call('POST', '/contact', { body })
    const [message] = await selectRows(api, 'messages', ['id'])
    await ask(admin, `/admin/messages/${message?.id}`)
    expect(await rowsOf(admin)).toEqual([['message', message?.id, 1, 0, 0]])
  })

  it('delays the answer until its row is on disk', async () => {
    await ask(admin, '/admin/waiting')
    const gate = Promise.withResolvers<void>()
    const { write } = api.deps.database
    const held = vi.spyOn(api.deps.database, 'write').mockImplementation(async (job) => {
      await gate.promise
      return write(job)
    })
    let answered = false
    const answer = ask(admin, `/admin/bookings/${booking}`).then(() => {
      answered = true
    })
    await expect.poll(() => held).toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(answered).toBe(false)
    gate.resolve()
    await answer
    held.mockRestore()
    expect(await rowsOf(admin)).toEqual([['booking', booking, 1, 0, 0]])
  })

  it('does not delay the answer when the row of this hour exists (a page that polls, a file fetched again)', async () => {
    const paths = [`/admin/bookings/${booking}`, `/files/${file}`]
    for (const path of paths) await ask(admin, path)
    const before = await readRows()
    const gate = Promise.withResolvers<void>()
    const { write } = api.deps.database
    const held = vi.spyOn(api.deps.database, 'write').mockImplementation(async (job) => {
      await gate.promise
      return write(job)
    })
    api.clock.advance(15_000)
    for (const path of paths) expect((await ask(admin, path)).status).toBe(200)
    gate.resolve()
    held.mockRestore()
    const read = () => selectRows(api, 'access_log', '*', {}, 'id')
    const moved = async () =>
      (await read()).filter((row) => before.some(({ id, last_at }) => row.id === id && row.last_at > last_at)).length
    await expect.poll(moved).toBe(2)
    expect(await rowsOf(admin)).toEqual([
      ['booking', booking, 1, 0, 0],
      ['document', file, 2, 0, 0],
    ])
  })

  it('records rows shown in lists and refusals shortly after the answer', async () => {
    const ways = async (column: 'listed' | 'refused') =>
      (await selectRows(api, 'access_log', '*')).filter((row) => row.hour === currentHour() && row[column] > 0).length
    await ask(caretaker, '/caretaker/bookings')
    await expect.poll(() => ways('listed')).toBe(1)
    await ask(stranger, `/booking/${booking}`)
    await expect.poll(() => ways('refused')).toBe(1)
  })

  it('records the caretaker who opens a booking, a file or a link, and everyone who follows the link', async () => {
    await ask(caretaker, `/caretaker/bookings/${booking}`)
    await ask(caretaker, `/files/${file}`)
    const link = await api.call<{ url: string }>('POST', `/files/${file}/link`, { token: caretaker.token })
    await api.app.request(link.body.url)
    expect(await rowsOf(caretaker)).toEqual([
      ['booking', booking, 1, 0, 0],
      ['document', file, 3, 0, 0],
    ])
  })

  it('records the rows of a list once an hour, however often the list is requested', async () => {
    for (let time = 0; time < 3; time += 1) await ask(admin, '/admin/bookings')
    await ask(admin, '/admin/documents')
    await ask(admin, '/admin/users')
    const rows = await rowsOf(admin)
    expect(rows).toContainEqual(['booking', booking, 0, 1, 0])
    const lastOf = async () => (await readRows()).findLast(({ subject_id }) => subject_id === booking)?.last_at
    const first = await lastOf()
    api.clock.advance(60_000)
    await ask(admin, '/admin/bookings')
    expect(await lastOf()).toBe(first)
    expect(rows).toContainEqual(['document', file, 0, 1, 0])
    expect(rows).toContainEqual(['family', owner.user._id, 0, 1, 0])
    await ask(admin, '/admin/bookings')
    await ask(admin, `/admin/bookings/${booking}`)
    expect(await rowsOf(admin)).toContainEqual(['booking', booking, 1, 1, 0])
    await ask(caretaker, '/caretaker/bookings')
    expect(await rowsOf(caretaker)).toEqual([['booking', booking, 0, 1, 0]])
  })

  it('records nothing when a family reads its own data', async () => {
    await ask(owner, `/booking/${booking}`)
    await ask(owner, '/booking')
    await ask(owner, `/files/${file}`)
    expect(await rowsOf(owner)).toEqual([])
  })

  it('records the caller and the record of each refused request', async () => {
    await ask(stranger, `/booking/${booking}`)
    await ask(stranger, `/files/${file}`)
    await ask(stranger, `/files/${file}/link`, 'POST')
    await ask(stranger, `/admin/bookings/${booking}`)
    await ask(stranger, '/admin/users')
    expect((await rowsOf(stranger)).toSorted()).toEqual(
      [
        ['booking', booking, 0, 0, 2],
        ['document', file, 0, 0, 2],
        ['call', 'GET /api/admin/users', 0, 0, 1],
      ].toSorted(),
    )
  })

  it('records a thousand guesses of one account in one row', async () => {
    await Promise.all(Array.from({ length: 1_000 }, () => ask(stranger, `/booking/${newId()}`)))
    expect(await rowsOf(stranger)).toEqual([['call', 'GET /api/booking/:id', 0, 0, 1_000]])
  })
})

describe('rows of the access log', () => {
  const change = async (sql: string) => (await api.sideDoor()).run(sql)

  it('cannot be changed or deleted, only extended', async () => {
    await ask(admin, `/admin/bookings/${booking}`)
    for (const sql of [
      "update access_log set viewer_name = 'Nobody'",
      "update access_log set subject_id = 'x'",
      'update access_log set opened = opened - 1',
      "update access_log set first_at = '2020'",
      'delete from access_log',
    ])
      await expect(change(sql)).rejects.toThrow(/access log/)
    await change('update access_log set opened = opened + 1')
  })

  it('are deleted after a year and not a day earlier', async () => {
    const door = await api.sideDoor()
    const insert = async (days: number) => {
      const at = new Date(Date.now() - days * 86_400_000).toISOString()
      const [id, hour] = [newId(), `${at.slice(0, 13)}:00:00.000Z`]
      const insertRow = `insert into access_log values (?, ?, 'old', 'Old', '', 'admin', 'booking', ?, 1, 0, 0, '', ?, ?)`
      await door.rows(insertRow, id, hour, `booking-${days}`, at, at)
    }
    for (const days of [364, 365, 368, 500]) await insert(days)
    await sweepAccesses({ database: api.deps.database, now: () => new Date() })
    const left = (await readRows()).filter(({ viewer_id }) => viewer_id === 'old').map((row) => row.subject_id)
    expect(left.toSorted()).toEqual(['booking-364', 'booking-365'])
  })
})

describe('a database that accepts no writes', () => {
  afterEach(() => vi.restoreAllMocks())

  it('still answers reads and writes the waiting access rows once it has space', async () => {
    const world = await createTestApi()
    const office = await world.makeAdmin()
    const family = await world.signUp()
    const { id } = await insertBooking(world, { owner: family })
    const door = await world.sideDoor()
    await door.run('alter table access_log rename to gone')
    world.clock.advance(3_600_000 - (world.deps.now().getTime() % 3_600_000))
    for (const minutes of [0, 6]) {
      world.clock.advance(minutes * 60_000)
      expect((await world.call('GET', `/admin/bookings/${id}`, { token: office.token })).status).toBe(200)
    }
    const count = () => selectRows(world, 'access_log', '*')
    await door.run('alter table gone rename to access_log')
    const opened = { subject_id: id, viewer_id: office.user._id, opened: 2 }
    await expect.poll(count, { timeout: 10_000 }).toMatchObject([opened])
    vi.spyOn(world.deps.reserve, 'isLow').mockReturnValue(true)
    world.clock.advance(3_600_000)
    expect((await world.call('GET', `/admin/bookings/${id}`, { token: office.token })).status).toBe(200)
    expect(await count()).toHaveLength(1)
    vi.restoreAllMocks()
    await world.deps.accessLog.stop()
    expect(await count()).toHaveLength(2)
    await world.close()
  })
})

describe('an export made in the browser', () => {
  it.each([
    ['/admin/exports', () => admin],
    ['/caretaker/exports', () => caretaker],
  ])('POST %s writes an audit row without the typed filter values', async (path, who) => {
    const { user } = who()
    const token = await api.openSessionFor(user._id)
    const body = { list: 'bookings', filter: { q: 'Narsamma', status: 'pending', from: '2026-01-01' }, rows: 42 }
    expect((await api.call('POST', path, { token, body })).status).toBe(204)
    const row = (await api.readAudit()).at(-1)
    expect(row).toMatchObject({
      action: 'ADMIN_ACTION',
      resource_type: 'system',
      actor_id: user._id,
      description: 'Exported 42 rows of bookings as CSV (q, status=pending, from=2026-01-01)',
    })
  })

  it('is limited to 60 an hour', async () => {
    const limited = await createTestApi({ RATE_LIMITS: 'on' })
    const { token } = await limited.makeAdmin()
    const body = { list: 'bookings', rows: 1 }
    const statuses: number[] = []
    for (let time = 0; time < 62; time += 1)
      statuses.push((await limited.call('POST', '/admin/exports', { token, body })).status)
    expect(statuses).toEqual([...Array<number>(60).fill(204), 429, 429])
    await limited.close()
  })
})
