import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type BenchServer = { url: string; child: ChildProcess; stop: () => Promise<void>; startedIn: number }
const root = join(import.meta.dirname, '..', '..')

/** Starts a server process and waits for the line that names its port. `startedIn` in ms from spawn to that line. */
export const startProcess = (script: string, args: string[], env: Record<string, string>): Promise<BenchServer> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    const ended = new Promise<void>((done) => child.once('exit', () => done()))
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const port = /"port":(\d+)/.exec(chunk.toString())?.[1]
      if (port === undefined) return
      resolve({
        url: `http://127.0.0.1:${port}`,
        child,
        startedIn: performance.now() - begun,
        stop: () => {
          child.kill('SIGTERM')
          return ended
        },
      })
    })
  })

/** Memory a process holds, in MB, as Linux counts it; NaN elsewhere. */
export function readResidentMb(pid: number | undefined): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kb) / 1024
  } catch {
    return Number.NaN
  }
}
