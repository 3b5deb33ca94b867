import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeps, type Deps, loadConfig } from '@thodu/api'
import { newId } from '@thodu/db'
import { createToken, openSession } from '../../../api/src/sessions/sessions.ts'
import { useRaw } from '../../support/raw-database.ts'
import { seedDatabase } from '../seed.ts'

/** Seeded files are created once and stored in the temporary folder of the system, outside the repository. */
const benchFolder = join(tmpdir(), 'thodu-bench')
export const jwtSecret = 'a secret of the benchmark, at least 32 bytes'

/** Changes with schema and seed, so that no outdated file is measured. */
function schemaFingerprint(): string {
  const hash = createHash('sha256')
  const folder = join(import.meta.dirname, '..', '..', '..', 'db', 'src')
  for (const file of globSync(['migrations/*.ts', 'sqlite/*.ts'], { cwd: folder }).sort())
    hash.update(readFileSync(join(folder, file)))
  hash.update(readFileSync(join(import.meta.dirname, '..', 'seed.ts')))
  return hash.digest('hex').slice(0, 8)
}

/** The seeded database file of this size, created if it is missing. */
export async function seededFile(bookings: number, auditRows: number): Promise<string> {
  mkdirSync(benchFolder, { recursive: true })
  const file = join(benchFolder, `seed-${schemaFingerprint()}-${bookings}-${auditRows}.db`)
  if (!existsSync(file)) {
    console.error(`Filling a database with ${bookings} bookings and ${auditRows} audit rows …`)
    await seedDatabase(`${file}.part`, { bookings, auditRows, now: new Date() })
    renameSync(`${file}.part`, file)
  }
  return file
}

export function copyToDataDir(file: string, name: string): string {
  const dataDir = join(benchFolder, `run-${process.pid}-${name}`)
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(file, join(dataDir, 'thodu.db'))
  return dataDir
}

/** The dependencies of the API, without mailer and access log, whose background statements belong to no call. */
export async function openDeps(dataDir: string): Promise<Deps> {
  const deps = await createDeps(
    loadConfig({
      DATA_DIR: dataDir,
      JWT_SECRET: jwtSecret,
      RATE_LIMITS: 'off',
      REQUIRED_CHECKS: 'none',
      LOG_LEVEL: 'silent',
    }),
  )
  await deps.mailer.stop()
  await deps.accessLog.stop()
  return deps
}

export type Cast = { admin: string; customer: string; caretaker: string; pendingIds: string[] }

/**
 * Signs in an admin, a customer and the caretaker with the longest history, and makes the newest `pending` bookings pending
 * for the writes.
 */
export async function castPeople(deps: Deps, pending: number): Promise<Cast> {
  const now = new Date()
  const adminId = newId()
  const { customer, caretaker, pendingIds } = useRaw(deps.config.databaseFile, (raw) => {
    raw
      .prepare(
        `insert into accounts (id, email, name, role, created_at, updated_at) values (?, ?, 'Bench Admin', 'admin', ?, ?)`,
      )
      .run(adminId, `${adminId}@bench.example`, now.toISOString(), now.toISOString())
    const newest = raw.prepare(`select user_id as id from bookings order by seq desc limit 1`).get() as { id: string }
    const busiest = raw
      .prepare(
        `select assigned_caregiver_id as id from bookings where assigned_caregiver_id is not null
         group by 1 order by count(*) desc limit 1`,
      )
      .get() as { id: string }
    raw
      .prepare(
        `update bookings set status = 'pending', assigned_caregiver_id = null
         where seq in (select seq from bookings where rating is null order by seq desc limit ?)`,
      )
      .run(pending)
    const waiting = raw.prepare(`select id from bookings where status = 'pending' order by seq desc`).all()
    return { customer: newest, caretaker: busiest, pendingIds: (waiting as { id: string }[]).map(({ id }) => id) }
  })
  return {
    admin: await signIn(deps, adminId),
    customer: await signIn(deps, customer.id),
    caretaker: await signIn(deps, caretaker.id),
    pendingIds,
  }
}

export async function signIn(deps: Deps, accountId: string): Promise<string> {
  const from = { accountId, ip: 'bench', userAgent: 'bench' }
  return createToken(deps, await deps.database.write((tx) => openSession(tx, from, new Date())))
}
