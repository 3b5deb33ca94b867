import { createHash } from 'node:crypto'
import { createApp, createDeps, loadConfig, verifyAudit } from '@thodu/api'
import { expect } from 'vitest'
import { password } from '../support/api.ts'

/**
 * Expects that the demo customer of a release can read their booking, visits and, if uploads were restored, document
 * through the current API, and that the audit log is valid.
 */
export async function expectDemoData(env: Record<string, string>, { uploads }: { uploads: boolean }): Promise<void> {
  const secret = { JWT_SECRET: 'a secret of a test, at least 32 bytes long', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }
  const deps = await createDeps(loadConfig({ ...secret, ...env }))
  const app = createApp(deps)
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const body = JSON.stringify({ email: 'demo.customer@example.in', password })
  const { token } = (await (await app.request('/api/auth/login', { ...post, body })).json()) as { token: string }
  const get = (path: string) => app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
  const read = async (path: string) => (await get(path)).json()

  const bookings = (await read('/booking')) as { _id: string }[]
  expect(bookings).toMatchObject([{ status: 'pending', patientDetails: { patientName: 'Demo Patient' } }])
  const visits = await deps.database.read.selectFrom('visits').select('booking_id').execute()
  expect(new Set(visits.map((visit) => visit.booking_id))).toEqual(new Set([bookings[0]?._id]))
  const documents = (await read('/document')) as { _id: string }[]
  expect(documents).toMatchObject([{ name: 'demo-report.pdf' }])
  if (uploads) {
    const stored = await deps.database.read.selectFrom('documents').select('sha256').executeTakeFirstOrThrow()
    const file = Buffer.from(await (await get(`/files/${documents[0]?._id}`)).arrayBuffer())
    expect(createHash('sha256').update(file).digest('hex')).toBe(stored.sha256)
  }
  expect(await verifyAudit(deps.database)).toMatchObject({ ok: true })
  await deps.mailer.stop()
  await deps.refusals.stop()
  await deps.accessLog.stop()
  await deps.database.close()
}
