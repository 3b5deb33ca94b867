import type { DayLink, DayPage, OfficeDayLink } from '@thodu/api/contract/sharing/sharing.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../support/use-world.ts'
import type { Person, Refusal } from '../../support/world.ts'
import { createVisitWorld, today } from '../visits/visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const given = { name: 'Anil', zone: 'America/Chicago', language: 'en', days: 7 }
const make = <Body = DayLink>(booking: { _id: string }, more: object = {}, person: Person = world.family) =>
  world.call<Body>(person, 'POST', `/booking/${booking._id}/day-links`, { ...given, ...more })
const made = async (booking: { _id: string }, more: object = {}) => {
  const answer = await make(booking, more)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}
const keyOf = ({ url }: DayLink): string => url.split('#')[1] ?? ''
const read = <Body = DayPage>(key: string) =>
  world.call<Body>(undefined, 'GET', '/day', undefined, { 'X-Day-Link': key })
const list = async (booking: { _id: string }) =>
  (await world.call<DayLink[]>(world.family, 'GET', `/booking/${booking._id}/day-links`)).body
const stop = (id: string, person: Person = world.family) => world.call<Refusal>(person, 'DELETE', `/day-links/${id}`)

/** Each text exists in one field of the booking only. */
const canaries = {
  patientName: 'Narsamma Canarysurname',
  address: '77 Canarystreet, Canaryquarter',
  emergencyPhone: '9812398123',
  specialRequirements: 'canary-of-health',
}

describe('a day link (rules SHARE-1 to SHARE-4)', () => {
  test('shows the visits of nearby days with first names, and nothing else of the booking', async () => {
    const { booking, caretaker } = await world.planOne(0, canaries)
    world.setClock('2026-06-11', '09:00')
    const link = await made(booking)
    expect(link.url).toMatch(/^http:\/\/localhost:\d+\/day#[\w-]+\.[\w-]+$/)
    const { status, body, text, headers } = await read(keyOf(link))
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toContain('no-store')
    expect(body).toMatchObject({ patient: 'Narsamma', sharedBy: 'Asha', zone: 'America/Chicago' })
    expect(body.visits.map(({ startsAt, status: state, caretaker: name }) => [startsAt, state, name])).toEqual([
      ['2026-06-11T02:30:00.000Z', 'planned', 'Lakshmi'],
      ['2026-06-12T02:30:00.000Z', 'planned', 'Lakshmi'],
    ])
    const hidden = ['Canary', 'canary', '9812398123', booking._id, booking.bookingId, 'Rao', 'Devi', caretaker.id]
    for (const word of [...hidden, String(booking.price.amount)]) expect(text).not.toContain(word)
  })

  test('has a page in the language of its reader', async () => {
    const { booking } = await world.planOne()
    expect((await made(booking, { language: 'te' })).url).toContain('/te/day#')
    expect((await made(booking, { language: 'hi' })).url).toContain('/hi/day#')
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ zone: 'Warangal' }, 'zone'],
    [{ language: 'ta' }, 'language'],
    [{ days: 0 }, 'days'],
    [{ days: 31 }, 'days'],
    [{ days: 1.5 }, 'days'],
  ])('with %o is refused at its field', async (more, field) => {
    const { booking } = await world.planOne()
    const answer = await make<Refusal>(booking, more)
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]])
  })

  test('is one of at most five at once, however many requests arrive together', async () => {
    const { booking } = await world.planOne()
    const answers = await Promise.all(Array.from({ length: 20 }, () => make<Refusal>(booking)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 day_link.full']))
    const [first, ...others] = await list(booking)
    expect(others).toHaveLength(4)
    await stop(first?._id ?? '')
    expect((await make(booking)).status).toBe(201)
  })

  test('is invalid once stopped, and admins can stop it and not open it', async () => {
    const { booking } = await world.planOne()
    const [one, two] = [await made(booking), await made(booking, { name: 'Padma' })]
    expect((await stop(one._id)).status).toBe(204)
    expect((await read(keyOf(one))).status).toBe(404)
    expect((await stop(one._id)).status).toBe(204)
    const seen = await world.call<OfficeDayLink[]>(world.admin, 'GET', `/admin/bookings/${booking._id}/day-links`)
    expect(seen.body.map(({ name }) => name)).toEqual(['Padma'])
    expect(seen.text).not.toContain('#')
    expect((await stop(two._id, world.admin)).status).toBe(204)
    expect((await read(keyOf(two))).status).toBe(404)
    expect((await make(booking, {}, world.admin)).status).toBe(403)
    expect(await list(booking)).toEqual([])
    const rows = await world.readAudit(booking._id)
    const roles = rows.filter(({ description }) => description.includes('Day link')).map((row) => row.user_role)
    expect(roles).toEqual(['user', 'user', 'user', 'admin'])
    expect(JSON.stringify(rows)).not.toContain('Anil')
  })

  test('is not stopped by another family', async () => {
    const { booking } = await world.planOne()
    const link = await made(booking)
    expect((await stop(link._id, await world.addPerson('user'))).status).toBe(404)
    expect((await read(keyOf(link))).status).toBe(200)
  })

  test('ends at its time, to the second', async () => {
    const { booking } = await world.planOne()
    const link = await made(booking, { days: 1 })
    const end = Date.parse(link.expiresAt)
    world.clock.now = new Date(end - 1_000)
    expect((await read(keyOf(link))).status).toBe(200)
    world.clock.now = new Date(end)
    expect((await read(keyOf(link))).status).toBe(404)
    expect(await list(booking)).toEqual([])
  })

  test('ends two days after the care', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard', { preferredStartDate: '2026-07-01' })
    const link = await made(booking, { days: 30 })
    expect((await world.call(world.family, 'POST', `/booking/${booking._id}/cancel`)).status).toBe(200)
    expect((await make<Refusal>(booking)).body.code).toBe('day_link.over')
    world.setClock('2026-06-12', '11:59')
    expect((await read(keyOf(link))).status).toBe(200)
    world.setClock('2026-06-12', '12:00')
    expect((await read(keyOf(link))).status).toBe(404)
  })

  test.each(['', 'x', '.', 'a.b', `${'a'.repeat(30)}.${'b'.repeat(32)}`])(
    'is not found for the key “%s”',
    async (key) => {
      expect((await read<Refusal>(key)).status).toBe(404)
    },
  )

  test('is invalid for another purpose, and with any changed character', async () => {
    const { booking } = await world.planOne()
    const key = keyOf(await made(booking))
    for (const wrong of [`${key}x`, key.slice(0, -1), key.replace('.', '..'), key.toUpperCase()])
      expect((await read(wrong)).status).toBe(404)
    expect((await world.call(undefined, 'GET', `/feeds/${key}.ics`)).status).toBe(404)
  })

  test('counts an opening once an hour, with the link and in the access log of the booking', async () => {
    const { booking } = await world.planOne()
    const link = await made(booking)
    await Promise.all(Array.from({ length: 10 }, () => read(keyOf(link))))
    expect(await list(booking)).toMatchObject([{ opens: 1, lastOpenedAt: world.clock.now.toISOString() }])
    world.setClock(today, '13:05')
    await read(keyOf(link))
    expect(await list(booking)).toMatchObject([{ opens: 2 }])
    const rows = await world.deps.database.read
      .selectFrom('access_log')
      .select(['viewer_id', 'viewer_name', 'opened'])
      .where('subject_id', '=', booking._id)
      .where('viewer_id', 'like', 'day-link:%')
      .execute()
    const row = { viewer_id: `day-link:${link._id}`, viewer_name: 'Day link: Anil', opened: 1 }
    expect(rows).toEqual([row, row])
  })

  test('shows a missed visit, the substitute, and start and end of each visit', async () => {
    const { booking, visit } = await world.planOne()
    const other = await world.addPerson('caretaker', 'Sridevi Goud')
    world.setClock('2026-06-11', '08:30')
    const replace = { caretaker: other.id, reason: 'She is ill' }
    expect((await world.office(visit, 'replace', replace)).status).toBeLessThan(300)
    const { body, text } = await read(keyOf(await made(booking)))
    expect(body.visits.slice(0, 2)).toMatchObject([
      { status: 'missed', caretaker: 'Lakshmi', isReplacement: false },
      { status: 'planned', caretaker: 'Sridevi', isReplacement: true },
    ])
    expect(text).not.toContain('ill')
  })
})
