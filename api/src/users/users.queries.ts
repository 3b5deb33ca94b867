import type { Database } from '@thodu/db'
import { z } from 'zod'
import { shownEmail } from '../accounts/unknown-address.ts'
import { roleSchema } from '../contract/accounts/accounts.schema.ts'
import type { UserRow } from '../contract/users/users.calls.ts'
import { searchText } from '../contract/wire/free-text.ts'
import { findPeople, readPage } from '../http/lists/list-page.ts'
import { openRows } from '../http/lists/restricted.ts'
import type { ListRequest } from '../http/lists/simple-rest.ts'

export const userFilter = z.strictObject({
  q: searchText.optional(),
  role: roleSchema.optional(),
  /** react-admin requests several records at once. */
  id: z.array(z.string().max(64)).min(1).max(1_000).optional(),
})
const columns = {
  name: ['name_order'],
  email: ['email'],
  role: ['role', 'created_at'],
  createdAt: ['created_at'],
  _id: ['id'],
} as const
export type UserSortField = keyof typeof columns
export const userSortFields = ['createdAt', 'name', 'email', 'role', '_id'] as const satisfies readonly UserSortField[]

type UserList = ListRequest<UserSortField, z.output<typeof userFilter>>

/** Lists a page of accounts with the total (rule OFF-14). */
export async function listUsers(
  { read }: Database,
  { filter, ...list }: UserList,
): Promise<{ rows: UserRow[]; total: number }> {
  let matching = read.selectFrom(openRows.accounts).where('removed_at', 'is', null)
  if (filter.role !== undefined) matching = matching.where('role', '=', filter.role)
  if (filter.id !== undefined) matching = matching.where('id', 'in', filter.id)
  const { q, role } = filter
  if (q) matching = matching.where('id', 'in', findPeople(read, q, { role, uncounted: list.uncounted }))
  const { rows, total } = await readPage(
    matching,
    (query) => query.select(['id', 'name', 'email', 'phone', 'role', 'created_at']),
    list,
    { columns, id: 'id' },
  )
  return {
    rows: rows.map(({ id, created_at, email, ...row }) => ({
      _id: id,
      ...row,
      email: shownEmail(email),
      createdAt: created_at,
    })),
    total,
  }
}
