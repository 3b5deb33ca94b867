import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'

export const repository = join(import.meta.dirname, '..', '..')

/** Entry files of the tools, run by this Node: no shell, no PATH, the same on every system. */
const entries = {
  astro: 'site/node_modules/astro/bin/astro.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  playwright: 'tests/node_modules/@playwright/test/cli.js',
  stryker: 'node_modules/@stryker-mutator/core/bin/stryker.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'backoffice/node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const
export type Tool = keyof typeof entries

export function startTool(tool: Tool, args: string[], workspace: string, options: SpawnOptions = {}): ChildProcess {
  const { env, ...more } = options
  return spawn(process.execPath, [join(repository, entries[tool]), ...args], {
    cwd: join(repository, workspace),
    stdio: 'inherit',
    ...more,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
}

export type ToolResult = { code: number; output: string }

export function runTool(
  tool: Tool,
  args: string[],
  workspace: string,
  options: SpawnOptions = {},
): Promise<ToolResult> {
  const child = startTool(tool, args, workspace, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(said).toString() }))
  })
}
