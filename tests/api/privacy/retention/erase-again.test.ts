import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupNow, eraseAccountAtEnd, restoreBackup } from '@thodu/api'
import { openDatabase } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  appendErased,
  type ErasureLine,
  erasureListFile,
  readErased,
} from '../../../../api/src/operations/erasure-list.ts'
import { eraseAgain } from '../../../../api/src/privacy/retention/erase-again.ts'
import { insertBooking } from '../../../support/insert-booking.ts'
import { insertRows, selectRow, selectRows, updateRows } from '../../../support/rows.ts'
import { createWorld, type Person, type World } from '../../../support/world.ts'

const now = new Date('2026-06-10T06:30:00.000Z')
const before = '2023-06-09T18:29:59.999Z'
const day = '2026-06-09'

let world: World
let folder: string
beforeAll(async () => {
  world = await createWorld()
  await world.deps.mailer.stop()
  folder = mkdtempSync(join(tmpdir(), 'thodu-forgetting-'))
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const known = (...lines: [Person | string, ErasureLine['what']][]) =>
  new Map(
    lines.map(([who, what]): [string, ErasureLine] => {
      const id = typeof who === 'string' ? who : who.id
      return [id, { id, day, what }]
    }),
  )
const linesIn = (dataDir: string): ErasureLine[] =>
  existsSync(erasureListFile(dataDir))
    ? readFileSync(erasureListFile(dataDir), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
const linesOf = ({ id }: Person) => linesIn(world.deps.config.dataDir).filter((line) => line.id === id)
const set = ({ id }: Person, values: { restricted_at?: string; removed_at?: string; purge_told_at?: string }) =>
  updateRows(world, 'accounts', { id }, values)
const add = () => world.addPerson('user')
const stateOf = ({ id }: Person) => selectRow(world, 'accounts', ['name', 'restricted_at', 'purge_told_at'], { id })
const told = async (person: Person) => (await world.readAudit(person.id)).map(({ description }) => description)
const book = ({ id, name, email }: Person) => insertBooking(world, { owner: { user: { _id: id, name, email } } })
test('entries of the erasure list that the database lacks erase the erased and close the closed accounts, and no other (rule PRIV-K5)', async () => {
  const [purged, closed, shut, opened, other] = await Promise.all([add(), add(), add(), add(), add()])
  await set(shut, { restricted_at: before })
  const [own, others] = [await book(purged), await book(other)]
  const receipt = { series: 'R', fy: '2026', number: 1, label: 'R1', total: 700, issued_at: before } as const
  const issued = { ...receipt, id: 'a receipt', booking_id: own.id, content: 'For Asha Rao' }
  await insertRows(world, 'issued_documents', issued)
  const { outboxDir } = world.deps.config
  mkdirSync(outboxDir, { recursive: true })
  const write = (name: string, code: string) =>
    writeFileSync(join(outboxDir, name), `To: care@thodu.example\n\nBooking ${code}\n`)
  write('1-own.eml', own.code)
  write('2-other.eml', others.code)
  const gone = Array.from({ length: 600 }, (_, index): [string, 'purged'] => [`gone-${index}`, 'purged'])
  const lists = known([purged, 'purged'], [closed, 'closed'], [shut, 'closed'], [opened, 'opened'], ...gone)
  expect(await eraseAgain(world.deps, lists)).toBe(1)
  expect((await stateOf(purged)).name).toBe('Removed account')
  expect(readdirSync(outboxDir)).toEqual(['2-other.eml'])
  const books = await selectRows(world, 'issued_documents', ['total', 'content'])
  expect(books).toEqual([{ total: 700, content: '' }])
  const restricted = await Promise.all([closed, shut, opened, other].map(stateOf))
  expect(restricted.map(({ name, restricted_at }) => [name, restricted_at])).toEqual([
    ['Asha Rao', now.toISOString()],
    ['Asha Rao', before],
    ['Asha Rao', null],
    ['Asha Rao', null],
  ])
  expect([await told(closed), await told(shut)]).toEqual([['Closed a family again that a backup had reopened'], []])
  expect(await told(purged)).toEqual(['Erased personal data again that a backup had restored'])
  const status = async ({ token }: Person) => (await world.call({ ...closed, token }, 'GET', '/auth/me')).status
  expect([await status(closed), await status(opened)]).toEqual([401, 200])
})

test('restoring a backup over a database restores no account that the list or the database has as erased or closed', async () => {
  const { deps } = world
  const [purged, listed, closed, other] = await Promise.all([add(), add(), add(), add()])
  const [old, later] = [join(folder, 'old.tar'), join(folder, 'later.tar')]
  await backupNow(deps, old)
  await eraseAccountAtEnd(deps, purged.id)
  for (const person of [listed, closed]) await set(person, { restricted_at: now.toISOString() })
  await backupNow(deps, later)

  const dataDir = join(folder, 'restored')
  mkdirSync(dataDir)
  const databaseFile = join(dataDir, 'thodu.db')
  const target = { dataDir, databaseFile, uploads: { kind: 'folder', path: join(dataDir, 'uploads') } as const }
  await restoreBackup(later, target, now)
  rmSync(erasureListFile(dataDir), { force: true })
  // The server was killed before the erasure: the list has it as erased and the database as closed.
  appendErased(dataDir, [{ id: listed.id, day, what: 'purged' }])
  expect((await restoreBackup(old, target, now)).forgotten).toBe(2)
  const restored = openDatabase(databaseFile)
  const rows = await restored.read.selectFrom('accounts').select(['id', 'name', 'restricted_at']).execute()
  await restored.close()
  const ids = [purged, listed, closed, other].map(({ id }) => id)
  expect(ids.map((id) => rows.find((row) => row.id === id)?.name)).toEqual([
    'Removed account',
    'Removed account',
    'Asha Rao',
    'Asha Rao',
  ])
  const isClosed = [closed, other].map(({ id }) => rows.find((row) => row.id === id)?.restricted_at !== null)
  expect(isClosed).toEqual([true, false])
  const what = readErased([erasureListFile(dataDir)])
  expect(ids.map((id) => what.get(id)?.what)).toEqual(['purged', 'purged', 'closed', undefined])
  expect(linesIn(dataDir).filter(({ id }) => id === listed.id)).toHaveLength(1)
})

test('erasing an account that does not exist is refused; another is closed and listed once, with the given description', async () => {
  const { deps } = world
  const [person, begun, other] = await Promise.all([add(), add(), add()])
  await expect(eraseAccountAtEnd(deps, 'nobody')).rejects.toMatchObject({ status: 404 })
  appendErased(deps.config.dataDir, [{ id: begun.id, day, what: 'purged' }])
  await eraseAccountAtEnd(deps, person.id)
  await eraseAccountAtEnd(deps, begun.id, 'Asked for by letter')
  expect([linesOf(person), linesOf(begun)].map((lines) => lines.length)).toEqual([1, 1])
  expect(await stateOf(other)).toMatchObject({ name: 'Asha Rao', restricted_at: null })
  const last = async (who: Person) => (await told(who)).at(-1)
  expect([await last(person), await last(begun)]).toEqual([
    'Removed an account on the command line',
    'Asked for by letter',
  ])
})
