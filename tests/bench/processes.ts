import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type BenchServer = { url: string; child: ChildProcess; stop: () => Promise<void>; startedIn: number }
const root = join(import.meta.dirname, '..', '..')

const startLimit = 60_000

async function waitForPort(child: ChildProcess, logFile: string): Promise<string> {
  const begun = performance.now()
  while (performance.now() - begun < startLimit) {
    const port = /"port":(\d+)/.exec(readFileSync(logFile, 'utf8'))?.[1]
    if (port !== undefined) return port
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}: ${readFileSync(logFile, 'utf8')}`)
    await sleep(2)
  }
  throw new Error(`The server was not up within ${startLimit} ms`)
}

/**
 * Starts the server script of the checkout `repository` and waits for the line with its port; `startedIn` is the time to
 * that line in ms. The log goes to a file, because reading it would slow down the load.
 */
export async function startProcess(
  script: string,
  args: string[],
  env: Record<string, string>,
  repository = root,
): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-bench-log-'))
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'a')
  const begun = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd: repository,
    stdio: ['ignore', log, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', REQUIRED_CHECKS: 'none', ...env },
  })
  closeSync(log)
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const port = await waitForPort(child, logFile)
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    startedIn: performance.now() - begun,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resident memory of a process in MB; NaN outside Linux. */
export function readResidentMb(pid: number | undefined): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kb) / 1024
  } catch {
    return Number.NaN
  }
}

/** Linux counts processor time in ticks of a hundredth of a second. */
const tickMs = 10
/** Processor time of a process in user and system mode, in ms; NaN outside Linux. */
export function readCpuMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return Number.NaN
  }
}
