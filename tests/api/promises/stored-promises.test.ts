import { brand, brandPromises } from '@thodu/api/contract/defaults/brand.config'
import { promiseDueAt } from '@thodu/api/contract/promises/due-times'
import type { KeptPromises } from '@thodu/api/contract/promises/promises.schema'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../../api/src/config/config.ts'
import { endPromises, meetPromises } from '../../../api/src/promises/keep-promises.ts'
import { makePromises } from '../../../api/src/promises/make-promises.ts'
import { insertRevision } from '../../../api/src/settings/effective-settings.ts'
import { deleteRows, selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'
import { createPromiseWorld, hour } from './promise-world.ts'

const world = useWorld(createPromiseWorld)

test('reasons of broken promises set for many promises at once do not replace the reason of another admin', async () => {
  const idOf = async () => (await world.listPromises({ subject: await world.sendMessage() }))[0]?._id ?? ''
  const [late, alsoLate, explained] = [await idOf(), await idOf(), await idOf()]
  world.wait(3 * hour)
  await world.tick()
  const inTime = await idOf()
  await world.changePromise(explained, { reason: 'no-network' })
  const ids = [late, alsoLate, explained, inTime, 'none']
  const reasonsOf = async () => {
    const rows = await world.listPromises({ id: [late, alsoLate, explained, inTime] })
    const byId = new Map(rows.map(({ _id, reason }) => [_id, reason?.code ?? null]))
    return [late, alsoLate, explained, inTime].map((id) => byId.get(id))
  }
  expect((await world.explainPromises(ids, { reason: 'bad luck' })).status).toBe(400)
  expect((await world.explainPromises([], { reason: 'our-delay' })).status).toBe(400)
  const trail = async () => {
    const rows = await world.listPromises({ id: [late, alsoLate, explained, inTime] })
    const trails = await Promise.all(rows.map(({ subject }) => world.readAudit(subject._id)))
    return trails.flat().filter(({ description }) => description === 'Promise (reply): reason recorded').length
  }
  const before = await trail()
  const given = await world.explainPromises(ids, { reason: 'our-delay', note: 'Aadhaar 2341 2341 2346' })
  expect(given.body.ids.toSorted()).toEqual([late, alsoLate].toSorted())
  expect(await reasonsOf()).toEqual(['our-delay', 'our-delay', 'no-network', null])
  expect((await world.listPromises({ id: [late] }))[0]?.reason?.note).toContain('XXXX XXXX 2346')
  expect(await trail()).toBe(before + 2)
  expect((await world.explainPromises(ids, { reason: 'other' })).body.ids).toEqual([])
  const colleague = await world.addPerson('admin', 'Anita Office')
  await world.call(colleague, 'PUT', '/admin/promises', { ids, reason: null })
  expect(await reasonsOf()).toEqual(['our-delay', 'our-delay', 'no-network', null])
  await world.explainPromises(given.body.ids, { reason: null })
  expect(await reasonsOf()).toEqual([null, null, 'no-network', null])
})

describe('a stored promise', () => {
  test('cannot get another due time or a second end, even in the database (B8)', async () => {
    const [promise] = await world.listPromises({ subject: await world.sendMessage() })
    const id = promise?._id ?? ''
    const run = (set: string) =>
      world.deps.database.write((tx) => sql`update promises set ${sql.raw(set)} where id = ${id}`.execute(tx))
    const time = `'2030-01-01T00:00:00.000Z'`
    for (const set of [`due_at = ${time}`, `started_at = ${time}`, `kind = 'call'`, `due_day = '2030-01-01'`])
      await expect(run(set), set).rejects.toThrow('a promise keeps its time')
    await run(`met_at = ${time}`)
    for (const set of [`met_at = null`, `met_at = '2031-01-01T00:00:00.000Z'`])
      await expect(run(set), set).rejects.toThrow('said once')
    await run(`void_at = ${time}, void_reason = 'closed'`)
    await expect(run('void_at = null, void_reason = null')).rejects.toThrow('said once')
    const remove = deleteRows(world, 'promises', { id })
    await expect(remove).rejects.toThrow('never deleted')
  })

  test('keeps its due time when the configuration changes (B3)', async () => {
    const [promise] = await world.listPromises({ subject: await world.sendMessage() })
    const slow = { officeHours: brand.officeHours, promises: { ...brandPromises, reply: 600 } }
    const config = loadConfig({ DATA_DIR: world.deps.config.dataDir }, slow)
    expect(promiseDueAt(config.promises, 'reply', new Date(promise?.startedAt ?? '')).toISOString()).not.toBe(
      promise?.dueAt,
    )
    expect(await world.listPromises({ id: [promise?._id] })).toMatchObject([{ dueAt: promise?.dueAt }])
    const closed = {
      promises: { ...brandPromises, clock: 'office' as const },
      officeHours: { days: 'Mon-Sat', opens: '08:00', closes: '08:00' },
    }
    expect(() => loadConfig({ DATA_DIR: world.deps.config.dataDir }, closed)).toThrow(/brand\.config\.ts is wrong/)
  })

  test('from Saturday evening is due on Monday in office hours (B4)', async () => {
    const customer = await world.addPerson('user')
    const change = async (revision: number, changed: Record<string, unknown>) => {
      const saved = { section: 'promises' as const, revision, changed, by: customer.id, at: world.clock.now }
      await world.deps.database.write((tx) => insertRevision(tx, saved))
      await world.deps.settings.refresh()
    }
    await change(1, { clock: 'office' })
    // A Saturday.
    world.clock.now = new Date('2026-11-21T19:30:00+05:30')
    const booking = await world.book(customer)
    await change(2, {})
    expect(booking.promises?.[0]).toMatchObject({ kind: 'call', dueAt: '2026-11-23T04:00:00.000Z' })
    expect((await world.listPromises({ subject: booking._id, kind: 'call' }))[0]).toMatchObject({ clock: 'office' })
  })
})

describe('alerts about promises', () => {
  const world = useWorld(createPromiseWorld)
  const readMails = async () =>
    (await world.readSubjects(brand.email)).filter((subject) =>
      /^(Due now|One hour late)|promises are due$/.test(subject),
    )
  const alerts = (id: string) => selectRows(world, 'promise_alerts', ['level'], { promise_id: id })

  test('reach the team when a promise is due and an hour later, once each (B1)', async () => {
    const id = await world.sendMessage()
    const [promise] = await world.listPromises({ subject: id })
    const before = (await readMails()).length
    const told: string[][] = []
    for (const minutes of [60, 90, 121, 150, 181, 300, 600]) {
      world.setTime(promise?.startedAt ?? '', minutes * 60_000)
      await Promise.all(Array.from({ length: 15 }, world.tick))
      told.push((await readMails()).slice(before))
    }
    const due = 'Due now: Answer the message (Ravi)'
    const late = 'One hour late: Answer the message (Ravi)'
    expect(told).toEqual([[], [], [due], [due], [due, late], [due, late], [due, late]])
    const given = await alerts(promise?._id ?? '')
    expect(given.map(({ level }) => level).sort()).toEqual(['due', 'late', 'soon'])
  })

  test('after an outage report all overdue promises in one mail (rule PROM-8)', async () => {
    const ids = [await world.sendMessage(), await world.sendMessage()]
    world.wait(hour)
    ids.push(await world.sendMessage())
    const before = (await readMails()).length
    world.wait(72 * hour)
    await world.tick()
    await world.tick()
    const promises = (await Promise.all(ids.map((subject) => world.listPromises({ subject })))).flat()
    expect(promises.map(({ state }) => state)).toEqual(['late', 'late', 'late'])
    expect(promises.map(({ brokenAt }) => brokenAt)).toEqual(promises.map(({ dueAt }) => dueAt))
    const mails = (await readMails()).slice(before)
    expect(mails).toEqual(['3 promises are due'])
  })
})

describe('the kept rate', () => {
  const world = useWorld(createWorld)

  const readKept = async () => (await world.call<KeptPromises>(undefined, 'GET', '/promises/kept')).body

  test('is not shown for nineteen promises or fewer', async () => {
    const { database, config } = world.deps
    const keep = (count: number, from: number) =>
      database.write(async (tx) => {
        for (let index = from; index < from + count; index += 1) {
          const subject = { type: 'message', id: `kept-${index}` } as const
          await makePromises(tx, config.promises, subject, { kinds: ['reply'] }, world.clock.now)
          if (index % 2 === 0) await meetPromises(tx, subject, ['reply'], world.clock.now)
          else await endPromises(tx, subject, 'closed', new Date(world.clock.now.getTime() + 3 * hour))
        }
      })
    await keep(19, 0)
    expect((await readKept()).reply).toBeNull()
    await keep(1, 19)
    expect((await readKept()).reply).toEqual({ kept: 10, total: 20 })
  })
})
