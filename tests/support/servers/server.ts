import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyBaseDatabase } from '../base-database.ts'
import { repository } from '../sources/source-files.ts'

const entry = join(repository, 'api', 'src', 'main.ts')
/** Loaded first, because it makes a start from TypeScript faster. */
const resolver = join(repository, 'api', 'src', 'resolve-relative.ts')
/** The same server with payment by UPI and bank. */
export const payingEntry = join(import.meta.dirname, 'paying-server.ts')
/** Long enough for a busy machine. `npm run bench` and the crash tests measure the start time. */
const readyLimit = 60_000
/** Overrides places that the shell of the developer may configure. */
const nowhereElse = { UPLOADS_URL: '', BACKUP_TO: '', BACKUP_RECIPIENTS: '' }
/** `npm start` may have to build first. */
const buildLimit = 240_000

export type TestServer = {
  /** e.g. http://localhost:40123, without a slash at the end */
  url: string
  port: number
  pid: number
  dataDir: string
  log: () => string
  stderr: () => string
  /** Sends the signal and waits for the end. @returns exit code, or the signal that ended it */
  stop: (signal?: NodeJS.Signals) => Promise<number | NodeJS.Signals>
  remove: () => Promise<void>
}

export type StartOptions = {
  env?: Record<string, string>
  /** An existing folder to continue with; by default a new one with an empty, migrated database. */
  dataDir?: string
  /** Runs before node, e.g. `['bash', '-c', 'ulimit -f 100; exec "$@"', '-']`. */
  wrapper?: string[]
  /** The script that node runs; the installed server by default. */
  script?: string
  /** A command to start instead of the server, in its own process group, which gets the signals. */
  command?: string[]
}

export const npmStart = ['npm', 'start', '--silent']

const ended = (child: ChildProcess): Promise<number | NodeJS.Signals> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? child.signalCode ?? 1)
    else child.once('exit', (code, signal) => resolve(code ?? signal ?? 1))
  })

function readPort(log: string): number | undefined {
  const match = /"port":(\d+)[^\n]*"msg":"ready"/.exec(log)
  return match ? Number(match[1]) : undefined
}

/** Creates a folder for a server's data, with an empty database where the runner has made one: migrating takes half of a start. */
function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-test-'))
  copyBaseDatabase(join(folder, 'thodu.db'))
  return folder
}

/**
 * Starts the real server in its own process, on a free port and a new data folder. @throws with its output when it ends
 * before it is ready
 */
export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const { env = {}, dataDir, wrapper = [], script = entry, command } = options
  const folder = dataDir ?? createDataDir()
  const [program = process.execPath, ...args] = [
    ...wrapper,
    ...(command ?? [process.execPath, '--import', resolver, script]),
  ]
  const { ADMIN_EMAIL: _email, ADMIN_PASSWORD: _password, ...inherited } = process.env
  const child = spawn(program, args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: command !== undefined,
    env: {
      ...inherited,
      ...nowhereElse,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      REQUIRED_CHECKS: 'none',
      ...env,
    },
  })
  let log = ''
  let stderr = ''
  const limit = command ? buildLimit : readyLimit
  const port = await new Promise<number>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`the server ${why}:\n${log}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`was not ready within ${limit} ms`)
    }, limit)
    const collect = (chunk: Buffer) => {
      log += chunk
      const found = readPort(log)
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk
      collect(chunk)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      fail(`ended with ${code ?? signal}`)
    })
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    // Not when it has ended, because another process may have its number now.
    if (child.exitCode === null && child.signalCode === null) {
      if (command && child.pid !== undefined) process.kill(-child.pid, signal)
      else child.kill(signal)
    }
    return ended(child)
  }
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid ?? 0,
    dataDir: folder,
    log: () => log,
    stderr: () => stderr,
    stop,
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
