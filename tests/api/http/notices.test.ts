import { expect, test } from 'vitest'
import { createNotices } from '../../../api/src/http/notices.ts'

test('each problem is told once in the log, and listed with the time it was first seen', () => {
  const lines: unknown[] = []
  const logger = { warn: (told: object, msg: string) => lines.push({ ...told, msg }) } as never
  let minute = 30
  const now = () => new Date(`2026-11-21T06:${minute}:00Z`)
  const notices = createNotices(logger, now)
  expect(notices.list()).toEqual([])
  notices.raise('proxy_garbled')
  minute = 31
  notices.raise('proxy_garbled')
  notices.raise('proxy_untrusted')
  expect(notices.list()).toEqual([
    { code: 'proxy_garbled', since: '2026-11-21T06:30:00.000Z' },
    { code: 'proxy_untrusted', since: '2026-11-21T06:31:00.000Z' },
  ])
  expect(lines).toMatchObject([
    { notice: 'proxy_garbled', msg: expect.stringContaining('TRUST_PROXY') },
    { notice: 'proxy_untrusted', msg: expect.stringContaining('TRUST_PROXY') },
  ])
})
