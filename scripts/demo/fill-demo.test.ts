import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@thodu/api'
import { afterEach, expect, it, vi } from 'vitest'
import { fillDemo } from './fill-demo.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-fill-demo-'))
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

// From half past six in the evening on UTC it is the next day in the city already, and what was booked hours ago follows.
it('can be filled late in the evening, when the city is a day ahead of UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const today = new Date().toISOString().slice(0, 10)
  vi.setSystemTime(new Date(`${today}T22:53:00Z`))
  const env = { DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  await expect(fillDemo(loadConfig(env))).resolves.toBeUndefined()
}, 60_000)
