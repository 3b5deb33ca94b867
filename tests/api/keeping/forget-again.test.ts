import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adoptLines, forgetAgain } from '../../../api/src/keeping/forget-again.ts'
import { findDue, purgeAccount, purgeDue, tellIdle } from '../../../api/src/keeping/purge.ts'
import { appendPurged, type Line, purgedFile, readPurged } from '../../../api/src/operations/purged/purged-list.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { createWorld, type Person, type World } from '../../support/world.ts'

const now = '2026-06-10T06:30:00.000Z'
/** Long before anything keeps what is of then. */
const before = '2010-01-01T00:00:00.000Z'
const day = '2026-06-10'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  world.clock.now = new Date(now)
  rmSync(purgedFile(world.deps.config.dataDir), { force: true })
  // Those of one test are not due in the next one.
  await (await world.sideDoor()).rows('update accounts set restricted_at = null, updated_at = ?', now)
})
afterAll(() => world.close())

type Values = Partial<Record<'restricted_at' | 'purge_told_at', string>>
const set = ({ id }: Person, values: Values) =>
  world.deps.database.write((tx) => tx.updateTable('accounts').set(values).where('id', '=', id).execute())
/** A family of which nothing was heard for many years. */
async function addIdle(values: Values = {}): Promise<Person> {
  const family = await world.addPerson('user')
  const door = await world.sideDoor()
  await door.rows('update accounts set created_at = ?, updated_at = ? where id = ?', before, before, family.id)
  await door.rows('update sessions set last_used_at = ? where account_id = ?', before, family.id)
  if (Object.keys(values).length > 0) await set(family, values)
  return family
}
const book = ({ id, name, email }: Person) =>
  insertBooking(world, { owner: { user: { _id: id, name, email } }, status: 'cancelled', updated_at: before })
/** How an account stands: gone, closed since when, or open. */
const stateOf = async ({ id }: Person) => {
  const accounts = world.deps.database.read.selectFrom('accounts').select(['name', 'restricted_at'])
  const { name, restricted_at } = await accounts.where('id', '=', id).executeTakeFirstOrThrow()
  return name === 'Removed account' ? 'gone' : (restricted_at ?? 'open')
}
const known = (...lines: [Person | string, Line['what']][]) =>
  new Map(
    lines.map(([who, what]) => {
      const id = typeof who === 'string' ? who : who.id
      return [id, { id, day, what }]
    }),
  )
const linesOf = (dataDir: string): string[] => readFileSync(purgedFile(dataDir), 'utf8').trim().split('\n')
const isSignedIn = async (who: Person) => (await world.call(who, 'GET', '/auth/me')).status === 200

describe('what a list says and this database has not (rule PRIV-K5)', () => {
  test('is purged and closed again, each as the list says, and nobody else', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.addPerson('user')))
    const [open, shut, closes, closed, opened, other] = people as [Person, Person, Person, Person, Person, Person]
    const receipt = { id: 'a-receipt', booking_id: (await book(open)).id, series: 'R', fy: '09-10', number: 1 } as const
    const words = { label: 'R-1', total: 700, content: '{"name":"Asha Rao"}', issued_at: before }
    await world.deps.database.write((tx) =>
      tx
        .insertInto('issued_documents')
        .values({ ...receipt, ...words })
        .execute(),
    )
    await set(shut, { restricted_at: before })
    await set(closed, { restricted_at: before })
    const list = known([open, 'purged'], [shut, 'purged'], [closes, 'closed'], [closed, 'closed'], [opened, 'opened'])
    expect(await forgetAgain(world.deps, list)).toBe(2)
    const states = await Promise.all(people.map(stateOf))
    expect(states).toEqual(['gone', 'gone', now, before, 'open', 'open'])
    expect([await isSignedIn(closes), await isSignedIn(other)]).toEqual([false, true])
    expect(await world.readAudit(closes.id)).toMatchObject([
      { user_role: 'system', action: 'USER_MANAGEMENT', description: 'Closed a family again: it was closed before' },
    ])
    expect((await world.readAudit(open.id)).map(({ description }) => description)).toEqual([
      'Erased personal data again: it was purged before',
    ])
    const papers = world.deps.database.read.selectFrom('issued_documents').select('content')
    expect(await papers.execute()).toEqual([{ content: '' }])
    expect(await forgetAgain(world.deps, list)).toBe(0)
  })

  test('is looked for in a list of any length', async () => {
    const goes = await world.addPerson('user')
    const many = Array.from({ length: 500 }, (_, place): [string, 'purged'] => [`of-elsewhere-${place}`, 'purged'])
    expect(await forgetAgain(world.deps, known([goes, 'purged'], ...many))).toBe(1)
    expect(await stateOf(goes)).toBe('gone')
  })

  test('is added to the list of this machine where that lacks it', () => {
    const dataDir = join(world.deps.config.dataDir, 'adopting')
    mkdirSync(dataDir)
    appendPurged(dataDir, [...known(['same', 'purged'], ['further', 'closed']).values()])
    const own = readPurged([purgedFile(dataDir)])
    adoptLines(dataDir, own, known(['same', 'purged'], ['further', 'purged'], ['new', 'closed']))
    const added = linesOf(dataDir).slice(2)
    expect(added.map((line) => JSON.parse(line))).toEqual([
      { id: 'further', day, what: 'purged' },
      { id: 'new', day, what: 'closed' },
    ])
  })
})

describe('who is purged', () => {
  test('is nobody who is open, and whoever was told 48 hours ago, to the moment', async () => {
    const [told, late] = [await addIdle(), await addIdle()]
    expect(await findDue(world.deps)).toEqual([])
    await set(told, { purge_told_at: '2026-06-08T06:30:00.000Z' })
    await set(late, { purge_told_at: '2026-06-08T06:30:00.001Z' })
    expect(await findDue(world.deps)).toEqual([{ id: told.id, why: 'told', since: '2026-06-08' }])
    const closed = await addIdle({ restricted_at: before })
    const gone = await purgeDue(world.deps)
    expect(gone.map(({ id, why }) => [id, why])).toEqual([
      [closed.id, 'restricted'],
      [told.id, 'told'],
    ])
    expect(await Promise.all([told, late, closed].map(stateOf))).toEqual(['gone', 'open', 'gone'])
    expect((await world.readAudit(told.id)).at(-1)?.description).toBe('Erased personal data: nothing keeps it any more')
  })

  test('goes alone, with one line in the list, and with its own mails', async () => {
    const { config } = world.deps
    const [goes, stays] = [await world.addPerson('user'), await world.addPerson('user')]
    mkdirSync(config.outboxDir, { recursive: true })
    const mailOf = async (who: Person) => {
      const { code } = await book(who)
      const file = join(config.outboxDir, `${code}.eml`)
      writeFileSync(file, `From: a@example.in\r\nTo: team@example.in\r\n\r\nBooking ${code}\r\n`)
      return file
    }
    const mails = [await mailOf(goes), await mailOf(stays)]
    // A kill has left the line, and the family had closed itself before that.
    appendPurged(config.dataDir, [...known([goes, 'closed']).values(), ...known([goes, 'purged']).values()])
    expect((await purgeAccount(world.deps, goes.id)).kept.bookings).toBe(1)
    expect(mails.map((file) => existsSync(file))).toEqual([false, true])
    expect(await Promise.all([goes, stays].map(stateOf))).toEqual(['gone', 'open'])
    expect(linesOf(config.dataDir)).toHaveLength(2)
    const { description } = (await world.readAudit(goes.id)).at(-1) ?? {}
    expect(description).toBe('Removed an account from the shell')
    await expect(purgeAccount(world.deps, 'nobody')).rejects.toMatchObject({ status: 404 })
    appendPurged(config.dataDir, [...known([stays, 'closed']).values()])
    await purgeAccount(world.deps, stays.email, 'Purged in a test')
    expect(linesOf(config.dataDir).slice(2)).toEqual(
      ['closed', 'purged'].map((what) => JSON.stringify({ id: stays.id, day, what })),
    )
    expect((await world.readAudit(stays.id)).at(-1)?.description).toBe('Purged in a test')
  })

  test('is told before, each of several', async () => {
    // Whoever the tests before left is told first.
    await tellIdle(world.deps)
    const people = [await addIdle(), await addIdle()]
    expect(await tellIdle(world.deps)).toBe(2)
    for (const { email } of people)
      expect(await world.readSubjects(email)).toEqual(['Your Thodu account will be erased'])
    expect(await tellIdle(world.deps)).toBe(0)
  })
})
