import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tx } from '@thodu/db'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDiskReserve } from './disk-reserve.ts'

const size = 4 * 1024 * 1024
let dataDir: string
let logged: string[]
const note = (_fields: object, message: string) => void logged.push(message)
const logger = { error: note, info: note } as never
let reserve: ReturnType<typeof createDiskReserve>
beforeEach(() => {
  logged = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  dataDir = mkdtempSync(join(tmpdir(), 'thodu-reserve-'))
  reserve = createDiskReserve({ dataDir }, logger)
})
afterEach(() => {
  reserve.stop()
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true, force: true })
})

const fileOf = () => join(dataDir, 'reserve')
const fault = (code: string) => Object.assign(new Error(code), { code })
/** A disk that refuses the first `refused` writes. */
function writes(refused: number, error = fault('ENOSPC')) {
  let tries = 0
  const write = reserve.protect((job) => {
    tries += 1
    return tries <= refused ? Promise.reject(error) : job({} as Tx)
  })
  return { run: () => write(async () => 'written'), tries: () => tries }
}
/** Only the retry pause is faked; disk access takes real time. */
const pause = globalThis.setTimeout
const aMoment = (ms = 5) => new Promise((resolve) => pause(resolve, ms))
async function until(isTrue: () => boolean): Promise<void> {
  for (let looks = 0; !isTrue() && looks < 1_000; looks += 1) await aMoment()
  expect(isTrue()).toBe(true)
}
const untilEnough = () => until(() => !reserve.isLow())

test('the reserve is created beside the database, readable by its owner only', async () => {
  await reserve.start()
  expect([statSync(fileOf()).size, statSync(fileOf()).mode & 0o077, reserve.isLow()]).toEqual([size, 0, false])
  expect(readdirSync(dataDir)).toEqual(['reserve'])
})

test('on a full disk the reserve is released once, the write succeeds, and the reserve is created again later', async () => {
  await reserve.start()
  const disk = writes(1)
  expect(await disk.run()).toBe('written')
  expect([disk.tries(), reserve.isLow(), existsSync(fileOf())]).toEqual([2, true, false])
  // With no reserve left, the next write fails.
  const full = writes(9)
  await expect(full.run()).rejects.toThrow('ENOSPC')
  expect(full.tries()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_900)
  expect([reserve.isLow(), existsSync(fileOf())]).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(200)
  await untilEnough()
  expect([statSync(fileOf()).size, vi.getTimerCount()]).toEqual([size, 0])
  // The log shows why changes were refused, and when they are accepted again.
  expect(logged).toEqual([expect.stringContaining('the disk is full'), 'the disk has free space again'])
})

test('other errors are thrown at once, and before the start there is no reserve to release', async () => {
  const early = writes(1)
  expect(reserve.isLow()).toBe(false)
  await expect(early.run()).rejects.toThrow('ENOSPC')
  await reserve.start()
  const broken = writes(1, fault('EIO'))
  await expect(broken.run()).rejects.toThrow('EIO')
  expect([early.tries(), broken.tries(), reserve.isLow(), existsSync(fileOf())]).toEqual([1, 1, false, true])
})

test('without room for the reserve the disk counts as low until a later attempt succeeds', async () => {
  rmSync(dataDir, { recursive: true })
  await reserve.start()
  expect(reserve.isLow()).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  await until(() => vi.getTimerCount() > 0)
  expect(reserve.isLow()).toBe(true)
  mkdirSync(dataDir)
  await vi.advanceTimersByTimeAsync(2_000)
  await untilEnough()
  expect(readdirSync(dataDir)).toEqual(['reserve'])
})
