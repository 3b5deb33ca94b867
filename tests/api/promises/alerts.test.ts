import { brand } from '@thodu/api/contract/brand.config'
import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notePromises } from '../../../api/src/promises/note-promises.ts'
import { createWorld, type Person, type World } from '../../support/world.ts'

const hour = 3_600_000
const second = 1_000
const message = { name: 'Ravi', email: 'ravi@example.in', subject: 'Hi', message: 'Nights?', inquiryType: 'general' }
let world: World
let admin: Person

beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Meera Iyer')
})
afterAll(() => world.close())

const wait = (ms: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + ms)
}
const setTime = (start: string, ms: number) => {
  world.clock.now = new Date(Date.parse(start) + ms)
}
const tick = () => notePromises(world.deps)
const sendMessage = async () => {
  await world.call(undefined, 'POST', '/contact', message)
  const [newest] = (await world.call<{ _id: string }[]>(admin, 'GET', '/admin/messages?range=[0,0]')).body
  return newest?._id ?? ''
}
const list = async (filter: object) =>
  (await world.call<PromiseRecord[]>(admin, 'GET', `/admin/promises?filter=${JSON.stringify(filter)}`)).body
/** Mails to the team about promises. */
const readMails = async () =>
  (await world.readSubjects(brand.email)).filter((subject) => /^(Due now|Late for)|promises are due$/.test(subject))
const alerts = (id: string) =>
  world.deps.database.read.selectFrom('promise_alerts').select('level').where('promise_id', '=', id).execute()

test('one mail when a promise is due and one an hour later, however often the clock ticks (B1)', async () => {
  const id = await sendMessage()
  const [promise] = await list({ subject: id })
  const before = (await readMails()).length
  const told: string[][] = []
  for (const minutes of [60, 90, 121, 150, 181, 300, 600]) {
    setTime(promise?.startedAt ?? '', minutes * 60_000)
    await Promise.all(Array.from({ length: 15 }, tick))
    told.push((await readMails()).slice(before))
  }
  const due = 'Due now: Answer the message (Ravi)'
  const late = 'Late for an hour: Answer the message (Ravi)'
  expect(told).toEqual([[], [], [due], [due], [due, late], [due, late], [due, late]])
  const given = await alerts(promise?._id ?? '')
  expect(given.map(({ level }) => level).sort()).toEqual(['due', 'late', 'soon'])
})

test('after three days without a clock, each is noted with its own end in one digest (B2)', async () => {
  const ids = [await sendMessage(), await sendMessage()]
  wait(hour)
  ids.push(await sendMessage())
  const before = (await readMails()).length
  wait(72 * hour)
  await tick()
  await tick()
  const promises = (await Promise.all(ids.map((subject) => list({ subject })))).flat()
  expect(promises.map(({ state }) => state)).toEqual(['late', 'late', 'late'])
  expect(promises.map(({ brokenAt }) => brokenAt)).toEqual(promises.map(({ dueAt }) => dueAt))
  const mails = (await readMails()).slice(before)
  expect(mails).toEqual(['3 promises are due'])
})

test('a booking is named by its id, which leads to it at the telephone', async () => {
  const booking = await world.book(await world.addPerson('user', 'Latha Rao'))
  const before = (await readMails()).length
  wait(2 * hour + second)
  await tick()
  const mails = (await world.readMails(brand.email)).filter(({ subject }) => /^Due now/.test(subject))
  const subjects = (await readMails()).slice(before)
  expect(subjects).toEqual([expect.stringMatching(new RegExp(`\\(${booking.bookingId}\\)$`))])
  expect(mails.at(-1)?.text).toContain(`${booking.bookingId}, Latha Rao`)
})

test('a clock that is set back takes nothing back', async () => {
  const id = await sendMessage()
  const start = world.clock.now.toISOString()
  setTime(start, 2 * hour + second)
  await tick()
  setTime(start, hour)
  await world.call(admin, 'PUT', `/admin/messages/${id}`, { status: 'answered' })
  expect(await list({ subject: id })).toMatchObject([{ state: 'broken' }])
  setTime(start, 4 * hour)
})
