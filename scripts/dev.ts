import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkEnvironment } from '../api/src/config/environment.ts'
import { exitSaying } from './tools/exit-saying.ts'
import { repository, startTool } from './tools/run-tool.ts'

// One URL: Astro's development server answers it and forwards /api and the back office (site/astro.config.ts).
const port = readPort()
const apiPort = port + 1
const backofficePort = port + 2
const address = `http://localhost:${port}`

/** @throws never: a wrong variable ends the process with its message, as at `npm start` */
function readPort(): number {
  try {
    return checkEnvironment().PORT
  } catch (error) {
    return exitSaying(error)
  }
}

const children = new Map<string, ChildProcess>()
let ending = false

/** Ends every child. `node --watch` gets the signal itself: it would restart its own child. */
function endAll(code: number): void {
  if (ending) return
  ending = true
  for (const child of children.values()) child.kill('SIGTERM')
  const force = setTimeout(() => {
    for (const child of children.values()) child.kill('SIGKILL')
    process.exit(code)
  }, 5_000)
  force.unref()
  process.exitCode = code
}

function watch(name: string, child: ChildProcess): void {
  children.set(name, child)
  child.once('exit', (code) => {
    children.delete(name)
    if (!ending) console.error(`${name} ended${code === null ? '' : ` with ${code}`}.`)
    endAll(code ?? 0)
    if (children.size === 0) process.exit()
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endAll(0))

watch(
  'API',
  spawn(process.execPath, ['--watch', '--watch-preserve-output', join(repository, 'api', 'src', 'main.ts')], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: process.env.PUBLIC_URL ?? address },
  }),
)
watch('back office', startTool('vite', ['--port', String(backofficePort), '--strictPort'], 'backoffice'))
watch(
  'site',
  startTool('astro', ['dev', '--port', String(port)], 'site', {
    env: { API_PORT: String(apiPort), BACKOFFICE_PORT: String(backofficePort) },
  }),
)
console.error(`\n  Everything, with hot reload: ${address}   (Ctrl+C ends it)\n`)
