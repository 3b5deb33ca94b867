import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { repository } from '../support/sources/source-files.ts'

const cache = join(repository, 'node_modules', '.cache', 'clean-machine')
/** Certificates that this machine trusts, for a package registry behind its own proxy. */
const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** A Debian system in a folder with its own processes, which end with it. */
export type Machine = {
  root: string
  /** Runs a bash script as an account with an empty environment. @returns its output @throws with the output when it fails */
  run: (script: string, options?: { account?: string; input?: string }) => Promise<string>
  remove: () => void
}

function findMirror(): string {
  for (const file of ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'])
    if (existsSync(file)) {
      const [mirror] = /https?:\/\/\S+/.exec(readFileSync(file, 'utf8').replaceAll(/^#.*$/gm, '')) ?? []
      if (mirror !== undefined) return mirror
    }
  throw new Error('No Debian mirror: apt of this machine names none.')
}

/** Creates a minimal Debian with these packages once. @returns its folder @throws when this account may not */
function makeBase(suite: string, packages: readonly string[]): string {
  const base = join(cache, [suite, ...packages].join('-'))
  if (existsSync(base)) return base
  const making = `${base}.making`
  rmSync(making, { recursive: true, force: true })
  if (packages.length === 0) installDebian(suite, making)
  else {
    execFileSync('cp', ['-a', '--reflink=auto', makeBase(suite, []), making])
    installPackages(making, packages)
  }
  renameSync(making, base)
  return base
}

function installPackages(root: string, packages: readonly string[]): void {
  const install = `apt-get install -y -q --no-install-recommends ${packages.join(' ')}`
  const inRoot = ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`]
  execFileSync('chroot', [root, 'sh', ...inRoot], { stdio: 'ignore' })
}

function installDebian(suite: string, root: string): void {
  if (process.getuid?.() !== 0)
    throw new Error('Only root can make a clean machine: debootstrap needs chroot and mount.')
  if (!existsSync('/usr/sbin/debootstrap'))
    execFileSync('sh', ['-c', 'apt-get update -q && apt-get install -y -q debootstrap'], { stdio: 'ignore' })
  mkdirSync(root, { recursive: true })
  execFileSync('debootstrap', ['--variant=minbase', suite, root, findMirror()], { stdio: 'ignore' })
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) copyFileSync(file, join(root, file))
  installPackages(root, ['ca-certificates'])
  copyFileSync(certificates, join(root, certificates))
}

/** Bash is the first process and reaps ended processes; otherwise a wait for the end of one would never finish. */
const enter =
  'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/tmp" && while :; do sleep 60 & wait; done'

function runInside(pid: number, root: string, account: string, script: string, input: string): Promise<string> {
  const file = join(root, 'root-script')
  writeFileSync(file, script, { mode: 0o755 })
  const home = account === 'root' ? '/root' : `/home/${account}`
  const env = [`HOME=${home}`, 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8']
  env.push(`NODE_EXTRA_CA_CERTS=${certificates}`, 'DEBIAN_FRONTEND=noninteractive')
  const as = account === 'root' ? [] : ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--init-groups']
  const inRoot = ['chroot', root, 'env', '-i', ...env, ...as, 'bash', '-euo', 'pipefail', '/root-script']
  // A new session has no terminal, so password prompts read its input.
  const child = spawn('setsid', ['--wait', 'nsenter', '-t', String(pid), '-m', '-p', ...inRoot])
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${script}\nended with ${code}:\n${output}`))
    })
  })
}

/** Starts a copy of a minimal Debian without compiler and git, with these packages only. */
export async function startMachine(suite: string, packages: readonly string[]): Promise<Machine> {
  const base = makeBase(suite, packages)
  const folder = mkdtempSync(join(process.env.CLEAN_MACHINES ?? '/var/tmp', 'thodu-machine-'))
  const root = join(folder, 'root')
  execFileSync('cp', ['-a', '--reflink=auto', base, root])
  const arguments_ = ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-c', enter, 'enter', root]
  const shell: ChildProcess = spawn('unshare', arguments_, { stdio: 'ignore' })
  const children = `/proc/${shell.pid}/task/${shell.pid}/children`
  let pid = 0
  while (!existsSync(join(root, 'proc', 'uptime')) && pid === 0) {
    await sleep(50)
    if (shell.exitCode !== null) throw new Error('This account may not make a clean machine (unshare, mount).')
    pid = Number(readFileSync(children, 'utf8').trim().split(' ')[0])
    const mounts = pid > 0 ? readFileSync(`/proc/${pid}/mounts`, 'utf8') : ''
    if (!mounts.includes(join(root, 'tmp'))) pid = 0
  }
  return {
    root,
    run: (script, { account = 'root', input = '' } = {}) => runInside(pid, root, account, script, input),
    remove: () => {
      shell.kill('SIGKILL')
      // Deletes the folder in the background, because some disks take minutes for a hundred thousand files.
      spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
    },
  }
}

export function copySources(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: repository, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
}

export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'thodu-clean-'))

function fetchPackage(name: string, version: string): string {
  const folder = join(cache, `${name}-${version}`)
  if (!existsSync(folder)) {
    mkdirSync(`${folder}.making`, { recursive: true })
    writeFileSync(join(`${folder}.making`, 'package.json'), '{}')
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`]
    execFileSync('npm', args, { cwd: `${folder}.making`, stdio: 'ignore' })
    renameSync(`${folder}.making`, folder)
  }
  return join(folder, 'node_modules', name)
}

/** The folder of the node program of a version, from the npm package of this platform. */
export const fetchNode = (version: string): string => join(fetchPackage(`node-linux-${process.arch}`, version), 'bin')

/** The npm of Node 24, which includes its dependencies. */
export const fetchNpm = (): string => fetchPackage('npm', '11.21.2')
