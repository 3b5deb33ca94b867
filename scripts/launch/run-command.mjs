// Runs on any Node from 20 on: chooses the Node that runs the product, installs missing packages, and continues on that Node
// (better-sqlite3 13 crashes on Node 20).
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findNode } from './find-node.mjs'
import { installMissing, removeBuildPackages } from './install-packages.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const [command, ...args] = process.argv.slice(2)
/** Commands of a running installation: they need no packages for building or testing. */
const ofServer = ['start', 'admin', 'backup', 'restore', 'slim']

async function prepare() {
  try {
    const node = await findNode(root)
    await installMissing(root, node, !ofServer.includes(command))
    // An install may have replaced the folder.
    const still = await findNode(root)
    if (command !== 'slim') return still
    await removeBuildPackages(root, still)
    await findNode(root)
    console.log('Only the packages that the server needs remain. "npm run build" installs the others again.')
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
  process.exit(0)
}

const node = await prepare()
const bins = join(root, 'node_modules', '.bin')
/** Exit code of a server after an unhandled error (api/src/serve/catch-last-errors.ts). */
const crashCode = 70
/** A crashed server restarts at most this often within this time (ms), then it stays down. */
const mostRestarts = 5
const restartWindow = 60_000
const restartPause = 1_000

let stopping = false
let child

/** Forwarded to the child; a terminal signals the child too, which is harmless. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of stopSignals)
  process.on(signal, () => {
    stopping = true
    child?.kill(signal)
  })

// `kill` on npm ends npm and its shell without forwarding: a launcher that lost its parent stops as well.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && !stopping && process.kill(process.pid, 'SIGTERM'), 500).unref()

// Limits the server's memory: a small nursery, a bounded heap and little reserved native memory (docs/performance.md). A nursery
// of 4 MB from the beginning collects less often during the start.
const flags = ['start', 'demo'].includes(command)
  ? ['--min-semi-space-size=4', '--max-semi-space-size=8', '--max-old-space-size=384']
  : []

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
    console.error('The server has stopped unexpectedly several times; see its log.')
    process.exit(1)
  }
  console.error(`The server stopped unexpectedly (${signal ?? code}) and is started again.`)
  await sleep(restartPause)
  if (stopping) process.exit(1)
}
