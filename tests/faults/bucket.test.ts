import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminEnv, signUp } from '../support/people.ts'
import { startBucket, type TestBucket } from '../support/servers/bucket.ts'
import { startServer } from '../support/servers/server.ts'
import { printFigures, rounds } from './support/figures.ts'
import { createLedger } from './support/ledger.ts'
import { startLoad } from './support/load.ts'
import { runScript } from './support/run-script.ts'

const scratch = mkdtempSync(join(tmpdir(), 'thodu-bucket-faults-'))
let bucket: TestBucket

beforeAll(async () => {
  bucket = await startBucket('uploads')
})
afterAll(async () => {
  await bucket.remove()
  rmSync(scratch, { recursive: true, force: true })
})

test('kills during uploads to a bucket keep each acknowledged file, and leave no row without its file', async () => {
  const count = rounds(10, 1)
  const env = { ...adminEnv, UPLOADS_URL: bucket.url }
  let server = await startServer({ env })
  const { dataDir } = server
  const { token } = await signUp(server)
  const ledger = createLedger()
  for (let round = 0; round < count; round++) {
    const stopLoad = startLoad([{ url: server.url, token }], ledger, 4)
    const before = ledger.documents.size
    const waits = performance.now()
    while (ledger.documents.size === before && performance.now() - waits < 30_000) await sleep(20)
    await sleep(Math.random() * 500)
    await server.stop('SIGKILL')
    await stopLoad()
    server = await startServer({ env, dataDir })
    const database = new BetterSqlite3(join(dataDir, 'thodu.db'), { readonly: true })
    const rows = database.prepare('select id, stored_name as name from documents').all() as {
      id: string
      name: string
    }[]
    database.close()
    const there = new Set(bucket.names())
    expect(rows.filter(({ name }) => !there.has(name))).toEqual([])
    for (const id of ledger.documents) expect(rows.map((row) => row.id)).toContain(id)
  }
  const [known = ''] = ledger.documents
  const opened = await fetch(`${server.url}/api/files/${known}`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await opened.arrayBuffer()).byteLength).toBeGreaterThan(50)
  const file = join(scratch, 'backup.tar')
  expect((await runScript('backup', [file], dataDir, env)).code).toBe(0)
  const folder = join(scratch, 'restored')
  expect((await runScript('restore', [file], folder)).code).toBe(0)
  expect(readdirSync(join(folder, 'uploads')).length).toBeGreaterThanOrEqual(ledger.documents.size)
  await server.remove()
  printFigures('kills with a bucket', { rounds: count, acknowledged: ledger.documents.size, lost: 0 })
})
