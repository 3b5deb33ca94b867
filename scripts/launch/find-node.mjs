// Plain JavaScript: runs on the machine's own Node, before anything is installed.
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, delimiter, dirname, join, relative } from 'node:path'

function run(program, args, options) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: String(error) }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Whether this version runs TypeScript without a build: from 22.18 on. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** Returns why the registry has no suitable Node for this machine; undefined if it has one. */
export function whyNotFetched(platform, arch, hasGlibc, pinned) {
  if (platform === 'linux' && !hasGlibc) return 'for this system, which uses musl'
  return pinned[`${platform}-${arch}`] === undefined ? `for ${platform} on ${arch}` : undefined
}

function hasGlibc() {
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime !== undefined
}

/**
 * Fetches the pinned Node by the checksum in runtime.json, and checks that it starts on this machine.
 * @throws Error with a sentence about what to install
 */
async function fetchNode(folder, pinned, ownVersion) {
  const platform = `${process.platform}-${process.arch}`
  const name = `node-${platform}`
  console.error(`Downloading Node ${pinned.version}, because this machine has ${ownVersion || 'none'} …`)
  mkdirSync(dirname(folder), { recursive: true })
  const making = mkdtempSync(join(dirname(folder), '.making-'))
  try {
    const dependencies = { [name]: pinned.version }
    writeFileSync(join(making, 'package.json'), JSON.stringify({ private: true, dependencies }))
    const locked = { version: pinned.version, integrity: pinned[platform] }
    const packages = { '': { dependencies }, [`node_modules/${name}`]: locked }
    writeFileSync(join(making, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    const { code, output } = await run('npm', args, { cwd: making })
    if (code !== 0) {
      console.error(output)
      throw new Error(`Node ${pinned.version} could not be downloaded.`)
    }
    const fetched = join(making, 'node_modules', name)
    const proof = await run(join(fetched, 'bin', 'node'), ['--version'])
    if (proof.output.trim() !== `v${pinned.version}`)
      throw new Error(`The downloaded Node does not start on this machine (${proof.output.trim().split('\n')[0]}).`)
    // Headers for compilers are half of its size, and nothing is compiled here.
    rmSync(join(fetched, 'include'), { recursive: true, force: true })
    renameSync(fetched, folder)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** Removes fetched versions, except this one and the linked one, which a running server may use. */
function removeOlder(folder, linked) {
  for (const name of readdirSync(dirname(folder)))
    if (name !== basename(folder) && !linked?.includes(`/${name}/`))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
}

/**
 * Links `node_modules/.bin/node` to the chosen Node: the service and the container use this path. An account without write access
 * (a service's) leaves it unchanged.
 */
function linkNode(link, node, within) {
  const target = isWithin(within, node) ? relative(dirname(link), node) : node
  try {
    if (readlinkSync(link) === target) return
  } catch {
    // There is no link yet.
  }
  try {
    mkdirSync(dirname(link), { recursive: true })
    const fresh = `${link}-${process.pid}`
    symlinkSync(target, fresh)
    renameSync(fresh, link)
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS' && error.code !== 'EPERM') throw error
  }
}

const isWithin = (folder, path) => path.startsWith(join(folder, '/'))

/**
 * The machine's own Node with its version. `npm run` puts `node_modules/.bin` first in PATH, so this process may run on the Node
 * chosen last time; then the own one is next in PATH.
 */
async function findOwnNode(root) {
  const own = { node: process.execPath, version: process.versions.node }
  if (process.env.npm_lifecycle_event === undefined && !isWithin(root, own.node)) return own
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
    if (isWithin(root, found) || !existsSync(found)) continue
    const node = realpathSync(found)
    if (node === own.node) return own
    const { code, output } = await run(node, ['--version'])
    if (code === 0) return { node, version: output.trim().slice(1) }
  }
  return isWithin(root, own.node) ? { node: own.node, version: '' } : own
}

function readLink(link) {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}

/**
 * Returns the Node that runs the product: the machine's own if it is new enough, else the pinned one, fetched once
 * (docs/decisions/0082-which-node-runs.md).
 * @returns {Promise<string>} its full path
 * @throws Error with a sentence about what to install
 */
export async function findNode(root) {
  const link = join(root, 'node_modules', '.bin', 'node')
  const use = (node) => {
    if (process.platform !== 'win32') linkNode(link, node, root)
    return node
  }
  const own = await findOwnNode(root)
  if (isNewEnough(own.version)) return use(own.node)
  const pinned = JSON.parse(readFileSync(join(root, 'scripts', 'launch', 'runtime.json'), 'utf8'))
  const folder = join(root, 'node_modules', '.thodu-node', pinned.version)
  const node = join(folder, 'bin', 'node')
  const advice = 'Install Node 22.18 or newer (https://nodejs.org/en/download) and run the command again.'
  const why = whyNotFetched(process.platform, process.arch, process.platform !== 'linux' || hasGlibc(), pinned)
  if (why !== undefined) throw new Error(`Node ${own.version} is too old, and there is no download ${why}. ${advice}`)
  if (!existsSync(node)) {
    try {
      await fetchNode(folder, pinned, own.version)
    } catch (error) {
      throw new Error(`${error.message} ${advice}`)
    }
    removeOlder(folder, readLink(link))
  }
  return use(node)
}
