import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const scripts = join(import.meta.dirname, '..', '..', '..', 'scripts')

/** Runs an `npm run` command in its own process on a data folder, and kills it once `killWhen` returns true. */
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

/** Starts the server on a data folder and kills it after some time. @returns whether the kill came before it was ready */
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

const startLimit = 30_000

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
