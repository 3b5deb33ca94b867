import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeScratch, sweepScratch } from '../../../api/src/operations/backups/scratch.ts'
import { workPrefix } from '../../../api/src/operations/backups/work-name.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'thodu-scratch-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A number that no process has: what Linux gives out at most, and one more. */
const nobody = 4_194_305
/** As a process of this number here names its work, and as one of a container that shares the folder does. */
const here = (pid: number) => workPrefix.replace(/\d+-$/, `${pid}-`)
const elsewhere = (pid: number) => `.work-0123456789ab-${pid}-`

test('what a kill left in clear goes; what another process is making stays, unless it is a day old', async () => {
  const backups = join(dataDir, 'backups')
  const folders = {
    dead: join(backups, `${here(nobody)}abc`),
    deadRestore: join(dataDir, `${here(nobody)}abc`),
    olderVersion: join(dataDir, '.restore-2026-01-01T00-00-00-000Z'),
    ownLeft: await makeScratch(backups),
    anotherAtWork: join(backups, `${here(process.ppid)}abc`),
    anotherAtWorkForDays: join(backups, `${here(process.ppid)}old`),
    sameNumberElsewhere: join(backups, `${elsewhere(process.pid)}abc`),
    silentElsewhere: join(backups, `${elsewhere(process.ppid)}old`),
    beforePlacesHadNames: join(backups, `.work-${process.ppid}-old`),
  }
  for (const folder of Object.values(folders)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'thodu.db'), 'patients')
  }
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  utimesSync(folders.anotherAtWorkForDays, twoDaysAgo, twoDaysAgo)
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
  for (const folder of [folders.silentElsewhere, folders.beforePlacesHadNames, folders.anotherAtWork])
    utimesSync(folder, elevenMinutesAgo, elevenMinutesAgo)
  writeFileSync(join(backups, 'nightly-2026-11-21T00-00-00Z.tar.sealed'), '')
  writeFileSync(join(dataDir, 'thodu.db'), '')
  await sweepScratch(dataDir)
  expect(existsSync(join(folders.anotherAtWork, 'thodu.db'))).toBe(true)
  expect(existsSync(join(folders.sameNumberElsewhere, 'thodu.db'))).toBe(true)
  expect(readdirSync(dataDir).sort()).toEqual(['backups', 'thodu.db'])
  expect(readdirSync(backups)).toHaveLength(3)
})
