import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createNotices } from './notices.ts'

test('each problem is told once in the log, and listed with the time it was first seen', () => {
  const lines: string[] = []
  let minute = 30
  const now = () => new Date(`2026-11-21T06:${minute}:00Z`)
  const notices = createNotices(pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }), now)
  expect(notices.list()).toEqual([])
  notices.raise('proxy_garbled')
  minute = 31
  notices.raise('proxy_garbled')
  notices.raise('proxy_untrusted')
  expect(notices.list()).toEqual([
    { code: 'proxy_garbled', since: '2026-11-21T06:30:00.000Z' },
    { code: 'proxy_untrusted', since: '2026-11-21T06:31:00.000Z' },
  ])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, notice: 'proxy_garbled', msg: expect.stringContaining('TRUST_PROXY') },
    { level: 40, notice: 'proxy_untrusted', msg: expect.stringContaining('TRUST_PROXY') },
  ])
})
