import { brand, brandPromises } from '@thodu/api/contract/brand.config'
import { dueOf, readPromiseRules } from '@thodu/api/contract/promises/due-times'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../../api/src/config/config.ts'
import { makePromises } from '../../../api/src/promises/make-promises.ts'
import type { Refusal } from '../../support/world.ts'
import { createPromiseWorld, hour, type PromiseWorld, second } from './promise-world.ts'

let world: PromiseWorld
beforeAll(async () => {
  world = await createPromiseWorld()
})
afterAll(() => world.close())

describe('what the office adds', () => {
  test('a hold before the end moves it, with a name; after the end it is refused', async () => {
    const [promise] = await world.listPromises({ subject: await world.sendMessage() })
    const id = promise?._id ?? ''
    world.wait(hour)
    const until = new Date(world.clock.now.getTime() + 3 * hour).toISOString()
    const held = await world.changePromise(id, { hold: { until, reason: 'She asked for the evening' } })
    expect([held.status, held.body]).toMatchObject([
      200,
      {
        promisedAt: promise?.dueAt,
        dueAt: new Date(Date.parse(promise?.dueAt ?? '') + 3 * hour).toISOString(),
        heldMinutes: 180,
        holds: [{ until, reason: 'She asked for the evening', by: { name: 'Meera Iyer' } }],
      },
    ])
    const [other] = await world.listPromises({ subject: await world.sendMessage() })
    const { body } = await world.changePromise(other?._id ?? '', { hold: { until, reason: 'He is away' } })
    expect(body.holds.map(({ reason }) => reason)).toEqual(['He is away'])
    // Side by side in one list, each has its own.
    const listed = (await world.listPromises({ kind: 'reply' })).map(({ _id, holds }) => [_id, holds.length])
    expect(Object.fromEntries(listed)).toEqual({ [id]: 1, [other?._id ?? '']: 1 })
    expect((await world.changePromise<Refusal>(id, { hold: { until, reason: 'Again' } })).status).toBe(400)
    expect((await world.changePromise<Refusal>(id, { hold: { until: 'tomorrow', reason: 'x' } })).status).toBe(400)
    const endless = new Date(world.clock.now.getTime() + 400 * hour).toISOString()
    expect((await world.changePromise<Refusal>(id, { hold: { until: endless, reason: 'x' } })).body.code).toBe(
      'promise.hold_too_long',
    )
    world.wait(4 * hour + second)
    await world.tick()
    const refused = await world.changePromise<Refusal>(id, { hold: { until: endless, reason: 'x' } })
    expect([refused.status, refused.body.code]).toEqual([409, 'promise.too_late_to_hold'])
  })

  test('what was promised for a message that is gone is listed without a name', async () => {
    const { write } = world.deps.database
    const gone = { type: 'message', id: 'gone' } as const
    await write((tx) => makePromises(tx, world.deps.config.promises, gone, { kinds: ['reply'] }, world.clock.now))
    const nameless = { subject: { type: 'message', _id: 'gone', label: '', name: '' } }
    expect(await world.listPromises({ subject: 'gone' })).toMatchObject([nameless])
  })

  test('one reason for many: nobody’s own is overwritten or taken back, and each stands in the trail', async () => {
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
      return trails.flat().filter(({ description }) => description === 'Promise (reply): reason given').length
    }
    const before = await trail()
    const given = await world.explainPromises(ids, { reason: 'our-delay', note: 'Aadhaar 2341 2341 2346' })
    expect(given.body.ids.toSorted()).toEqual([late, alsoLate].toSorted())
    expect(await reasonsOf()).toEqual(['our-delay', 'our-delay', 'no-network', null])
    expect((await world.listPromises({ id: [late] }))[0]?.reason?.note).toContain('XXXX XXXX 2346')
    expect(await trail()).toBe(before + 2)
    // The second half of a double press.
    expect((await world.explainPromises(ids, { reason: 'other' })).body.ids).toEqual([])
    const colleague = await world.addPerson('admin', 'Anita Office')
    await world.call(colleague, 'PUT', '/admin/promises', { ids, reason: null })
    expect(await reasonsOf()).toEqual(['our-delay', 'our-delay', 'no-network', null])
    await world.explainPromises(given.body.ids, { reason: null })
    expect(await reasonsOf()).toEqual([null, null, 'no-network', null])
  })

  test('a reason after the end, with a name; before it there is nothing to explain', async () => {
    const [promise] = await world.listPromises({ subject: await world.sendMessage() })
    const id = promise?._id ?? ''
    const early = await world.changePromise<Refusal>(id, { reason: 'no-network' })
    expect([early.status, early.body.code]).toEqual([409, 'promise.not_broken'])
    world.wait(3 * hour)
    await world.tick()
    const isMissing = async () =>
      (await world.listPromises({ reasonMissing: true, kind: 'reply' })).some(({ _id }) => _id === id)
    expect(await isMissing()).toBe(true)
    expect((await world.changePromise(id, { reason: 'bad luck' })).status).toBe(400)
    const given = await world.changePromise(id, { reason: 'no-network', note: 'My Aadhaar is 2341 2341 2346' })
    expect(given.body.reason).toMatchObject({
      code: 'no-network',
      note: expect.stringContaining('XXXX XXXX 2346'),
      by: { _id: world.admin.id, name: 'Meera Iyer' },
    })
    expect(await isMissing()).toBe(false)
    expect((await world.readAudit(promise?.subject._id ?? '')).at(-1)).toMatchObject({
      action: 'STATUS_UPDATE',
      actor_id: world.admin.id,
      description: 'Promise (reply): reason given',
    })
    expect((await world.changePromise(id, { verified: true, reason: 'x' })).status).toBe(409)
    // Taken back, it is to be given again.
    expect((await world.changePromise(id, { reason: null })).body.reason).toBeNull()
    expect((await world.listPromises({ reasonMissing: true, kind: 'reply' })).some(({ _id }) => _id === id)).toBe(true)
    expect((await world.changePromise('none', { reason: 'other' })).status).toBe(404)
  })
})

describe('a list says what it is asked', () => {
  test('of one booking what is open, what is broken, or both: none of them is left out', async () => {
    const family = await world.addPerson('user')
    const [booking, other] = [await world.book(family), await world.book(family)]
    const list = async (filter: object) =>
      (await world.listPromises({ subject: booking._id, ...filter })).map(({ kind }) => kind).sort()
    const all = await list({})
    expect(all.length).toBeGreaterThan(1)
    expect(await list({ open: true })).toEqual(all)
    expect(await list({ broken: true })).toEqual([])
    const [call] = await world.listPromises({ subject: booking._id, kind: 'call' })
    world.setTime(call?.dueAt ?? '', second)
    await world.tick()
    expect(await list({ broken: true })).toEqual(['call'])
    expect(await list({ broken: true, open: true })).toEqual(['call'])
    expect(await list({ reasonMissing: true })).toEqual(['call'])
    expect(await list({ reasonMissing: true, kind: 'match' })).toEqual([])
    await world.changePromise(call?._id ?? '', { reason: 'no-network' })
    expect(await list({ reasonMissing: true })).toEqual([])
    const bookings = await world.listPromises({ broken: true })
    expect(bookings.map(({ subject }) => subject._id)).toContain(other._id)
  })
})

describe('what stays', () => {
  test('the database refuses another time, and a second end (B8)', async () => {
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
    const remove = world.deps.database.write((tx) => tx.deleteFrom('promises').where('id', '=', id).execute())
    await expect(remove).rejects.toThrow('never deleted')
  })

  test('another configuration changes no stored end, and one without an open hour stops the start (B3)', async () => {
    const [promise] = await world.listPromises({ subject: await world.sendMessage() })
    const slow = { officeHours: brand.officeHours, promises: { ...brandPromises, reply: 600 } }
    const config = loadConfig({ DATA_DIR: world.deps.config.dataDir }, slow)
    expect(dueOf(config.promises, 'reply', new Date(promise?.startedAt ?? '')).toISOString()).not.toBe(promise?.dueAt)
    expect(await world.listPromises({ id: [promise?._id] })).toMatchObject([{ dueAt: promise?.dueAt }])
    const closed = {
      promises: { ...brandPromises, clock: 'office' as const },
      officeHours: { days: 'Mon-Sat', opens: '08:00', closes: '08:00' },
    }
    expect(() => loadConfig({ DATA_DIR: world.deps.config.dataDir }, closed)).toThrow(/brand\.config\.ts is wrong/)
  })

  test('in office hours a booking of Saturday evening is called on Monday (B4)', async () => {
    const office = { officeHours: brand.officeHours, promises: { ...brandPromises, clock: 'office' as const } }
    const { promises } = world.deps.config
    world.deps.config.promises = readPromiseRules(office)
    // A Saturday.
    world.clock.now = new Date('2026-11-21T19:30:00+05:30')
    const booking = await world.book(await world.addPerson('user'))
    world.deps.config.promises = promises
    expect(booking.promises?.[0]).toMatchObject({ kind: 'call', dueAt: '2026-11-23T04:00:00.000Z' })
    expect((await world.listPromises({ subject: booking._id, kind: 'call' }))[0]).toMatchObject({ clock: 'office' })
  })
})
