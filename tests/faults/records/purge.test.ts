import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyAudit } from '@thodu/api'
import { beforeAll, expect, test, vi } from 'vitest'
import { erasureListFile } from '../../../api/src/operations/erasure-list.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { findInFiles, findInTables, renameFiles } from '../../support/privacy/find-canaries.ts'
import { makePerson, type Person } from '../../support/privacy/person.ts'
import { addOthers, plantPerson } from '../../support/privacy/plant.ts'
import { startServer } from '../../support/servers/server.ts'
import { useWorld } from '../../support/use-world.ts'
import { isFull, printFigures, rounds } from '../support/figures.ts'
import { runScript } from '../support/run-script.ts'

/** Families that are due at the same time when the kill comes. */
const perRound = 5
/** The audit log until it is redacted, and the records of money. */
const staying = /^(audit_|access_log\.|payments\.|money_adjustments\.reason|care_terms\.reason)/
/** Tables of a search index merge words, so they can show that a person is in them, and not that a person is missing. */
const isIndex = (place: string): boolean => /_search(?:_|$)/.test(place)
/** Moves the clock of the eraser twelve years ahead, so that no legal period protects the data of today. */
const env = { NODE_OPTIONS: `--import ${join(import.meta.dirname, '..', 'support', 'years-ahead.ts')}` }

const api = useWorld(createTestApi)
let door: Awaited<ReturnType<TestApi['sideDoor']>>
beforeAll(async () => {
  door = await api.sideDoor()
})

let planted = 0
/** A family with rows in every possible table, and files. */
async function plant(): Promise<Person> {
  const letters = [...'qjzxvk'].flatMap((one) => [...'bcdfghjklmnpqrstvwxz'].map((two) => `${one}${two}x`))
  const tag = `${letters[planted] ?? ''}family`
  const person = makePerson('user', tag, String(98_100 + planted))
  planted += 1
  return plantPerson(api, person, await addOthers(api))
}
const close = (people: readonly Person[]) =>
  door.run(
    `update accounts set restricted_at = '2026-05-04T06:00:00.000Z' where id in (${people.map(({ id }) => `'${id}'`).join()})`,
  )
const linesOf = ({ id }: Person): number => listed().filter((line) => line.includes(`"${id}"`)).length
function listed(): string[] {
  try {
    return readFileSync(erasureListFile(api.dataDir), 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
const auditRowsOf = async ({ id }: Person): Promise<number> =>
  (
    await door.rows(
      'select seq from audit_log where resource_id = ? and description like ?',
      id,
      'Erased personal data%',
    )
  ).length
const isRemoved = async ({ id }: Person): Promise<boolean> =>
  (await door.rows('select id from accounts where id = ? and removed_at is not null', id)).length > 0

/** Kills at a random moment after some family of the round was written to the erasure list. */
function randomMoment(): () => boolean {
  const from = listed().length
  const wanted = from + 1 + Math.floor(Math.random() * (perRound - 1))
  const later = Math.random() * 15
  let since = 0
  return () => {
    if (since === 0 && listed().length >= wanted) since = performance.now()
    return since > 0 && performance.now() - since >= later
  }
}

const killed = {
  async server(): Promise<void> {
    const isTime = randomMoment()
    const server = await startServer({ env, dataDir: api.dataDir })
    for (const begun = performance.now(); !isTime() && performance.now() - begun < 10_000; ) await sleep(1)
    await server.stop('SIGKILL')
  },
  async command(): Promise<void> {
    await runScript('admin', ['purge'], api.dataDir, env, randomMoment())
  },
}
const finish = {
  async server(people: readonly Person[]): Promise<void> {
    // Read before the start, because the sweep begins further erasures as soon as the server answers.
    const unfinished = people.filter((person) => linesOf(person) > 0)
    const server = await startServer({ env, dataDir: api.dataDir })
    for (const person of unfinished) expect(await isRemoved(person)).toBe(true)
    // Files without a row that a kill left are deleted in the same sweep (rule FILE-11).
    for (const begun = performance.now(); performance.now() - begun < 20_000; await sleep(20)) {
      const gone = await Promise.all(people.map(isRemoved))
      if (gone.every(Boolean) && people.every((person) => findInFiles(api, person).length === 0)) break
    }
    await server.stop()
  },
  async command(): Promise<void> {
    const { code, output } = await runScript('admin', ['purge'], api.dataDir, env)
    expect([code, output]).toEqual([0, expect.stringContaining('were erased')])
  },
}

test('a kill during erasure leaves each family complete or erased, and the next start continues (rule PRIV-K5)', async () => {
  const witness = await plant()
  await renameFiles(api)
  // After twelve years much has expired anyway. The remaining rows of a family that is not due are the reference.
  const first = await startServer({ env: { ...env, LOG_LEVEL: 'debug' }, dataDir: api.dataDir })
  await vi.waitUntil(() => first.log().includes('the cleanup ended'), { timeout: 60_000 })
  await first.stop()
  const ofWitness = (await findInTables(door, witness)).filter((place) => !isIndex(place))
  const filesOfWitness = findInFiles(api, witness)
  const count = rounds(12, 2)
  const figures = { rounds: count, purged: 0, 'killed in the middle': 0, 'finished by a start': 0 }
  const all: Person[] = []
  for (let round = 0; round < count; round += 1) {
    const way = round % 2 === 0 ? 'server' : 'command'
    const people: Person[] = []
    for (let one = 0; one < perRound; one += 1) people.push(await plant())
    await renameFiles(api)
    await close(people)
    await killed[way]()
    let gone = 0
    for (const person of people) {
      const removed = await isRemoved(person)
      const places = await findInTables(door, person)
      expect([linesOf(person) <= 1, await auditRowsOf(person)], person.id).toEqual([true, removed ? 1 : 0])
      if (removed) {
        gone += 1
        expect(linesOf(person)).toBe(1)
        expect(places.filter((place) => !staying.test(place))).toEqual([])
      } else {
        if (linesOf(person) > 0) figures['finished by a start'] += 1
        expect(ofWitness.filter((place) => !places.includes(place))).toEqual([])
      }
    }
    if (gone > 0 && gone < perRound) figures['killed in the middle'] += 1
    await finish[way](people)
    for (const person of people) {
      expect([person.id, linesOf(person), await auditRowsOf(person), await isRemoved(person)]).toEqual([
        person.id,
        1,
        1,
        true,
      ])
      expect((await findInTables(door, person)).filter((place) => !staying.test(place))).toEqual([])
    }
    all.push(...people)
    if (way === 'server') for (const person of people) expect(findInFiles(api, person)).toEqual([])
  }
  figures.purged = all.length
  await finish.server(all)
  for (const person of all) expect(findInFiles(api, person), person.id).toEqual([])
  expect(await verifyAudit(api.deps.database)).toMatchObject({ ok: true })
  expect((await findInTables(door, witness)).filter((place) => !isIndex(place))).toEqual(ofWitness)
  expect(findInFiles(api, witness)).toEqual(filesOfWitness)
  printFigures('families purged under SIGKILL', figures)
  // A test whose kills come too early or too late proves nothing.
  if (isFull) expect(figures['killed in the middle'] + figures['finished by a start']).toBeGreaterThan(0)
})
