import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFileLink } from '../../../api/src/documents/file-links.ts'
import { findReadableDocument } from '../../../api/src/documents/find-readable-document.ts'
import { countSeconds, uploadLimit } from '../../../api/src/documents/keep/upload-limit.ts'
import { createUploadQuota, quotaBytes } from '../../../api/src/documents/keep/upload-quota.ts'
import type { Actor } from '../../../api/src/http/actor.ts'
import { createRateLimiter } from '../../../api/src/http/limits/rate-limiter.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertDocument } from '../../support/insert-document.ts'

let api: TestApi
let admin: SignedIn
beforeAll(async () => {
  api = await createTestApi()
  admin = await api.makeAdmin()
})
afterAll(() => api.close())

test('a file opens for its owner, for admins, and for who cares by an open booking that lists it, unless it is an Aadhaar card', async () => {
  const families = [await api.signUp(), await api.signUp()]
  const caretakers = [await api.makeCaretaker(admin), await api.makeCaretaker(admin)]
  type Listed = {
    owner: SignedIn
    caretaker: SignedIn | undefined
    status: string
    files: { id: string; category: string }[]
  }
  const documents: { id: string; owner: SignedIn; category: string | null }[] = []
  for (const owner of [...families, ...caretakers])
    for (const category of [null, 'medicalReport', 'aadharCard'])
      for (let copy = 0; copy < 2; copy += 1)
        documents.push({ id: await insertDocument(api, { ownerId: owner.user._id, category }), owner, category })
  const bookings: Listed[] = []
  const statuses = ['pending', 'pending', 'active', 'completed', 'cancelled'] as const
  for (const [index, status] of statuses.entries())
    for (const [place, owner] of families.entries()) {
      const own = documents.filter((document) => document.owner === owner)
      const files = own
        .filter((_, at) => (at + index) % 3 !== 0)
        .map(({ id }, at) => ({ id, category: index === 1 && at === 0 ? 'aadharCard' : 'medicalReport' }))
      // A place is one open booking's: the others are over, or nobody's yet.
      const caretaker = [undefined, undefined, caretakers[place], caretakers[1 - place], caretakers[place]][index]
      await insertBooking(api, { owner, files, status, ...(caretaker ? { caretaker } : {}) })
      bookings.push({ owner, caretaker, status, files })
    }
  const mayOpen = ({ user }: SignedIn, { id, owner, category }: (typeof documents)[number]): boolean => {
    if (user.role === 'admin' || owner.user._id === user._id) return true
    if (user.role !== 'caretaker' || category === 'aadharCard') return false
    const lists = bookings.filter(({ files }) => files.some((file) => file.id === id))
    if (lists.some(({ files }) => files.some((file) => file.id === id && file.category === 'aadharCard'))) return false
    return lists.some(
      ({ caretaker, status }) =>
        caretaker?.user._id === user._id && ['pending', 'confirmed', 'active'].includes(status),
    )
  }
  let opened = 0
  for (const person of [admin, ...families, ...caretakers])
    for (const document of documents) {
      const actor = { id: person.user._id, role: person.user.role } as Actor
      const found = await findReadableDocument(api.deps.database, actor, document.id)
      expect([person.user.role, document.category, found?.id]).toEqual([
        person.user.role,
        document.category,
        mayOpen(person, document) ? document.id : undefined,
      ])
      if (found && person.user.role === 'caretaker' && document.owner !== person) opened += 1
    }
  expect(opened).toBeGreaterThan(0)
})

test('the seconds of an examination count against uploads, the first one at the door', async () => {
  const limiter = createRateLimiter({ enabled: true, now: api.deps.now })
  const usesAfter = async (ms: number) => {
    const account = `of ${ms}`
    await countSeconds({ limiter }, account)(ms)
    return limiter.take([[uploadLimit, account]], (limits) => limits.tally(uploadLimit, account).uses)
  }
  const counted = [0, 999, 1_000, 1_001, 2_000, 2_001, 9_500].map(usesAfter)
  expect(await Promise.all(counted)).toEqual([0, 0, 0, 1, 1, 2, 9])
})

test('uploads of an account share its room while any of them runs', async () => {
  const { user } = await api.signUp()
  const quota = createUploadQuota(api.deps.database)
  const [one, other] = [await quota.open(user._id), await quota.open(user._id)]
  one.take(quotaBytes - 10)
  expect(() => other.take(11)).toThrow(expect.objectContaining({ status: 413 }))
  other.take(10)
  one.close(quotaBytes - 10)
  expect(() => other.take(1)).toThrow(expect.objectContaining({ status: 413 }))
  other.close(0)
  // Nothing runs any more: what the database has is what counts.
  const later = await quota.open(user._id)
  later.take(quotaBytes)
  expect(() => later.take(1)).toThrow(expect.objectContaining({ status: 413 }))
  const beside = await quota.open(user._id)
  later.close(0)
  beside.take(quotaBytes)
  beside.close(0)
  // What ends beside another one leaves that one counted.
  const third = await api.signUp()
  const [long, short] = [await quota.open(third.user._id), await quota.open(third.user._id)]
  long.take(quotaBytes - 10)
  short.close(0)
  const next = await quota.open(third.user._id)
  expect(() => next.take(20)).toThrow()
})

test('a link that lacks one of its parts, or is for another file, opens nothing', async () => {
  const { secret } = api.deps.config
  const now = api.deps.now()
  const seconds = Math.floor(now.getTime() / 1_000)
  const whole = { iss: 'thodu', aud: 'thodu-file', exp: seconds + 60, sub: 'me', sid: 'session', file: 'file' }
  const read = async (claims: object, fileId = 'file') => {
    const link = await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    return readFileLink(secret, link, fileId, now)
  }
  expect(await read(whole)).toEqual({ accountId: 'me', sessionId: 'session' })
  expect(await read(whole, 'another')).toBeUndefined()
  for (const name of Object.keys(whole))
    expect([name, await read({ ...whole, [name]: undefined })]).toEqual([name, undefined])
  for (const wrong of [{ iss: 'x' }, { aud: 'thodu-api' }, { exp: seconds - 1 }, { sid: 5 }])
    expect(await read({ ...whole, ...wrong })).toBeUndefined()
  expect(await read({ ...whole, sub: undefined, file: undefined }, undefined)).toBeUndefined()
})
