import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExaminationRunner, parseUse } from './run-examination.ts'

const read = (name: string) => readFileSync(`/proc/self/${name}`, 'latin1')
const stat = (fields: readonly (number | string)[]) => `12 (a (b) c) S ${fields.join(' ')}`

test('memory is counted in bytes, and processor time includes the system’s part', () => {
  const fields = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21, 34, 55, 66]
  expect(parseUse('Name:\tx\nVmRSS:\t    2048 kB\n', stat(fields))).toEqual({ resident: 2_097_152, processor: 550 })
  expect(parseUse('Name:\tx\n', 'nothing of it')).toEqual({ resident: 0, processor: 0 })
  const ours = parseUse(read('status'), read('stat'))
  expect(Math.abs(ours.resident - process.memoryUsage.rss()) / ours.resident).toBeLessThan(0.2)
  expect(Math.abs(ours.processor - process.cpuUsage().user / 1_000 - process.cpuUsage().system / 1_000)).toBeLessThan(
    200,
  )
})

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())
const limits = { processor: 5_000, time: 20_000, memory: 500_000_000, look: 1_000 }

test('a process that cannot start fails only its own examination and leaves no timer', async () => {
  const { run } = createExaminationRunner()
  const { execPath } = process
  process.execPath = '/nowhere/node'
  try {
    await expect(run(['application/pdf', '/nowhere', '', ''], limits)).rejects.toMatchObject({ code: 'ENOENT' })
  } finally {
    process.execPath = execPath
  }
  expect(vi.getTimerCount()).toBe(0)
  expect((await run(['application/pdf', '/nowhere', '', ''], limits)).word).toBe('document.wrong_type')
  expect(vi.getTimerCount()).toBe(0)
})

test('after a stop no examination starts', async () => {
  const { run, stop } = createExaminationRunner()
  stop()
  expect(await run(['application/pdf', '/nowhere', '', ''], limits)).toEqual({ word: 'stopped', ms: 0 })
})
