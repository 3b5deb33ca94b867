import { texts } from '@thodu/api/contract/texts'
import { newId } from '@thodu/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { removeAccount } from '../../../../api/src/users/remove-account.ts'
import { useWorld } from '../../../support/use-world.ts'
import type { Person, Refusal } from '../../../support/world.ts'
import { createVisitWorld, today } from '../visit-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const addCaretaker = (name = 'Rani') => world.addPerson('caretaker', name)
/** The visits of a booking by caretaker and status, e.g. `14 Rani planned`. */
async function summary(id: string, people: Record<string, Person>): Promise<string[]> {
  const counts = new Map<string, number>()
  for (const row of await world.visitsOf(id)) {
    const who = Object.entries(people).find(([, person]) => person.id === row.caretaker_id)?.[0]
    const key = `${row.caretaker_id === null ? 'open' : who} ${row.status}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `${count} ${key}`).toSorted()
}

describe('visits follow the caretaker of the booking', () => {
  test('when a caretaker is assigned, unassigned or replaced', async () => {
    const booking = await world.bookPackage('elderly-care', 'standard')
    await world.plan(booking, { rules: [{ code: 'D', weekday: 0, caretaker: null }] })
    const [lakshmi, rani] = [await addCaretaker('Lakshmi'), await addCaretaker()]
    const people = { lakshmi, rani }
    expect(await summary(booking._id, people)).toEqual(['14 open planned'])
    const elsewhere = await world.bookPackage('elderly-care', 'standard')
    const friday = { code: 'D', weekday: 5, caretaker: lakshmi.id }
    await world.plan(elsewhere, { days: [5], endsOn: '2026-06-12', rules: [friday] })
    expect((await world.assign(world.admin, booking, lakshmi)).status).toBe(200)
    expect(await summary(booking._id, people)).toEqual(['11 lakshmi planned', '3 open planned'])
    await world.reassign(world.admin, booking, rani)
    expect(await summary(booking._id, people)).toEqual(['12 rani planned', '2 open planned'])
    await world.assign(world.admin, booking, null)
    expect(await summary(booking._id, people)).toEqual(['14 open planned'])
    await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/undo`)
    expect(await summary(booking._id, people)).toEqual(['12 rani planned', '2 open planned'])
  })

  test('and leave an inactive, demoted or removed caretaker', async () => {
    for (const leave of ['inactive', 'demoted', 'removed'] as const) {
      const { booking, caretaker, roster } = await world.planDaily()
      const relief = await addCaretaker()
      await world.change(booking, roster, { rules: [{ code: 'D', weekday: 0, caretaker: relief.id }] })
      const people = { caretaker, relief }
      expect(await summary(booking._id, people)).toEqual(['12 caretaker planned', '2 relief planned'])
      if (leave === 'inactive')
        await world.call(world.admin, 'PUT', `/admin/caretakers/${relief.id}`, { active: false })
      else if (leave === 'demoted')
        await world.call(world.admin, 'PUT', `/admin/users/${relief.id}/role`, { role: 'user' })
      else await removeAccount(world.deps, relief.email)
      expect(await summary(booking._id, people)).toEqual(['12 caretaker planned', '2 open planned'])
      const audit = (await world.readAudit(booking._id)).at(-1)
      expect([audit?.action, audit?.description]).toEqual(['CARETAKER_UNASSIGNED', expect.stringContaining('2 visits')])
      // A rule of the plan that names the caretaker does not assign them again.
      const page = await world.readRoster(booking)
      if (!page.roster) throw new Error('no roster')
      const again = await world.change(booking, page.roster)
      expect(again.body.warnings.map(({ code }) => code)).toContain('inactive')
      expect(await summary(booking._id, people)).toEqual(['12 caretaker planned', '2 open planned'])
    }
  })
})

describe('ended care has no future visits', () => {
  test.each(['cancelled', 'completed'])('when it is %s, and an undo restores them', async (status) => {
    const { booking, caretaker } = await world.planDaily()
    await world.advance(caretaker, booking, 'confirmed')
    await world.advance(caretaker, booking, 'active')
    const people = { caretaker }
    expect((await world.setStatus(world.admin, booking, status)).status).toBe(200)
    expect(await summary(booking._id, people)).toEqual(['14 caretaker cancelled'])
    const visit = (await world.visitsOf(booking._id))[0]
    const body = { caretaker: null, revision: visit?.revision }
    const closed = await world.call<Refusal>(world.admin, 'PUT', `/admin/visits/${visit?.id}`, body)
    expect([closed.status, closed.body.message]).toEqual([409, texts.visit.careOver])
    expect((await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/undo`)).status).toBe(200)
    expect(await summary(booking._id, people)).toEqual(['14 caretaker planned'])
  })

  test('until it is reopened, and then planned again up to the fourteenth day', async () => {
    const { booking, caretaker } = await world.planDaily()
    await world.advance(caretaker, booking, 'confirmed')
    await world.advance(caretaker, booking, 'active')
    await world.setStatus(world.admin, booking, 'completed')
    world.setClock('2026-06-15')
    await world.call(world.admin, 'POST', `/admin/bookings/${booking._id}/step-back`, { reason: 'A slip' })
    expect(await summary(booking._id, { caretaker })).toEqual(['14 caretaker planned', '4 caretaker cancelled'])
    expect((await world.visitsOf(booking._id)).at(-1)?.service_day).toBe('2026-06-28')
  })

  test('and cannot end while a visit is running', async () => {
    const { booking, caretaker } = await world.planDaily()
    await world.advance(caretaker, booking, 'confirmed')
    world.setClock('2026-06-11', '08:00')
    const [visit = { id: '' }] = await world.visitsOf(booking._id)
    await world.office(visit, 'start', { reason: 'She rang', clientEventId: newId() })
    const before = [await world.readRow(booking._id), await world.setOf(booking._id)]
    for (const answer of [
      await world.setStatus<Refusal>(world.admin, booking, 'cancelled'),
      await world.setStatus<Refusal>(world.admin, booking, 'completed'),
      await world.advance<Refusal>(caretaker, booking, 'completed'),
    ])
      expect([answer.status, answer.body.message]).toEqual([409, texts.visit.underWay])
    expect([await world.readRow(booking._id), await world.setOf(booking._id)]).toEqual(before)
  })
})
