// Plain JavaScript: runs on the machine's own Node, before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { holdLock } from '../tools/hold-lock.mjs'

const pnpm = 'pnpm@12.21.0'
const workspaces = ['.', 'api', 'backoffice', 'db', 'site', 'tests']
/** Prefix of the stamp when only the server's packages are installed. */
const runtimeOnly = 'run-time packages only: '

const stampFile = (root) => join(root, 'node_modules', '.thodu-installed')
const readStamp = (root) => (existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : undefined)

function fingerprintInstall(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  const manifests = workspaces.map((workspace) => join(root, workspace, 'package.json'))
  for (const file of [...manifests, join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml')])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Runs pnpm to its end; the scripts of packages run on the chosen Node. @throws Error after printing the output */
async function runPnpm(root, node, args) {
  const isWindows = process.platform === 'win32'
  const child = spawn(isWindows ? 'npx.cmd' : 'npx', ['--yes', pnpm, ...args, '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: isWindows,
    // An npm older than the chosen Node prints warnings that do not concern its users.
    env: { ...process.env, NODE_NO_WARNINGS: '1', PATH: [dirname(node), process.env.PATH].join(isWindows ? ';' : ':') },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += String(error)
      resolve(1)
    })
    child.once('close', (status) => resolve(status ?? 1))
  })
  if (code === 0) return
  console.error(output)
  throw new Error('The packages could not be installed. Check the network connection and run the command again.')
}

const inLock = (root, work) =>
  holdLock(join(root, '.cache', 'install.lock'), work, () =>
    console.error('Waiting for another installation in this folder …'),
  )

/**
 * Installs missing packages; a second command in one checkout waits.
 * @param node the Node that runs the scripts of packages
 * @param needsAll false for the server and its commands
 * @throws Error with a message for the user
 */
export async function installMissing(root, node, needsAll) {
  const wanted = fingerprintInstall(root)
  const isInstalled = () => {
    const stamp = readStamp(root)
    return stamp === wanted || (!needsAll && stamp === runtimeOnly + wanted)
  }
  if (isInstalled()) return
  await inLock(root, async () => {
    if (isInstalled()) return
    console.error('Installing packages …')
    await runPnpm(root, node, ['install', '--frozen-lockfile'])
    writeFileSync(stampFile(root), wanted)
  })
}

/** Removes the packages for building and testing; those of the server and its commands stay. @throws Error */
export async function removeBuildPackages(root, node) {
  await inLock(root, async () => {
    rmSync(stampFile(root), { force: true })
    for (const workspace of workspaces.slice(1))
      rmSync(join(root, workspace, 'node_modules'), { recursive: true, force: true })
    for (const part of ['.pnpm', '.modules.yaml', '.cache'])
      rmSync(join(root, 'node_modules', part), { recursive: true, force: true })
    await runPnpm(root, node, ['install', '--frozen-lockfile', '--prod', '--filter', 'thodu...'])
    writeFileSync(stampFile(root), runtimeOnly + fingerprintInstall(root))
  })
}
