import { spawnSync } from 'node:child_process'
import { repository } from '../tools/run-tool.ts'

/** What git says, a line each; nothing where it cannot: a clone of one commit has no commit before it. */
function ask(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
}

/** The commit that changes are told from: where this branch left main, on main itself the commit before. */
export function findBase(): string | undefined {
  const [head] = ask('rev-parse', 'HEAD')
  const [left] = ask('merge-base', 'HEAD', 'origin/main')
  return left !== undefined && left !== head ? left : ask('rev-parse', 'HEAD~1')[0]
}

/** Files that are not as they were there, committed or not, removed ones as well; paths from the root of the repository. */
export function listChangedFiles(base: string | undefined): string[] {
  const known = base === undefined ? [] : ask('diff', '--name-only', base)
  return [...new Set([...known, ...ask('ls-files', '--others', '--exclude-standard')])].sort()
}

/** What a lot is drawn by: others for each commit, the same for everybody who has it. */
export const findCommit = (): string => ask('rev-parse', 'HEAD')[0] ?? 'none'

/** Versions that are out, by their tags, the newest last. */
export const listReleased = (): string[] =>
  ask('tag', '--list', 'v*.*.*', '--sort=version:refname').map((tag) => tag.slice(1))

/** Files that a commit of this moment would not have as they are. */
export const listUncommitted = (): string[] => ask('status', '--porcelain').map((line) => line.slice(3))
