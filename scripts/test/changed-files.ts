import { spawnSync } from 'node:child_process'
import { repository } from '../tools/run-tool.ts'

/** Returns the lines that git prints; none when it fails, e.g. because a shallow clone has no parent commit. */
function runGit(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
}

/** Returns the commit to compare with: where this branch left main, or on main itself the parent commit. */
export function findBase(): string | undefined {
  const [head] = runGit('rev-parse', 'HEAD')
  const [left] = runGit('merge-base', 'HEAD', 'origin/main')
  return left !== undefined && left !== head ? left : runGit('rev-parse', 'HEAD~1')[0]
}

/** Files changed or deleted since `base`, committed or not. Paths start at the root of the repository. */
export function listChangedFiles(base: string | undefined): string[] {
  const known = base === undefined ? [] : runGit('diff', '--name-only', base)
  return [...new Set([...known, ...runGit('ls-files', '--others', '--exclude-standard')])].sort()
}

/** The current commit, as the seed of the random choice of protections. */
export const findCommit = (): string => runGit('rev-parse', 'HEAD')[0] ?? 'none'

export const listReleased = (): string[] =>
  runGit('tag', '--list', 'v*.*.*', '--sort=version:refname').map((tag) => tag.slice(1))

export const listUncommitted = (): string[] => runGit('status', '--porcelain').map((line) => line.slice(3))
