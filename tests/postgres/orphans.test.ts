import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { sweepOrphans } from '../support/engines/own-folder.ts'
import { runOn } from '../support/engines/test-database.ts'

const run = promisify(execFile)
const module = join(import.meta.dirname, '..', 'support', 'engines', 'postgres-server.ts')
/** Starts a server as a test run does, says where, and stays until it is killed. */
const script = `import { startOwnPostgres } from ${JSON.stringify(module)}
const { address } = await startOwnPostgres()
console.log(address)
setInterval(() => {}, 1_000)`

test('the server of a run that was killed is ended by the next run, with its data; one of a living run is not', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').on('data', (text: string) => resolve(text.trim())),
  )
  const find = () => runOn<{ data_directory: string }>(`${address}/postgres`, 'show data_directory')
  const [{ data_directory: data } = { data_directory: '' }] = await find()
  sweepOrphans()
  expect(await find()).toHaveLength(1)
  expect(existsSync(data)).toBe(true)

  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  expect(await find(), 'it outlives its run').toHaveLength(1)
  sweepOrphans()
  expect(existsSync(data)).toBe(false)
  await sleep(100)
  await expect(find()).rejects.toThrow()
  await expect(run('pgrep', ['-f', data])).rejects.toThrow()
})
