import { inputs, pathValues } from '../../security/authorization-inputs.ts'
import { authorizationMatrix } from '../../security/authorization-matrix.ts'

export const actors = ['visitor', 'owner', 'other customer', 'assigned caretaker', 'other caretaker', 'admin'] as const
export type Actor = (typeof actors)[number]

/** The statuses of a role for the owner's thing, a stranger's thing and a missing id; all equal for a call without an id. */
export type Statuses = readonly [owners: number, strangers: number, missing: number]
export type MatrixLine = {
  title: string
  call: string
  /** The key of body or query in authorization-inputs.ts. */
  input: string
  /** The kind of thing whose id is in the path; undefined for a call without an id. */
  thing: string | undefined
  expected: Record<Actor, Statuses>
}

const groups: Record<string, readonly Actor[]> = {
  ...Object.fromEntries(actors.map((actor) => [actor, [actor]])),
  customer: ['owner', 'other customer'],
  caretaker: ['assigned caretaker', 'other caretaker'],
  everyone: actors,
}

function statusesOf(actor: Actor, hasThing: boolean, text: string): Statuses {
  const [first, second, third] = text.split('/').map(Number) as [number, number?, number?]
  if (second !== undefined && third !== undefined) return [first, second, third]
  if (!hasThing || first === 401 || first === 403) return [first, first, first]
  return [first, actor === 'owner' || actor === 'assigned caretaker' ? 404 : first, 404]
}

/** @throws Error with the line, unless it gives each role its status once */
function parseLine(line: string): MatrixLine {
  const [input = '', ...columns] = line.replace(/\s*#.*$/, '').split(/ {2,}/)
  const answers = columns.pop() ?? ''
  const thing = columns.pop()
  const expected: Partial<Record<Actor, Statuses>> = {}
  for (const answer of answers.split(' · ')) {
    const [, name = '', numbers = ''] = /^([a-z ]+) (\d{3}(?:\/\d{3}\/\d{3})?)$/.exec(answer) ?? []
    for (const actor of groups[name] ?? []) {
      if (expected[actor]) throw new Error(`authorization-matrix.ts names a role twice: ${line}`)
      expected[actor] = statusesOf(actor, thing !== undefined, numbers)
    }
    if (!groups[name]) throw new Error(`authorization-matrix.ts has a line without a role and a status: ${line}`)
  }
  const left = actors.filter((actor) => !expected[actor])
  if (left.length > 0) throw new Error(`authorization-matrix.ts leaves out ${left.join(', ')}: ${line}`)
  const [call = ''] = input.split(', ')
  return { title: [input, thing].join(' ').trim(), call, input, thing, expected: expected as MatrixLine['expected'] }
}

export const matrixLines: readonly MatrixLine[] = authorizationMatrix
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map(parseLine)

/** Method, path and body of a line for the thing with this id, as TestApi.call takes them. */
export function toRequest({ call, input, thing }: MatrixLine, id: string, otherCaretaker: string) {
  const [method = '', template = ''] = call.split(' ')
  const values = pathValues(otherCaretaker)
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? (thing === undefined ? undefined : id)
    if (value === undefined) throw new Error(`${call} names no thing, and authorization-inputs.ts no value for ${name}`)
    return value
  })
  const given = inputs(otherCaretaker)[input]
  if (given === undefined) return { method, path }
  if (method === 'GET') return { method, path: `${path}?${new URLSearchParams(given as Record<string, string>)}` }
  return { method, path, body: given }
}
