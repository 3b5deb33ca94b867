import type { Today } from '@thodu/api/contract/visits/board.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PatientDetails } from '../../../api/src/contract/care/patient-detail-names.ts'
import { areaOf } from '../../../api/src/visits/visit-wire.ts'
import { updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { createVisitWorld, today } from './visit-world.ts'

const world = useWorld(createVisitWorld)

test.each<[string, PatientDetails, string]>([
  ['the end of an address', { address: '12-3-45, Station Road, Hanamkonda' }, 'Hanamkonda'],
  ['the end of a long one', { address: 'Plot 7, Station Road, Kazipet' }, 'Kazipet'],
  ['the end of one that is written in lines', { address: '12-3-45\n Station Road \n  Hanamkonda  \n' }, 'Hanamkonda'],
  ['what comes before the city', { address: 'Plot 7, Kazipet, WARANGAL', city: ' Warangal ' }, 'Kazipet'],
  ['what comes before numbers', { address: 'Plot 7, Kazipet, 506 001, 12-3', city: 'Warangal' }, 'Kazipet'],
  ['a name with a number', { address: 'Plot 7, Phase 2', city: 'Warangal' }, 'Phase 2'],
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

describe('lists of admins', () => {
  beforeEach(() => world.setClock(today))

  test('of tomorrow omit families that got a message today, and not those of yesterday (rule CALL-11)', async () => {
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

  test('show a visit as unconfirmed until the family or an admin confirms it (rule VISIT-16)', async () => {
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
})
