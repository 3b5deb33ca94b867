import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupNow, eraseAccountAtEnd, restoreBackup, verifyAudit } from '@thodu/api'
import { openDatabase } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasureListFile } from '../../../api/src/operations/erasure-list.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { findInFiles, findInTables, renameFiles } from '../../support/privacy/find-canaries.ts'
import { plantPeople } from '../../support/privacy/plant.ts'
import { updateRows } from '../../support/rows.ts'

let api: TestApi
let people: Awaited<ReturnType<typeof plantPeople>>
const folder = mkdtempSync(join(tmpdir(), 'thodu-purged-'))
beforeAll(async () => {
  api = await createTestApi()
  people = await plantPeople(api)
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The audit log until it is redacted, and the records of money: bank references and texts of admins. */
const staying = /^(audit_|access_log\.|payments\.|money_adjustments\.reason|care_terms\.reason)/

test('erasing a person leaves only logs and money records, here, in a new backup and in a restored old one', async () => {
  const { leaving, staying: other } = people
  await renameFiles(api)
  const before = join(folder, 'before.tar')
  await backupNow(api.deps, before)
  // Open bookings would prevent the erasure. After the legal period all bookings have ended.
  await updateRows(api, 'bookings', { user_id: leaving.id }, { status: 'completed' })
  const door = await api.sideDoor()
  const ofOther = await findInTables(door, other)
  await eraseAccountAtEnd(api.deps, leaving.id)
  expect((await findInTables(door, leaving)).filter((place) => !staying.test(place))).toEqual([])
  expect(findInFiles(api, leaving)).toEqual([])
  expect(await findInTables(door, other)).toEqual(ofOther)
  expect(await verifyAudit(api.deps.database)).toMatchObject({ ok: true })
  expect(readFileSync(erasureListFile(api.dataDir), 'utf8')).not.toContain(leaving.tag)

  const after = join(folder, 'after.tar')
  await backupNow(api.deps, after)
  for (const file of [before, after]) {
    const dataDir = join(folder, `restored-${file === before ? 'before' : 'after'}`)
    mkdirSync(dataDir)
    const list = readFileSync(erasureListFile(api.dataDir))
    const target = {
      dataDir,
      databaseFile: join(dataDir, 'thodu.db'),
      uploads: { kind: 'folder', path: join(dataDir, 'uploads') } as const,
    }
    appendFileSync(erasureListFile(dataDir), list)
    const { forgotten } = await restoreBackup(file, target, api.deps.now())
    expect(forgotten).toBe(file === before ? 1 : 0)
    const restored = openDatabase(target.databaseFile)
    const found = new Set<string>()
    for (const { name } of await restored.upkeep.writer.introspection.getTables()) {
      const rows = (await restored.read
        .selectFrom(name as 'accounts')
        .selectAll()
        .execute()) as object[]
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (String(value).toLowerCase().includes(leaving.tag)) found.add(`${name}.${column}`)
    }
    expect([...found].filter((place) => !staying.test(place))).toEqual([])
    expect(await verifyAudit(restored)).toMatchObject({ ok: true })
    await restored.close()
    expect(findInFiles({ dataDir }, leaving)).toEqual([])
  }
})
