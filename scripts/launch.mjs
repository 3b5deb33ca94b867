// The one file that runs on whatever Node a newcomer has (20 or newer): installs what is missing, then goes on under
// the Node the project pins (better-sqlite3 13 crashes on Node 20, see docs/decisions/0001-stack.md).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { holdLock } from './tools/hold-lock.mjs'

const PNPM = 'pnpm@12.21.0'
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.thodu-installed')
const manifests = ['.', 'api', 'backoffice', 'db', 'site', 'tests'].map((room) => join(root, room, 'package.json'))

/** A fingerprint of everything that decides what an install would do. */
function installFingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of [...manifests, join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml')]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installFingerprint()

/** Runs pnpm to its end. @returns its exit code and what it said on standard output */
function runInstall() {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  const child = spawn(npx, ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, said: String(error) }))
    child.once('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

/** Installs what is missing; two commands at once in one checkout wait for each other. */
async function installWhatIsMissing() {
  if (isInstalled()) return
  const install = async () => {
    if (isInstalled()) return
    console.error('Installing packages …')
    const wanted = installFingerprint()
    const { code, said } = await runInstall()
    if (code === 0) return writeFileSync(stampFile, wanted)
    console.error(said)
    console.error('The packages could not be installed. Check the network connection and run the command again.')
    process.exitCode = code
  }
  await holdLock(join(root, '.cache', 'install.lock'), install, () =>
    console.error('Waiting for another installation in this folder …'),
  )
  if (process.exitCode) process.exit()
}

/** The pinned Node from npm, or the system's own where no package exists (macOS on arm64) and it is new enough. */
function findNode() {
  const pinned = join(
    root,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    'bin',
  )
  for (const name of ['node', 'node.exe']) if (existsSync(join(pinned, name))) return join(pinned, name)
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  console.error(`Node ${process.versions.node} is too old for this machine type. Install Node 22.18 or newer.`)
  process.exit(1)
}

const [command, ...args] = process.argv.slice(2)
await installWhatIsMissing()
const node = findNode()
const bins = join(root, 'node_modules', '.bin')

/** Exit code of a server that met an error nobody handled (api/src/serve/catch-last-errors.ts). */
const crashCode = 70
/** A server that ended by itself is started again so many times in so many ms, then it stays down. */
const mostRestarts = 5
const restartWindow = 60_000
const restartPause = 1_000

let stopping = false
let child

/** Handed on to the child; a terminal sends its own to the child too, which does not mind. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of stopSignals)
  process.on(signal, () => {
    stopping = true
    child?.kill(signal)
  })

// `kill` at npm ends npm and its shell, which hand nothing on: a launcher that was left alone stops as well.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && !stopping && process.kill(process.pid, 'SIGTERM'), 500).unref()

// A server keeps little of what is used up: a small nursery, a heap that has an end, and little native memory put by
// (docs/performance.md).
const flags = ['start', 'demo'].includes(command) ? ['--max-semi-space-size=8', '--max-old-space-size=384'] : []

/** Runs the command to its end. */
function runCommand() {
  child = spawn(node, [...flags, join(root, 'scripts', `${command}.ts`), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...process.env,
      PATH: [dirname(node), bins, process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    },
  })
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
}

const restarts = []
for (;;) {
  const { code, signal } = await runCommand()
  const wasKilled = signal !== null && !stopSignals.includes(signal)
  const hasCrashed = command === 'start' && !stopping && (wasKilled || code === crashCode)
  if (!hasCrashed) process.exit(signal ? 1 : (code ?? 1))
  restarts.push(Date.now())
  if (restarts.filter((time) => time > Date.now() - restartWindow).length > mostRestarts) {
    console.error('The server keeps ending by itself; its log says why.')
    process.exit(1)
  }
  console.error(`The server ended by itself (${signal ?? code}) and is started again.`)
  await sleep(restartPause)
  if (stopping) process.exit(1)
}
