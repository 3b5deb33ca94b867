import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createTestApi } from '../support/api.ts'
import { patient } from '../support/samples/patient.ts'
import { samplePdf, uploadForm } from '../support/samples/sample-files.ts'

/**
 * Creates the backup of a release: `node tests/releases/make-backup.ts 1.2.0.tar.gz`. Run it once for each release, from
 * its tag, and commit the file: every later version must restore it. All people are made up. With the DATABASE_URL of an
 * empty PostgreSQL database, run `pg_dump --no-owner --no-privileges --inserts` afterwards and replace the committed dump,
 * without comments and lines that begin with `\`.
 */
const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('Usage: node tests/releases/make-backup.ts VERSION.tar.gz')

const { DATABASE_URL } = process.env
const api = await createTestApi(DATABASE_URL === undefined ? {} : { DATABASE_URL })
async function call(method: string, path: string, token: string, body: unknown): Promise<{ _id: string }> {
  const answer = await api.call<{ _id: string }>(method, path, { token, body })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return answer.body
}

const admin = await api.makeAdmin('Demo Admin')
const caretaker = await api.makeCaretaker(admin, { name: 'Demo Caretaker' })
const customer = await api.signUp({ name: 'Demo Customer', email: 'demo.customer@example.in', phone: '9876500001' })
const patientDetails = { ...patient, patientName: 'Demo Patient', emergencyContact: 'Demo Contact' }
const care = { serviceType: 'elderly-care', packageId: 'standard', patientDetails }
const booking = await call('POST', '/booking', customer.token, care)
const report = uploadForm(samplePdf(), 'demo-report.pdf', { category: 'medicalReports' })
await call('POST', '/document/upload', customer.token, report)
const path = `/admin/bookings/${booking._id}`
await call('PUT', `${path}/status`, admin.token, { assignedCaregiver: caretaker.user._id })
const startsOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
const shifts = [{ code: 'D', start: '08:00', minutes: 240 }]
await call('POST', `${path}/roster`, admin.token, { startsOn, days: [1, 2], mode: 'visits', shifts })

const backup = join(api.dataDir, 'made.tar')
execFileSync(process.execPath, [join(import.meta.dirname, '..', '..', 'scripts', 'backup.ts'), backup], {
  env: { ...process.env, DATA_DIR: api.dataDir, JWT_SECRET: 'a secret of a test, at least 32 bytes long' },
  stdio: 'inherit',
})
writeFileSync(target, gzipSync(readFileSync(backup), { level: 9 }))
await api.close()
