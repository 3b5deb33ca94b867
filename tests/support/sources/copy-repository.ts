import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repository } from './source-files.ts'

const workspaces = ['.', 'api', 'backoffice', 'db', 'site', 'tests']
/** Links of this scope lead into the repository and must lead into the copy instead. */
const ownScope = '@thodu'

function listFiles(): string[] {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (git.status !== 0) throw new Error('The copies are made from a git checkout, and git did not answer.')
  return git.stdout.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)))
}

function linkPackages(workspace: string, copy: string): void {
  const from = join(repository, workspace, 'node_modules')
  if (!existsSync(from)) return
  const to = join(copy, workspace, 'node_modules')
  mkdirSync(to, { recursive: true })
  // Caches cannot be shared, because two copies would write them at the same time.
  const names = readdirSync(from).filter((name) => name !== ownScope && (!name.startsWith('.') || name === '.pnpm'))
  for (const name of names) symlinkSync(join(from, name), join(to, name), 'junction')
  // Marked as installed, because an installation in the copy would write through the links into the original.
  for (const name of ['.bin', '.thodu-installed'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true })
  if (!existsSync(join(from, ownScope))) return
  mkdirSync(join(to, ownScope))
  for (const name of readdirSync(join(from, ownScope)))
    symlinkSync(join(copy, name), join(to, ownScope, name), 'junction')
}

export function linkAllPackages(checkout: string): void {
  for (const workspace of workspaces) linkPackages(workspace, checkout)
}

export type Copy = { folder: string; remove: () => void }

/** A copy of the working tree in the temporary folder, with linked packages and our own pointing into it. */
export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-sabotage-'))
  for (const file of listFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(repository, file), join(folder, file))
  }
  linkAllPackages(folder)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Also removes the copy when the run is interrupted.
  process.once('exit', remove)
  return { folder, remove }
}
