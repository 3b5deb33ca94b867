import { brand } from '@thodu/api/contract/defaults/brand.config'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import type { TimeOff } from '@thodu/api/contract/time-off/time-off.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectRows } from '../../../support/rows.ts'
import { insertVisit, minutesOf } from '../../../support/samples/insert-visit.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
let caretaker: Person
const noon = '2026-06-10T06:30:00.000Z'
const days = (count: number): string => new Date(Date.parse(noon) + count * 86_400_000).toISOString()

beforeEach(async () => {
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})

const ask = <Body = TimeOff>(from: string, to: string, more: Record<string, unknown> = {}) =>
  world.call<Body>(caretaker, 'POST', '/caretaker/time-off', { startsAt: from, endsAt: to, kind: 'leave', ...more })
const decide = <Body = TimeOff>(id: string, status: string, more: Record<string, unknown> = {}, headers = {}) =>
  world.call<Body>(admin, 'PUT', `/admin/time-off/${id}`, { status, ...more }, headers)
const withdraw = <Body = TimeOff>(person: Person, id: string) =>
  world.call<Body>(person, 'POST', `/caretaker/time-off/${id}/withdraw`)
const visitOn = async (startsAt: string, more = {}) => {
  const booking = await world.book(await world.addPerson('user'))
  return insertVisit(world, { booking, caretaker, startsAt, ...more })
}
const busyRows = () =>
  selectRows(world, 'caretaker_busy', ['starts_min', 'ends_min'], { caretaker_id: caretaker.id }, 'starts_min')

describe('a request for time off', () => {
  test('blocks the caretaker once approved', async () => {
    const asked = await ask(days(2), days(3), { reason: 'My sister marries' })
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({ status: 'requested', visits: 0, startsAt: days(2), endsAt: days(3) })
    expect(await busyRows()).toEqual([])
    expect(await world.readSubjects(brand.email)).toContain('Lakshmi Devi asks for time off')
    const approved = await decide(asked.body._id, 'approved')
    expect(approved.body).toMatchObject({ status: 'approved', decidedAt: noon })
    expect(await busyRows()).toEqual([{ starts_min: minutesOf(days(2)), ends_min: minutesOf(days(3)) }])
    // The mail waits until the approval can no longer be undone (rule DAY-26).
    world.clock.now = new Date(Date.parse(noon) + 59_999)
    expect(await world.readSubjects(caretaker.email)).toEqual([])
    world.clock.now = new Date(Date.parse(noon) + 60_000)
    expect(await world.readSubjects(caretaker.email)).toEqual(['Your time off has been approved'])
    const again = await decide<Refusal>(asked.body._id, 'declined')
    expect([again.status, again.body.message]).toEqual([409, texts.timeOff.decided])
  })

  test('longer than 30 days is decided and withdrawn as one', async () => {
    const asked = await ask(days(1), days(76))
    expect(asked.body).toMatchObject({ startsAt: days(1), endsAt: days(76) })
    await decide(asked.body._id, 'approved')
    const rows = await busyRows()
    expect(rows).toHaveLength(3)
    expect([rows[0]?.starts_min, rows[2]?.ends_min]).toEqual([minutesOf(days(1)), minutesOf(days(76))])
    const { body } = await world.call<TimeOff[]>(caretaker, 'GET', '/caretaker/time-off')
    expect(body.map(({ _id, endsAt }) => [_id, endsAt])).toEqual([[asked.body._id, days(76)]])
    expect((await withdraw(caretaker, asked.body._id)).body.status).toBe('withdrawn')
    expect(await busyRows()).toEqual([])
    expect((await withdraw<Refusal>(caretaker, asked.body._id)).body.code).toBe('time_off.not_withdrawable')
  })

  test('cannot be approved while it contains visits, which the answer lists for the admin', async () => {
    const visit = await visitOn(days(2))
    const asked = await ask(days(1), days(40))
    expect(asked.body.visits).toBe(1)
    const refused = await decide<Refusal & { details: { visits: { _id: string }[] } }>(asked.body._id, 'approved')
    expect([refused.status, refused.body.message]).toEqual([409, texts.timeOff.visitStands])
    expect(refused.body.details.visits.map(({ _id }) => _id)).toEqual([visit.id])
    await visitOn(days(3))
    const refusedIn = async (language: string) =>
      (await decide<Refusal>(asked.body._id, 'approved', {}, { [languageHeader]: language })).body.message
    expect(await Promise.all(['en', 'te', 'hi'].map(refusedIn))).toEqual([
      '2 visits fall on these days. Assign them to another caretaker first.',
      'ఈ సమయంలో ఉన్న విజిట్‌లు: 2. ముందు వాటిని మరొకరికి ఇవ్వండి.',
      'इस समय में तय विज़िट: 2। पहले उन्हें किसी और को दें।',
    ])
    expect((await decide(asked.body._id, 'declined')).body.status).toBe('declined')
    expect(await world.readSubjects(caretaker.email)).toEqual(['Your time off has been declined'])
    expect((await withdraw<Refusal>(caretaker, asked.body._id)).status).toBe(409)
  })

  test('is visible to its own caretaker only', async () => {
    const asked = await ask(days(2), days(3))
    const other = await world.addPerson('caretaker')
    expect((await withdraw<Refusal>(other, asked.body._id)).status).toBe(404)
    expect((await world.call<TimeOff[]>(other, 'GET', '/caretaker/time-off')).body).toEqual([])
    const filter = encodeURIComponent(JSON.stringify({ caretaker: caretaker.id, status: 'requested' }))
    const listed = await world.call<TimeOff[]>(admin, 'GET', `/admin/time-off?filter=${filter}`)
    expect(listed.body.map(({ _id }) => _id)).toEqual([asked.body._id])
    expect(listed.headers.get('Content-Range')).toBe('time-off 0-0/1')
  })

  test('sent twenty times at once is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask<Refusal>(days(4), days(5))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['time_off.overlaps']),
    )
  })
})
