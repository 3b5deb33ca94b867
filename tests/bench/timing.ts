import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeps, loadConfig } from '@thodu/api'
import { insertAccount } from '../../api/src/accounts/accounts.queries.ts'
import { jwtSecret } from './api/workbench.ts'
import { median, printTable } from './load.ts'
import { startProcess } from './processes.ts'

const people = 100
const callsEach = 400
/** 0.5 is a coin toss. Within these limits the time of an answer reveals no account (rule ACC-13). */
const bar = { from: 0.45, to: 0.55 }

type Call = { path: string; body: (email: string) => Record<string, string> }
const otp = '000000'
const newPassword = 'Orugallu@1163'
const calls: Call[] = [
  { path: '/auth/login', body: (email) => ({ email, password: 'Wrong@1234' }) },
  { path: '/auth/send-otp', body: (email) => ({ email }) },
  { path: '/auth/verify-otp', body: (email) => ({ email, otp }) },
  { path: '/auth/forgot-password', body: (email) => ({ email }) },
  { path: '/auth/reset-password', body: (email) => ({ email, otp, newPassword }) },
]

const known = (index: number): string => `known.${index}@example.in`
const unknown = (index: number): string => `other.${index}@example.in`

async function makeAccounts(dataDir: string): Promise<void> {
  const deps = await createDeps(loadConfig({ DATA_DIR: dataDir, JWT_SECRET: jwtSecret, LOG_LEVEL: 'silent' }))
  const passwordHash = await deps.passwords.hash('Secret@123')
  await deps.database.write(async (tx) => {
    for (let index = 0; index < people; index += 1) {
      const account = { email: known(index), name: 'Asha Rao', role: 'user' as const, passwordHash, verified: true }
      await insertAccount(tx, account, deps.now())
    }
  })
  await deps.mailer.stop()
  await deps.database.close()
}

/** The share of pairs in which the known address took longer: 0.5 when the time reveals nothing. */
const areaUnderCurve = (left: readonly number[], right: readonly number[]): number => {
  let wins = 0
  for (const a of left) for (const b of right) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (left.length * right.length)
}

/** Prints how well the time of each answer reveals whether an address has an account; the calls are in random order. */
export async function benchTiming(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'thodu-timing-'))
  await makeAccounts(dataDir)
  const env = { PORT: '0', DATA_DIR: dataDir, JWT_SECRET: jwtSecret, RATE_LIMITS: 'off', LOG_LEVEL: 'info' }
  const server = await startProcess('api/src/main.ts', [], env)
  const ask = async ({ path, body }: Call, email: string): Promise<number> => {
    const started = performance.now()
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body(email)),
    })
    const took = performance.now() - started
    await answer.text()
    return took
  }
  const rows: string[][] = []
  let reached = true
  for (const call of calls) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let warm = 0; warm < 20; warm += 1) await ask(call, (warm % 2 ? known : unknown)(warm))
    while (times.known.length < callsEach || times.unknown.length < callsEach) {
      const side = randomInt(2) === 0 ? 'known' : 'unknown'
      if (times[side].length === callsEach) continue
      times[side].push(await ask(call, (side === 'known' ? known : unknown)(randomInt(people))))
    }
    const area = areaUnderCurve(times.known, times.unknown)
    reached &&= area >= bar.from && area <= bar.to
    rows.push([call.path, median(times.known).toFixed(2), median(times.unknown).toFixed(2), area.toFixed(3)])
    console.error(rows.at(-1)?.join('  '))
  }
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  printTable(
    `Whether time tells who has an account (${callsEach} calls each, in random order; bar ${bar.from} to ${bar.to})`,
    ['call', 'median with account, ms', 'median without, ms', 'AUC'],
    rows,
  )
  return reached
}
