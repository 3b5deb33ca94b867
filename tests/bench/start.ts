import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { measure } from './load.ts'
import { printTable } from './print-table.ts'
import { readResidentMb, startProcess } from './processes.ts'

const root = join(import.meta.dirname, '..', '..')
/** The figures of a start (rule FAST-5), in ms and MB. */
const limits = { npmStart: 2_000, server: 500, idle: 150 }

/** Time from `npm start` to the first good answer of /api/health, in ms; nothing has changed since the last start. */
async function timeNpmStart(dataDir: string, port: number): Promise<number> {
  const begun = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while ((await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined))?.ok !== true) {
    if (performance.now() - begun > 120_000) throw new Error('npm start was not up within 2 minutes')
    await sleep(10)
  }
  const taken = performance.now() - begun
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await ended
  return taken
}

/** Prints start times and memory: `npm start` again, the server alone cold and warm, idle and after load. */
export async function benchStart(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'thodu-bench-start-'))
  const cacheDir = mkdtempSync(join(tmpdir(), 'thodu-bench-cache-'))
  const env = { PORT: '0', DATA_DIR: dataDir, NODE_COMPILE_CACHE: cacheDir, RATE_LIMITS: 'off' }
  const first = await timeNpmStart(dataDir, 3911)
  const second = await timeNpmStart(dataDir, 3911)
  const cold = await startProcess('api/src/main.ts', [], env)
  await cold.stop()
  const warm = await startProcess('api/src/main.ts', [], env)
  await sleep(3_000)
  const idle = readResidentMb(warm.child.pid)
  await measure(warm.url, { name: 'load', method: 'GET', path: () => '/api/catalogue', expected: [200] }, 5)
  const loaded = readResidentMb(warm.child.pid)
  await warm.stop()
  for (const folder of [dataDir, cacheDir]) rmSync(folder, { recursive: true, force: true })
  printTable(
    'Start and memory',
    ['what', 'measured', 'target'],
    [
      ['`npm start`, first of this run', `${first.toFixed(0)} ms`, ''],
      ['`npm start` again, nothing changed', `${second.toFixed(0)} ms`, `< ${limits.npmStart} ms`],
      ['server alone, no compile cache, empty database made', `${cold.startedIn.toFixed(0)} ms`, ''],
      ['server alone, warm', `${warm.startedIn.toFixed(0)} ms`, `< ${limits.server} ms`],
      ['resident, idle', `${idle.toFixed(0)} MB`, `< ${limits.idle} MB`],
      ['resident after load', `${loaded.toFixed(0)} MB`, ''],
    ],
  )
  return second < limits.npmStart && warm.startedIn < limits.server && idle < limits.idle
}
