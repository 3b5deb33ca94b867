import { newId } from '@thodu/db'
import matrix from '../../security/authorization-matrix.json' with { type: 'json' }
import { samplePdf, uploadForm } from '../samples/sample-files.ts'
import type { PersonName } from './matrix-people.ts'

/** One row of the authorization matrix: a call, and what each actor is answered. */
export type MatrixCase = {
  call: string
  path?: string
  /** What `{id}` names; the three statuses are for the customer's, somebody else's and a missing one. */
  thing?: string
  body?: unknown
  note?: string
  /** Tables that a refused call writes by right, e.g. the counter of wrong tries. */
  mayChange?: string[]
  expect: Record<string, number | number[]>
}
export const matrixCases: MatrixCase[] = matrix.calls

let made = 0

/** The call of a case about one thing, with the values that have to be new each time. */
export function toCall({ call, path, body }: MatrixCase, id: string, idOf: (name: PersonName) => string) {
  const [method = '', template = ''] = call.split(' ')
  made += 1
  const values: Record<string, string> = {
    $unique: `made.${made}@example.in`,
    $otherCaretaker: idOf('otherCaretaker'),
    $uuid: newId(),
  }
  const fill = (): unknown => {
    if (body === 'a file') return uploadForm(samplePdf(), 'report.pdf')
    if (typeof body !== 'object' || body === null) return body
    const fields = Object.entries(body)
    return Object.fromEntries(
      fields.map(([field, value]) => [field, typeof value === 'string' ? (values[value] ?? value) : value]),
    )
  }
  return {
    method,
    path: (path ?? template).replace(/\{(id|key|family)\}/, id).replace('$otherCaretaker', idOf('otherCaretaker')),
    ...(body === undefined ? {} : { body: fill() }),
  }
}
