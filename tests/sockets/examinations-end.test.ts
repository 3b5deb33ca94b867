import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signUp } from '../support/people.ts'
import { uploadForm } from '../support/samples/sample-files.ts'
import { startServer } from '../support/servers/server.ts'

/** The process that examines an upload; another child of the server may render pages. */
const examinerOf = (pid: number): number | undefined =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .find((child) => isAlive(child) && readFileSync(`/proc/${child}/cmdline`, 'latin1').includes('examine'))
const isAlive = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}

test('stopping the server ends the examination of a file whose client is gone', async () => {
  const server = await startServer()
  const person = await signUp(server)
  // Large and rotated, so that re-encoding takes seconds.
  const photo = await sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#c96' } })
    .jpeg({ progressive: false })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const given = new AbortController()
  const answer = fetch(`${server.url}/api/document/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${person.token}` },
    body: uploadForm(photo, 'photo.jpg'),
    signal: given.signal,
  })
  const child = await vi.waitUntil(() => examinerOf(server.pid), { timeout: 20_000, interval: 5 })
  // Suspended, so that it neither finishes nor notices the end of the server by itself.
  process.kill(child, 'SIGSTOP')
  onTestFinished(() => void (isAlive(child) && process.kill(child, 'SIGKILL')))
  given.abort()
  await expect(answer).rejects.toThrow('aborted')
  expect(isAlive(child)).toBe(true)
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(isAlive(child)).toBe(false)
  await server.remove()
}, 60_000)
