import type { Database } from '@thodu/db'
import { sql } from 'kysely'
import { z } from 'zod'
import { roleSchema } from '../contract/choices.schema.ts'
import type { UserRow } from '../contract/wire-types.ts'
import { type ListRequest, totalOf } from '../http/simple-rest.ts'

export const userFilter = z.strictObject({
  q: z.string().trim().max(200).optional(),
  role: roleSchema.optional(),
  /** react-admin asks for several records at once. */
  id: z.array(z.string().max(64)).min(1).max(1_000).optional(),
})
const columns = { name: 'name', email: 'email', role: 'role', createdAt: 'created_at', _id: 'id' } as const
export type UserSortField = keyof typeof columns
export const userSortFields = ['createdAt', 'name', 'email', 'role', '_id'] as const satisfies readonly UserSortField[]

type UserList = ListRequest<UserSortField, z.output<typeof userFilter>>

/** A pattern that finds the text anywhere; what LIKE would read as a wildcard is taken as it stands. */
export const likeAnywhere = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** A page of the accounts that exist, with the total of the filter (contract, section 6). */
export async function listUsers(
  { read }: Database,
  { sort, offset, limit, filter }: UserList,
): Promise<{ rows: UserRow[]; total: number }> {
  let matching = read.selectFrom('accounts').where('removed_at', 'is', null)
  if (filter.role !== undefined) matching = matching.where('role', '=', filter.role)
  if (filter.id !== undefined) matching = matching.where('id', 'in', filter.id)
  if (filter.q) {
    const pattern = likeAnywhere(filter.q)
    matching = matching.where(
      sql<boolean>`(lower(name) like ${pattern} escape '\\' or email like ${pattern} escape '\\' or phone like ${pattern} escape '\\')`,
    )
  }
  const rows = await matching
    .select(['id', 'name', 'email', 'phone', 'role', 'created_at'])
    .orderBy(columns[sort.field], sort.direction)
    .$if(sort.field === 'role', (query) => query.orderBy('created_at', sort.direction))
    .orderBy('id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const count = async (): Promise<number> => {
    const { total } = await matching
      .select((row) => row.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  return {
    rows: rows.map(({ id, created_at, ...row }) => ({ _id: id, ...row, createdAt: created_at })),
    total: await totalOf({ offset, limit }, rows.length, count),
  }
}
