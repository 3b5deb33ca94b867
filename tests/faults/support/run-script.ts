import { spawn } from 'node:child_process'
import { join } from 'node:path'

const scripts = join(import.meta.dirname, '..', '..', '..', 'scripts')

/** Runs one of the commands of `npm run` in a process of its own, on a data folder; kills it once `killWhen` says so. */
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
