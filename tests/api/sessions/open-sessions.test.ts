import { newId } from '@thodu/db'
import { describe, expect, test, vi } from 'vitest'
import { createUseNoter } from '../../../api/src/sessions/authenticate.ts'
import { endSessions, findSession, type OpenSession, openSession } from '../../../api/src/sessions/sessions.ts'
import { createTestApi } from '../../support/api.ts'
import { useWorld } from '../../support/use-world.ts'

const start = new Date('2026-06-10T06:30:00.000Z')
const minute = 60_000
const day = 86_400_000
const later = (ms: number) => new Date(start.getTime() + ms)
const timeAfter = (ms: number) => later(ms).toISOString()

const api = useWorld(() => createTestApi({ STAFF_SECOND_FACTOR: 'staff' }, { now: () => start }))

const add = (role: 'user' | 'admin' | 'caretaker' = 'user') =>
  api.addAccount(role, { name: 'Asha Rao', email: api.nextEmail('session') })
const open = (accountId: string, userAgent = 'test') =>
  api.deps.database.write((tx) => openSession(tx, { accountId, ip: '203.0.113.1', userAgent }, start))
const stillOpen = async (accountId: string) =>
  (
    await api.deps.database.read
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .execute()
  ).map(({ id }) => id)
const find = (claims: Awaited<ReturnType<typeof open>>, ms = 0) => findSession(api.deps, claims, later(ms))
const set = (id: string, change: object) =>
  api.deps.database.write((tx) => tx.updateTable('accounts').set(change).where('id', '=', id).execute())
const row = (id: string) =>
  api.deps.database.read.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a session', () => {
  test('is open for thirty days to the second, and stores the first part of the device name', async () => {
    const claims = await open(await add(), 'x'.repeat(301))
    expect(claims.expiresAt).toBe(start.getTime() / 1000 + 30 * 86_400)
    expect((await find(claims, 30 * day - 1))?.actor.sessionId).toBe(claims.sessionId)
    expect(await find(claims, 30 * day)).toBeUndefined()
    expect((await row(claims.sessionId)).user_agent).toBe('x'.repeat(300))
  })

  test.each([
    ['is gone', 'removed_at'],
    ['does not work here now', 'inactive_at'],
    ['asked to be forgotten', 'restricted_at'],
  ])('of an account that %s is closed', async (_, column) => {
    const id = await add()
    const claims = await open(id)
    expect(await find(claims)).toBeDefined()
    await set(id, { [column]: timeAfter(0) })
    expect(await find(claims)).toBeUndefined()
  })
})

describe('the use of a session', () => {
  test('is written when the last one is five minutes old, for that session only', async () => {
    const id = await add()
    const [one, other] = [await open(id), await open(id)]
    const session = (await find(one)) as OpenSession
    const noteUse = createUseNoter(api.deps)
    const write = vi.spyOn(api.deps.database, 'write')
    noteUse(session, later(5 * minute - 1))
    expect(write).toHaveBeenCalledTimes(0)
    for (const _ of ['a call', 'another beside it']) noteUse(session, later(5 * minute))
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
    const usedOf = async ({ sessionId }: { sessionId: string }) => (await row(sessionId)).last_used_at
    await expect.poll(() => usedOf(one)).toBe(timeAfter(5 * minute))
    expect(await usedOf(other)).toBe(timeAfter(0))
    await expect
      .poll(() => {
        noteUse(session, later(day))
        return usedOf(one)
      })
      .toBe(timeAfter(day))
  })
})

describe('ending', () => {
  const ended = async (...claims: { sessionId: string }[]) =>
    Promise.all(claims.map(async ({ sessionId }) => (await row(sessionId)).ended_at))
  const end = (which: Parameters<typeof endSessions>[1], ms: number) =>
    api.deps.database.write((tx) => endSessions(tx, which, later(ms)))
  const challenge = (accountId: string) =>
    api.deps.database.write((tx) =>
      tx
        .insertInto('factor_challenges')
        .values({
          token_hash: newId(),
          account_id: accountId,
          purpose: 'sign-in',
          bound_to: 'a cookie',
          payload: null,
          attempts: 0,
          expires_at: timeAfter(day),
        })
        .execute(),
    )
  const waiting = async (accountId: string) =>
    (
      await api.deps.database.read
        .selectFrom('factor_challenges')
        .selectAll()
        .where('account_id', '=', accountId)
        .execute()
    ).length

  test('one session ends no other', async () => {
    const id = await add()
    const [one, other] = [await open(id), await open(id)]
    await challenge(id)
    await end({ sessionId: one.sessionId }, 0)
    expect(await ended(one, other)).toEqual([timeAfter(0), null])
    expect([await find(one), (await find(other))?.actor.id]).toEqual([undefined, id])
    expect(await waiting(id)).toBe(1)
  })

  test('all sessions of an account but one also ends its open challenges, and leaves ended sessions unchanged', async () => {
    const [id, stranger] = [await add(), await add()]
    const [before, one, kept, others] = [await open(id), await open(id), await open(id), await open(stranger)]
    for (const account of [id, stranger]) await challenge(account)
    await end({ sessionId: before.sessionId }, 0)
    await end({ accountId: id, except: kept.sessionId }, minute)
    expect(await ended(before, one, kept, others)).toEqual([timeAfter(0), timeAfter(minute), null, null])
    expect([await waiting(id), await waiting(stranger)]).toEqual([0, 1])
    await end({ accountId: id }, day)
    expect(await ended(before, one, kept, others)).toEqual([timeAfter(0), timeAfter(minute), timeAfter(day), null])
  })
})

test('an account has at most twenty open sessions, and another sign-in ends its oldest one', async () => {
  const [own, other] = [await add(), await add()]
  const elsewhere = await open(other)
  const openAt = (ms: number) =>
    api.deps.database.write((tx) =>
      openSession(tx, { accountId: own, ip: '203.0.113.1', userAgent: 'test' }, later(ms)),
    )
  const ids: string[] = []
  for (let index = 0; index < 22; index += 1) ids.push((await openAt(index * minute)).sessionId)
  expect((await stillOpen(own)).toSorted()).toEqual(ids.slice(2).toSorted())
  expect(await stillOpen(other)).toEqual([elsewhere.sessionId])
})
