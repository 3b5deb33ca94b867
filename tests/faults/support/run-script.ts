import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const scripts = join(import.meta.dirname, '..', '..', '..', 'scripts')

/**
 * Runs a script of `scripts/` in its own process on a data folder. Kills the process when `killWhen` returns true.
 * @returns the exit code, and the output of stdout and stderr; the code is 1 after a kill
 */
export function runScript(
  name: 'admin' | 'backup' | 'restore',
  args: string[],
  dataDir: string,
  env: Record<string, string> = {},
  killWhen?: () => boolean,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(scripts, `${name}.ts`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, DATA_DIR: dataDir },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const timer = killWhen && setInterval(() => killWhen() && child.kill('SIGKILL'), 5)
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearInterval(timer)
      resolve({ code: code ?? 1, output })
    }),
  )
}

const entry = join(import.meta.dirname, '..', '..', '..', 'api', 'src', 'main.ts')

/** Starts the server on a data folder and kills it after some time. @returns true if it was killed before it was ready */
export async function killAfter(
  dataDir: string,
  milliseconds: number,
  env: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: '0' },
  })
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => (log += chunk))
  const ended = once(child, 'exit')
  await sleep(milliseconds)
  child.kill('SIGKILL')
  await ended
  return !log.includes('"msg":"ready"')
}

/** In ms. */
const startLimit = 30_000

/** Starts the server on a data folder. Kills it when `isTime` returns true, or after `startLimit` at the latest. */
export async function killWhen(dataDir: string, isTime: () => boolean): Promise<void> {
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
  })
  const ended = once(child, 'exit')
  for (const begun = performance.now(); !isTime() && performance.now() - begun < startLimit; ) await sleep(1)
  child.kill('SIGKILL')
  await ended
}
