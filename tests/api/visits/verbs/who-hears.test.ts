import { brand } from '@thodu/api/contract/brand.config'
import type { Tx } from '@thodu/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tellTeamOfMissing } from '../../../../api/src/visits/tell-team.ts'
import { tellChanged, tellMissed, tellSkipped } from '../../../../api/src/visits/tell-visit.ts'
import { findVisit, type StoredVisit } from '../../../../api/src/visits/visits.queries.ts'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertVisit } from '../../../support/samples/insert-visit.ts'
import type { Person } from '../../../support/world.ts'
import { createVisitWorld, type VisitWorld } from '../visit-world.ts'

let world: VisitWorld
let lakshmi: Person
let rani: Person
let visit: StoredVisit
/** Each change at a moment of its own, by which its mails are found. */
let at = new Date('2026-06-10T06:30:00.000Z')

beforeAll(async () => {
  world = await createVisitWorld()
  lakshmi = await world.addPerson('caretaker', 'Lakshmi Devi')
  rani = await world.addPerson('caretaker', 'Rani')
  const { id: _id, name, email } = world.family
  const { id } = await insertBooking(world, { owner: { user: { _id, name, email } } })
  const startsAt = '2026-06-14T04:30:00.000Z'
  const row = await insertVisit(world, { booking: { _id: id }, startsAt, caretaker: lakshmi })
  visit = await findVisit(world.deps.database.read, row.id, 'office')
})
afterAll(() => world.close())

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

describe('a visit that is changed is told', () => {
  const byLakshmi = () => lakshmi.id
  const byRani = () => rani.id
  const byNobody = () => null
  const later = { starts_min: 60, ends_min: 60 }
  test.each<[string, () => string | null, () => string | null, { starts_min?: number; ends_min?: number }, string[]]>([
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
  ])('%s', async (_, from, to, by, told) => {
    const before = { ...visit, caretaker_id: from() }
    const after = {
      ...visit,
      caretaker_id: to(),
      starts_min: visit.starts_min + (by.starts_min ?? 0),
      ends_min: visit.ends_min + (by.ends_min ?? 0),
    }
    expect((await heardOf((tx) => tellChanged(tx, world.deps, before, after, at))).told).toEqual(told)
  })

  test('by the name of who comes, and of who came before', async () => {
    const other = { ...visit, caretaker_id: rani.id }
    const { read } = await heardOf((tx) => tellChanged(tx, world.deps, visit, other, at))
    expect(read).toContain('Rani')
    expect(read).toContain('instead of Lakshmi Devi')
    const moved = await heardOf((tx) =>
      tellChanged(tx, world.deps, visit, { ...visit, ends_min: visit.ends_min + 30 }, at),
    )
    expect(moved.read).toContain('Lakshmi Devi')
  })
})

describe('a visit that nobody came to is told', () => {
  const missed = (next?: StoredVisit, was = visit) =>
    heardOf((tx) => tellMissed(tx, world.deps, { missed: was, ...(next ? { next } : {}) }, at))

  test('to the family alone while nobody else comes', async () => {
    expect((await missed()).told).toEqual(['family: nobodyCame'])
  })
  test('to the family, to who comes and to who would have', async () => {
    const { told, read } = await missed({ ...visit, caretaker_id: rani.id })
    expect(told).toEqual(['Lakshmi: gone', 'Rani: comes', 'family: nobodyCame'])
    expect(read).toContain('Rani')
  })
  test('to nobody more where nobody was to come, or nobody is chosen', async () => {
    const open = { ...visit, caretaker_id: null }
    expect((await missed({ ...visit, caretaker_id: rani.id }, open)).told).toEqual([
      'Rani: comes',
      'family: nobodyCame',
    ])
    expect((await missed(open)).told).toEqual(['Lakshmi: gone', 'family: nobodyCame'])
  })
})

test('a visit that is skipped is told to the family and to who was to come', async () => {
  const skipped = (was: StoredVisit) => heardOf((tx) => tellSkipped(tx, world.deps, was, null, at))
  expect((await skipped(visit)).told).toEqual(['Lakshmi: gone', 'family: skipped'])
  expect((await skipped({ ...visit, caretaker_id: null })).told).toEqual(['family: skipped'])
})

test('the team is told of visits that nobody began, and of none where there is none any more', async () => {
  const missing = (ids: string[]) => heardOf((tx) => tellTeamOfMissing(tx, world.deps.config, ids, at))
  expect((await missing([visit.id])).told).toEqual(['team: missingForTeam'])
  expect((await missing([])).told).toEqual([])
})
