// The one file that runs on whatever Node a newcomer has (20 or newer): installs what is missing, then goes on under
// the Node the project pins (better-sqlite3 13 crashes on Node 20, see docs/decisions/0001-stack.md).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

function installWhatIsMissing() {
  const wanted = installFingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Installing packages …')
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  const result = spawnSync(npx, ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    encoding: 'utf8',
  })
  if (result.status !== 0) {
    console.error(result.stdout ?? '')
    console.error('The packages could not be installed. Check the network connection and run the command again.')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stampFile, wanted)
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
installWhatIsMissing()
const node = findNode()
const bins = join(root, 'node_modules', '.bin')
// A server keeps little of what is used up: a small nursery, and few pools of native memory (docs/performance.md).
const flags = ['start', 'demo'].includes(command) ? ['--max-semi-space-size=8'] : []
const child = spawn(node, [...flags, join(root, 'scripts', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PATH: [dirname(node), bins, process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
