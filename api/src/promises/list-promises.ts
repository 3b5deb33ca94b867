import type { PromiseRow, Reader } from '@thodu/db'
import { z } from 'zod'
import { type PromiseKind, promiseKinds } from '../contract/promises/promise-kinds.ts'
import { openRows } from '../http/lists/restricted.ts'
import { type ListRequest, totalOf } from '../http/lists/simple-rest.ts'

export const promiseSorts = ['dueAt'] as const
export const promiseFilter = z
  .strictObject({
    kind: z.enum(promiseKinds),
    /** Awaited promises, also the default of a list without other filters. */
    open: z.literal(true),
    /** Broken promises, met late or not at all. */
    broken: z.literal(true),
    /** Broken promises without a reason. */
    reasonMissing: z.literal(true),
    /** Promises of one booking, callback or message. */
    subject: z.string().min(1).max(64),
    id: z.array(z.string().max(64)).min(1).max(1_000),
  })
  .partial()
type Filter = z.output<typeof promiseFilter>
type PromiseList = ListRequest<(typeof promiseSorts)[number], Filter>

/** A longer list is counted up to this number. */
const maxCounted = 10_000
const types = ['booking', 'callback', 'message'] as const

type Shape = {
  isOpen: boolean
  isBroken: boolean
  isUnexplained: boolean
  direction: 'asc' | 'desc'
}
type Input = { kind?: PromiseKind | undefined; subject?: string | undefined }

function shapeOf({ sort, filter: { subject, open, broken, reasonMissing } }: PromiseList): Shape {
  const asksNothing = subject === undefined && !broken && !reasonMissing
  return {
    isOpen: open ?? asksNothing,
    isBroken: broken ?? reasonMissing ?? false,
    isUnexplained: reasonMissing ?? false,
    direction: sort.direction,
  }
}

/** Each list reads its own index. */
function matching(db: Reader, { kind, subject }: Input, { isOpen, isBroken, isUnexplained }: Omit<Shape, 'direction'>) {
  let query = db.selectFrom(openRows.promises)
  if (subject !== undefined) query = query.where('subject_type', 'in', types).where('subject_id', '=', subject)
  if (isOpen) query = query.where('met_at', 'is', null).where('void_at', 'is', null).where('closed_at', 'is', null)
  if (isBroken) query = query.where('broken_noted_at', 'is not', null).where('void_at', 'is', null)
  if (isUnexplained) query = query.where('reason_code', 'is', null)
  return kind === undefined ? query : query.where('kind', '=', kind)
}

const selectPage = (db: Reader, { limit, offset, ...given }: Input & { limit: number; offset: number }, shape: Shape) =>
  matching(db, given, shape)
    .selectAll()
    .orderBy('ends_at', shape.direction)
    .orderBy('id', shape.direction)
    .limit(limit)
    .offset(offset)
    .execute()
const countMatches = (db: Reader, { max, ...given }: Input & { max: number }, shape: Shape) =>
  db
    .selectFrom(matching(db, given, shape).select('id').limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .execute()

/** Lists a page of promises with the total up to 10,000 (rule PROM-5). */
export async function listPromises(read: Reader, list: PromiseList): Promise<{ rows: PromiseRow[]; total: number }> {
  const { filter, offset, limit } = list
  if (filter.id !== undefined) {
    const rows = await matching(read, {}, { ...shapeOf(list), isOpen: false })
      .selectAll()
      .where('id', 'in', filter.id)
      .execute()
    return { rows, total: rows.length }
  }
  const shape = shapeOf(list)
  const given = { kind: filter.kind, subject: filter.subject }
  const rows = await selectPage(read, { ...given, offset, limit }, shape)
  const total = await totalOf(
    { offset, limit },
    rows.length,
    async () => (await countMatches(read, { ...given, max: maxCounted }, shape))[0]?.total ?? 0,
  )
  return { rows, total }
}
