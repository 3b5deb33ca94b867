import { spawn } from 'node:child_process'
import { join } from 'node:path'

const scripts = join(import.meta.dirname, '..', '..', '..', 'scripts')

/** Runs one of the commands of `npm run` in a process of its own, on a data folder. */
export function runScript(
  name: 'admin' | 'backup' | 'restore',
  args: string[],
  dataDir: string,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(scripts, `${name}.ts`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? 1, output })))
}
