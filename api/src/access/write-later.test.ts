import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKnownLooks } from './known-looks.ts'
import { createWaitingAccesses } from './waiting-accesses.ts'
import type { Access } from './write-accesses.ts'
import { createLaterWriter } from './write-later.ts'

const hour = '2026-11-23T09:00:00.000Z'
const subject = { type: 'booking', id: 'a' } as const
const look = (more: Partial<Access> = {}): Access => ({
  hour,
  viewer: { id: 'meera', name: 'Meera', email: '', role: 'admin' },
  subject,
  opened: 0,
  listed: 0,
  refused: 0,
  ip: '203.0.113.1',
  firstAt: '2026-11-23T09:10:00.000Z',
  lastAt: '2026-11-23T09:10:00.000Z',
  ...more,
})

/** The process log, each line handed on as it is written. */
const logTo = (hear: (line: { level: number; msg: string }) => void) =>
  pino({ base: null, timestamp: false }, { write: (line) => hear(JSON.parse(line)) })

/** A writer whose database and disk do as they are told. */
function begin() {
  const disk = { isLow: false, fails: false }
  const said: unknown[] = []
  const logger = logTo(({ msg }) => said.push(msg))
  const waiting = createWaitingAccesses(logger)
  const known = createKnownLooks()
  known.startHour(hour)
  const write = vi.fn(async () => {
    if (disk.fails) throw new Error('the disk is full')
  })
  const writer = createLaterWriter({
    database: { write } as never,
    reserve: { isLow: () => disk.isLow },
    logger,
    now: () => new Date(hour),
    waiting,
    known,
  })
  return { disk, said, waiting, known, write, writer }
}
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('what was looked at', () => {
  test('is written 200 ms later, all that waits at once, and is known from then on', async () => {
    const { writer, waiting, write, known } = begin()
    writer.schedule()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(write).not.toHaveBeenCalled()
    waiting.put(look({ opened: 1 }))
    writer.schedule()
    writer.schedule()
    await vi.advanceTimersByTimeAsync(199)
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(write).toHaveBeenCalledTimes(1)
    expect([waiting.size(), known.has('meera', 'opened', subject)]).toEqual([0, true])
    waiting.put(look({ opened: 1 }))
    writer.schedule()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(write).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['a database that takes nothing', { fails: true }, { isLow: false, fails: false }, 2],
    ['a disk that is nearly full', { isLow: true }, { isLow: false }, 1],
  ])('waits two seconds after %s, and is written then', async (_, bad, good, writes) => {
    const { writer, waiting, write, disk, known } = begin()
    Object.assign(disk, bad)
    waiting.put(look({ opened: 1 }))
    await writer.writeNow()
    expect([waiting.size(), known.has('meera', 'opened', subject)]).toEqual([1, false])
    Object.assign(disk, good)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(waiting.size()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect([waiting.size(), known.has('meera', 'opened', subject)]).toEqual([0, true])
    expect(write).toHaveBeenCalledTimes(writes)
  })

  test('is waited for once, only while there is any, and keeps no process alive', () => {
    const { writer, waiting } = begin()
    writer.schedule()
    expect(vi.getTimerCount()).toBe(0)
    const { setTimeout } = globalThis
    const timers: NodeJS.Timeout[] = []
    // A spy would bring the false clock back when all mocks are restored after this file.
    globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
      const timer = setTimeout(...given)
      timers.push(timer)
      return timer
    }, setTimeout)
    waiting.put(look({ opened: 1 }))
    writer.schedule()
    writer.schedule()
    globalThis.setTimeout = setTimeout
    expect(timers.map((timer) => timer.hasRef())).toEqual([false])
  })

  test('waits with what could not be written, and is no reason to try again sooner', async () => {
    const { writer, waiting, disk, write } = begin()
    disk.fails = true
    waiting.put(look({ opened: 1 }))
    await writer.writeNow()
    waiting.put(look({ opened: 1, subject: { type: 'booking', id: 'b' } }))
    writer.schedule()
    await vi.advanceTimersByTimeAsync(1_999)
    expect(write).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(write).toHaveBeenCalledTimes(2)
  })

  test('is written before the end; what cannot be is said in the process log', async () => {
    const { writer, waiting, write, said } = begin()
    waiting.put(look({ opened: 1 }))
    writer.schedule()
    await writer.stop()
    expect(vi.getTimerCount()).toBe(0)
    expect([waiting.size(), write.mock.calls.length, said]).toEqual([0, 1, []])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(write).toHaveBeenCalledTimes(1)
    const other = begin()
    other.disk.fails = true
    other.waiting.put(look({ opened: 1 }))
    await other.writer.stop()
    expect(other.said).toEqual(['accesses wait to be written down', 'accesses not written down before the end'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(other.write).toHaveBeenCalledTimes(1)
  })

  test('is settled only when what was on its way is there too', async () => {
    const { writer, waiting, write } = begin()
    const gate = Promise.withResolvers<void>()
    write.mockImplementationOnce(() => gate.promise)
    waiting.put(look({ opened: 1 }))
    void writer.writeNow()
    let settled = false
    const done = writer.settle().then(() => {
      settled = true
    })
    await vi.advanceTimersByTimeAsync(100)
    expect(settled).toBe(false)
    gate.resolve()
    await done
    expect(write).toHaveBeenCalledTimes(1)
  })
})

const beginWaiting = () => {
  const lost: unknown[] = []
  const logger = logTo(({ level, msg, ...what }) => lost.push(what))
  return { waiting: createWaitingAccesses(logger), lost }
}

test('looks of one person at one thing in an hour are one row, counted up, with the last time and its address', () => {
  const { waiting } = beginWaiting()
  const later = { lastAt: '2026-11-23T09:20:00.000Z', ip: '203.0.113.2' }
  waiting.put(look({ opened: 2, refused: 1, listed: 1 }))
  waiting.put(look({ opened: 3, refused: 4, listed: 1, ...later }))
  waiting.put(look({ listed: 0, lastAt: '2026-11-23T09:15:00.000Z', ip: '203.0.113.3' }))
  waiting.put(look({ ip: '203.0.113.4', lastAt: later.lastAt }))
  expect(waiting.size()).toBe(1)
  expect(waiting.takeAll()).toEqual([look({ opened: 5, refused: 5, listed: 1, ...later })])
  expect([waiting.size(), waiting.takeAll()]).toEqual([0, []])
})

test('twenty thousand wait; one more, and the oldest is given up, which the process log says', () => {
  const { waiting, lost } = beginWaiting()
  for (let id = 0; id < 20_000; id += 1) waiting.put(look({ subject: { type: 'booking', id: `${id}` } }))
  expect([waiting.size(), lost]).toEqual([20_000, []])
  waiting.put(look({ subject: { type: 'family', id: 'last' } }))
  expect(waiting.size()).toBe(20_000)
  expect(lost).toEqual([{ viewer: 'meera', subject: { type: 'booking', id: '0' } }])
  const taken = waiting.takeAll().map(({ subject }) => subject.id)
  expect([taken[0], taken.at(-1)]).toEqual(['1', 'last'])
})
