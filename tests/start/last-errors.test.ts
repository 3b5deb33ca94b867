import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminEnv } from '../support/people.ts'
import { startServer } from '../support/servers/server.ts'

const module = join(import.meta.dirname, '..', '..', 'api', 'src', 'serve', 'catch-last-errors.ts')

const run = (fault: string) =>
  new Promise<{ code: number | null; out: string; said: string }>((resolve) => {
    const script = `
      import { pino } from 'pino'
      import { catchLastErrors } from ${JSON.stringify(module)}
      const logger = pino({ base: null }, pino.destination({ sync: false, minLength: 32768, maxWrite: 65536, periodicFlush: 200 }))
      catchLastErrors(logger)
      setInterval(() => {}, 1000)
      logger.info('waits in the buffer')
      ${fault}`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '..', '..', 'api'),
    })
    let out = ''
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk))
    child.once('close', (code) => resolve({ code, out, said }))
  })

test.concurrent.each([
  ['thrown in a timer', "setTimeout(() => { throw new Error('lost') }, 10)", 'uncaughtException'],
  ['an unhandled rejection', "void Promise.reject(new Error('lost'))", 'unhandledRejection'],
  [
    'an emitted error',
    "const { Readable } = await import('node:stream'); setImmediate(() => Readable.from([]).emit('error', new Error('lost')))",
    'uncaughtException',
  ],
  ['no error at all', "void Promise.reject('lost')", 'unhandledRejection'],
])('%s: buffered lines are written, one line has the reason, and the exit code is 70', async (_, fault, origin) => {
  const { code, out, said } = await run(fault)
  const lines = out
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(lines).toMatchObject([
    { msg: 'waits in the buffer' },
    { level: 60, origin, msg: 'the server stops after an unhandled error' },
  ])
  expect(out).toContain('lost')
  expect(said).toBe('')
  expect(code).toBe(70)
})

test('the server itself ends after an unhandled error, and the next start finds its data complete', async () => {
  const fault = "process.on('SIGUSR2', () => { throw new Error('lost') })"
  const env = { ...adminEnv, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` }
  const server = await startServer({ env })
  expect(await server.stop('SIGUSR2')).toBe(70)
  expect(server.log()).toMatch(/"level":60,.*"err":\{.*lost.*the server stops after an unhandled error/)
  expect(server.stderr()).toBe('')
  const again = await startServer({ dataDir: server.dataDir })
  expect((await fetch(`${again.url}/api/health`)).status).toBe(200)
  await again.remove()
})
