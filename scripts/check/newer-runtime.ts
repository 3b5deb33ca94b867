import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../tools/run-tool.ts'

/** Timeout of a registry call, in ms. */
const patience = 10_000
const platforms = ['linux-x64', 'linux-arm64'] as const
export type Runtime = { version: string } & Record<(typeof platforms)[number], string>

const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/**
 * Returns the newest version of the pinned major version that every platform has; undefined when the pinned one is.
 * @param published versions by platform, as the registry lists them
 */
export function findNewer(pinned: string, published: readonly (readonly string[])[]): string | undefined {
  const [line = ''] = pinned.split('.')
  const [first = [], ...others] = published
  const newest = first
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && version.startsWith(`${line}.`))
    .filter((version) => others.every((versions) => versions.includes(version)))
    .toSorted(compare)
    .at(-1)
  return newest !== undefined && compare(newest, pinned) > 0 ? newest : undefined
}

function view(...args: string[]): Promise<unknown> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(npm, ['view', ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: patience,
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve) => {
    child.once('error', () => resolve(undefined))
    child.once('close', (code) => resolve(code === 0 ? JSON.parse(output) : undefined))
  })
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Describes a newer release of the Node that the commands fetch; undefined when there is none, or no registry. */
export async function describeNewerRuntime(): Promise<string | undefined> {
  const file = join('scripts', 'launch', 'runtime.json')
  const pinned = JSON.parse(readFileSync(join(repository, file), 'utf8')) as Runtime
  const published = await Promise.all(platforms.map((platform) => view(`node-${platform}`, 'versions')))
  if (!published.every(isTexts)) return undefined
  const newer = findNewer(pinned.version, published)
  if (newer === undefined) return undefined
  const sums = await Promise.all(platforms.map((platform) => view(`node-${platform}@${newer}`, 'dist.integrity')))
  const next = Object.fromEntries([['version', newer], ...platforms.map((platform, place) => [platform, sums[place]])])
  return `Node ${newer} was released; ${file} has ${pinned.version}. Its new content:\n${JSON.stringify(next, null, 2)}`
}
