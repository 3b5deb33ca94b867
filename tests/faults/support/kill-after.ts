import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const entry = join(import.meta.dirname, '..', '..', '..', 'api', 'src', 'main.ts')

/** Starts the server on a data folder and kills it after some time. @returns whether it was killed before it was ready */
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
