import { brand } from '@thodu/api/contract/brand.config'
import type { Today } from '@thodu/api/contract/visits/board.schema'
import type { Tx } from '@thodu/db'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PatientDetails } from '../../../api/src/contract/care/patient-detail-names.ts'
import { tellChanged, tellMissed } from '../../../api/src/visits/tell-visit.ts'
import { areaOf } from '../../../api/src/visits/visit-wire.ts'
import { findVisit, type StoredVisit } from '../../../api/src/visits/visits.queries.ts'
import { findRow, updateRows } from '../../support/rows.ts'
import { patient } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createVisitWorld, hours, today } from './visit-world.ts'

const world = useWorld(createVisitWorld)
const lakshmi = usePerson(world, 'caretaker', 'Lakshmi Devi')
const rani = usePerson(world, 'caretaker', 'Rani')

test('the brief shows address and number as far as known', async () => {
  const detailsOf = (details: object) => JSON.stringify({ ...patient, ...details })
  const infoOf = (phone: string) => JSON.stringify({ name: 'Asha Rao', email: 'asha@example.in', phone, location: '' })
  const infos = [
    { user_info: infoOf('9000000001') },
    { user_info: infoOf(''), patient_details: detailsOf({ city: '' }) },
    { user_info: infoOf(''), patient_details: JSON.stringify({ city: 'Warangal' }) },
  ]
  const visits: string[] = []
  for (const [place, of] of infos.entries())
    visits.push((await world.addVisit({ of, startsAt: hours(3 + place), minutes: 60, caretaker: lakshmi })).id)
  const seen = await world.listOwn(lakshmi)
  const known = { patientName: 'Narsamma Rao', pincode: '506001' }
  expect(visits.map((id) => seen.find(({ _id }) => _id === id)?.brief)).toEqual([
    { ...known, address: '12-3-45, Station Road, Hanamkonda, Warangal', phone: '9000000001' },
    { ...known, address: '12-3-45, Station Road, Hanamkonda', phone: '9876543210' },
    { patientName: 'Narsamma Rao', address: 'Warangal', pincode: '', phone: '' },
  ])
})

test.each<[string, PatientDetails, string]>([
  ['the end of an address', { address: '12-3-45, Station Road, Hanamkonda' }, 'Hanamkonda'],
  ['the end of a long one', { address: 'Plot 7, Station Road, Kazipet' }, 'Kazipet'],
  ['the end of one that is written in lines', { address: '12-3-45\n Station Road \n  Hanamkonda  \n' }, 'Hanamkonda'],
  ['what comes before the city', { address: 'Plot 7, Kazipet, WARANGAL', city: ' Warangal ' }, 'Kazipet'],
  ['what comes before numbers', { address: 'Plot 7, Kazipet, 506 001, 12-3', city: 'Warangal' }, 'Kazipet'],
  ['a name that holds a number', { address: 'Plot 7, Phase 2', city: 'Warangal' }, 'Phase 2'],
  ['what comes before commas', { address: 'Plot 7, Kazipet,,  , ', city: 'Warangal' }, 'Kazipet'],
  ['the city of one word that may be a house', { address: 'Plot 7', city: ' Warangal ' }, 'Warangal'],
  ['the city of one word and numbers', { address: 'Plot 7, 12-3, ', city: 'Warangal' }, 'Warangal'],
  ['the city of one word and itself', { address: 'Plot 7, warangal', city: 'Warangal', pincode: '506001' }, 'Warangal'],
  ['the city without an address', { city: 'Warangal', pincode: '506001' }, 'Warangal'],
  ['the pincode where a city is spaces', { city: '  ', pincode: ' 506001 ' }, '506001'],
  ['nothing where nothing is known', {}, ''],
])('the area of an address is %s', (_, details, area) => {
  expect(areaOf(details)).toBe(area)
})

describe('mails about a visit', () => {
  let visit: StoredVisit
  /** Each change at a moment of its own, by which its mails are found. */
  let at = new Date('2026-06-10T06:30:00.000Z')

  beforeAll(async () => {
    const row = await world.addVisit({ startsAt: '2026-06-14T04:30:00.000Z', caretaker: lakshmi })
    visit = await findVisit(world.deps.database.read, row.id, 'office')
  })

  /** To whom a change is told, as which letter; and what the family reads. */
  async function heardOf(tell: (tx: Tx) => Promise<void>) {
    at = new Date(at.getTime() + 60_000)
    const mails = await world.deps.database.write(async (tx) => {
      await tell(tx)
      const query = tx.selectFrom('outbox_mails').select(['recipient', 'template', 'text_body'])
      return query.where('created_at', '=', at.toISOString()).execute()
    })
    const names = new Map([
      [world.family.email, 'family'],
      [lakshmi.email, 'Lakshmi'],
      [rani.email, 'Rani'],
      [brand.email, 'team'],
    ])
    return {
      told: mails.map(({ recipient, template }) => `${names.get(recipient)}: ${template}`).toSorted(),
      read: mails.find(({ recipient }) => recipient === world.family.email)?.text_body ?? '',
    }
  }

  describe('a changed visit is mailed', () => {
    const byLakshmi = () => lakshmi.id
    const byRani = () => rani.id
    const byNobody = () => null
    const later = { starts_min: 60, ends_min: 60 }
    test.each<[string, () => string | null, () => string | null, { starts_min?: number; ends_min?: number }, string[]]>(
      [
        ['nobody where nothing is new', byLakshmi, byLakshmi, {}, []],
        ['at another time', byLakshmi, byLakshmi, later, ['Lakshmi: changed', 'family: moved']],
        ['that begins later', byLakshmi, byLakshmi, { starts_min: 30 }, ['Lakshmi: changed', 'family: moved']],
        ['that ends later', byLakshmi, byLakshmi, { ends_min: 30 }, ['Lakshmi: changed', 'family: moved']],
        ['of nobody at another time', byNobody, byNobody, later, ['family: moved']],
        ['with somebody else', byLakshmi, byRani, {}, ['Lakshmi: gone', 'Rani: comes', 'family: otherPerson']],
        ['with somebody else, later', byLakshmi, byRani, later, ['Lakshmi: gone', 'Rani: comes', 'family: moved']],
        ['with somebody after nobody', byNobody, byRani, {}, ['Rani: comes', 'family: otherPerson']],
        ['with nobody yet', byLakshmi, byNobody, {}, ['Lakshmi: gone']],
        ['with nobody yet, later', byLakshmi, byNobody, { ends_min: 30 }, ['Lakshmi: gone', 'family: moved']],
      ],
    )('%s', async (_, from, to, by, told) => {
      const before = { ...visit, caretaker_id: from() }
      const begins = visit.starts_min + (by.starts_min ?? 0)
      const after = { ...visit, caretaker_id: to(), starts_min: begins, ends_min: visit.ends_min + (by.ends_min ?? 0) }
      expect((await heardOf((tx) => tellChanged(tx, world.deps, before, after, at))).told).toEqual(told)
    })
  })

  describe('a missed visit is mailed', () => {
    const missed = (next?: StoredVisit, was = visit) =>
      heardOf((tx) => tellMissed(tx, world.deps, { missed: was, ...(next ? { next } : {}) }, at))

    test('to the family only while there is no substitute', async () => {
      expect((await missed()).told).toEqual(['family: nobodyCame'])
    })
    test('to the family, the substitute and the missing caretaker', async () => {
      const { told, read } = await missed({ ...visit, caretaker_id: rani.id })
      expect(told).toEqual(['Lakshmi: gone', 'Rani: comes', 'family: nobodyCame'])
      expect(read).toContain('Rani')
    })
    test('to no further caretaker when none was or is assigned', async () => {
      const open = { ...visit, caretaker_id: null }
      expect((await missed({ ...visit, caretaker_id: rani.id }, open)).told).toEqual([
        'Rani: comes',
        'family: nobodyCame',
      ])
      expect((await missed(open)).told).toEqual(['Lakshmi: gone', 'family: nobodyCame'])
    })
  })
})

describe('views of the office', () => {
  beforeEach(() => world.setClock(today))

  test('tomorrow’s list drops families informed today and keeps those informed yesterday (rule CALL-11)', async () => {
    world.setClock('2026-08-17', '18:00')
    const caretaker = await world.addPerson('caretaker', 'Zubeda')
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.assign(world.admin, booking, caretaker)
    await world.plan(booking, { startsOn: '2026-08-18' })
    await updateRows(world, 'accounts', { id: world.family.id }, { phone: '9876543219' })
    const left = async (told = false) =>
      (await world.listVisits({ day: 'tomorrow', told, booking: booking._id })).map(({ serviceDay }) => serviceDay)
    const tell = async (state: string) => {
      const body = { bookingId: booking._id, template: 'visitTomorrow', to: 'family' }
      const { _id } = (await world.call<{ _id: string }>(world.admin, 'POST', '/admin/communications', body)).body
      expect(await left(), 'not yet said').toHaveLength(1)
      expect((await world.call(world.admin, 'PUT', `/admin/communications/${_id}`, { state })).status).toBe(200)
    }
    expect([await left(), await left(true)]).toEqual([['2026-08-18'], []])
    await tell('not-sent')
    expect(await left()).toEqual(['2026-08-18'])
    world.clock.now = new Date(world.clock.now.getTime() + 3_000)
    await tell('sent')
    expect([await left(), await left(true)]).toEqual([[], ['2026-08-18']])
    world.setClock('2026-08-18', '18:00')
    expect(await left()).toEqual(['2026-08-19'])
  })

  test('a visit is unconfirmed until the family or the office confirms it (rule VISIT-16)', async () => {
    const family = await world.addPerson('user')
    const caretaker = await world.addPerson('caretaker', 'Sridevi')
    const booking = await world.bookUpTo('active', { customer: family, admin: world.admin, caretaker })
    world.setClock('2026-08-10', '12:00')
    const visits = []
    for (const hour of ['1', '3', '5']) {
      const visit = await world.addVisit({
        booking,
        caretaker,
        startsAt: `2026-08-10T0${hour}:00:00.000Z`,
        minutes: 60,
      })
      for (const step of ['start', 'end'] as const) expect((await world.step(caretaker, visit, step)).status).toBe(200)
      visits.push(visit.id)
    }
    const list = async (unproved: boolean) =>
      (await world.listVisits({ booking: booking._id, unproved })).map(({ _id }) => _id).sort()
    const [first = '', second = '', third = ''] = visits
    expect(await list(true)).toEqual(visits.toSorted())
    const confirmed = await world.asFamily({ id: second }, 'confirm-here', undefined, family)
    expect(confirmed.status).toBe(200)
    const left = [first, third].sort()
    expect([await list(true), await list(false)]).toEqual([left, [second]])
    const now = (await world.call<Today>(world.admin, 'GET', '/admin/today')).body.visits
    const unproved = now.filter((visit) => visit.booking._id === booking._id && visit.need === 'unproved')
    expect(unproved.map(({ _id }) => _id).sort()).toEqual(left)
  })

  test('the access log records an office member who opens a visit', async () => {
    const { visit, booking } = await world.planOne()
    const seen = { subject_id: booking._id, viewer_id: world.admin.id }
    const countOpened = async (): Promise<number> => {
      await world.deps.accessLog.settle()
      return (await findRow(world, 'access_log', ['opened'], seen))?.opened ?? 0
    }
    const before = await countOpened()
    // Planning the visit was another look at it (rule AUD-15).
    // What planning showed was another visit to it (rule AUD-15).
    world.setClock(today, '12:20')
    await world.call(world.admin, 'GET', `/admin/visits/${visit.id}`)
    expect(await countOpened()).toBe(before + 1)
  })
})
