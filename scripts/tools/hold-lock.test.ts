import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { holdLock } from './hold-lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'thodu-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let count = 0
const newLock = () => join(folder, `${++count}`, 'work.lock')

/** Starts a process that slowly increments a number in a file: two at once would lose counts. */
const counter = (lock: string, file: string, rounds: number) =>
  new Promise<number | null>((resolve) => {
    const script = `
      import { readFileSync, writeFileSync } from 'node:fs'
      import { setTimeout as sleep } from 'node:timers/promises'
      import { holdLock } from ${JSON.stringify(join(import.meta.dirname, 'hold-lock.mjs'))}
      for (let i = 0; i < ${rounds}; i++)
        await holdLock(${JSON.stringify(lock)}, async () => {
          const now = Number(readFileSync(${JSON.stringify(file)}, 'utf8'))
          await sleep(20)
          writeFileSync(${JSON.stringify(file)}, String(now + 1))
        })`
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }).once('exit', resolve)
  })

test('processes with the same lock run one after the other', async () => {
  const lock = newLock()
  const file = join(folder, 'number')
  writeFileSync(file, '0')
  expect(await Promise.all(Array.from({ length: 4 }, () => counter(lock, file, 5)))).toEqual([0, 0, 0, 0])
  expect(readFileSync(file, 'utf8')).toBe('20')
  expect(existsSync(lock)).toBe(false)
}, 30_000)

test('the lock of an ended process is taken over at once, by one of many', async () => {
  const lock = newLock()
  await holdLock(lock, async () => undefined)
  const gone = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => gone.once('exit', resolve))
  writeFileSync(lock, JSON.stringify({ pid: gone.pid, host: hostname() }))
  const file = join(folder, 'taken')
  writeFileSync(file, '0')
  const begun = performance.now()
  await Promise.all(Array.from({ length: 4 }, () => counter(lock, file, 1)))
  expect(readFileSync(file, 'utf8')).toBe('4')
  // The lock of a living process is valid for 20 s after its last heartbeat.
  expect(performance.now() - begun).toBeLessThan(20_000)
}, 30_000)

test('the lock of another machine is valid while its heartbeat is recent', async () => {
  const lock = newLock()
  await holdLock(lock, async () => undefined)
  writeFileSync(lock, JSON.stringify({ pid: 1, host: 'another' }))
  const seen: string[] = []
  const work = holdLock(
    lock,
    async () => seen.push('entered'),
    () => seen.push('waits'),
  )
  await sleep(400)
  expect(seen).toEqual(['waits'])
  utimesSync(lock, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000))
  await work
  expect(seen).toEqual(['waits', 'entered'])
})

test('failed work releases the lock', async () => {
  const lock = newLock()
  await expect(holdLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await holdLock(lock, async () => 'next')).toBe('next')
})
