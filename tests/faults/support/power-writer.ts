import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { createTestApi } from '../../support/api.ts'
import { patientDetails } from '../../support/people.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'

// Runs under strace: writes through the API in this process and prints each answer, so that the recording has answers and
// disk writes in one order.
const [writes = '20', synchronous = 'FULL'] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `@${line}\n`)

// The server does not expose its writing connection, so this patch captures it when it is opened.
const original = BetterSqlite3.prototype.pragma
let writing: BetterSqlite3.Database | undefined
BetterSqlite3.prototype.pragma = function pragma(this: BetterSqlite3.Database, ...given) {
  if (!this.readonly) writing = this
  return original.apply(this, given)
}
const api = await createTestApi()
BetterSqlite3.prototype.pragma = original
if (!writing) throw new Error('the product opened no database to write to')
// Frequent checkpoints, so that cuts fall into them and between them. A checkpoint syncs by itself.
writing.pragma('wal_autocheckpoint = 250')
// Only the test of the checker itself uses less durability than the server.
if (synchronous !== 'FULL') writing.pragma(`synchronous = ${synchronous}`)
const { token } = await api.signUp()
say(`dir ${api.deps.config.dataDir}`)

for (let turn = 0; turn < Number(writes); turn++) {
  if (turn % 4 === 3) {
    const body = new FormData()
    body.append(
      'file',
      new File([new Uint8Array(samplePdf(`% ${randomUUID()}\n`))], 'report.pdf', { type: 'application/pdf' }),
    )
    const answer = await api.call<{ _id: string }>('POST', '/document/upload', { token, body })
    if (answer.status === 201) say(`document ${answer.body._id}`)
    continue
  }
  const marker = `Patient-${turn}`
  say(`attempt ${marker}`)
  const answer = await api.call<{ _id: string }>('POST', '/booking', {
    token,
    body: {
      serviceType: 'elderly-care',
      packageId: 'basic',
      patientDetails: { ...patientDetails, patientName: marker },
      agreedToTerms: true,
    },
  })
  if (answer.status === 201) say(`booking ${marker} ${answer.body._id}`)
}
say('end')
// Exits without a normal stop, because the recording is cut anyway.
process.exit(0)
