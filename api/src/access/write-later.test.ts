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

describe('the access log', () => {
  test('writes all waiting looks together 200 ms after the first', async () => {
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
  ])('keeps the waiting looks for two seconds and writes them then after %s', async (_, bad, good, writes) => {
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

  test('writes the waiting looks before the server stops, and logs those it cannot write', async () => {
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
})

const beginWaiting = () => {
  const lost: unknown[] = []
  const logger = logTo(({ level, msg, ...what }) => lost.push(what))
  return { waiting: createWaitingAccesses(logger), lost }
}

test('looks of one person at one subject in an hour are one row with their count, last time and address', () => {
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
