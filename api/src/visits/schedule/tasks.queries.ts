import { isOneOf, type Reader, type Tx } from '@thodu/db'
import { type CareTaskCode, careTaskCodes } from '../../contract/tasks/care-tasks.ts'

const selectTasks = (db: Reader, { bookings }: { bookings: string[] }) =>
  db.selectFrom('roster_tasks').selectAll().where(isOneOf('booking_id', bookings)).execute()

/** Reads the tasks of visits by booking, in the order of the catalogue. */
export async function findTasks(db: Reader, bookings: readonly string[]): Promise<Map<string, CareTaskCode[]>> {
  if (bookings.length === 0) return new Map()
  const rows = Map.groupBy(await selectTasks(db, { bookings: [...bookings] }), (row) => row.booking_id)
  const inOrder = (codes: readonly string[]) => careTaskCodes.filter((code) => codes.includes(code))
  return new Map([...rows].map(([id, chosen]) => [id, inOrder(chosen.map(({ code }) => code))]))
}

/** Replaces the tasks of future visits; ticks remain. */
export async function writeTasks(tx: Tx, bookingId: string, tasks: readonly CareTaskCode[]): Promise<void> {
  await tx.deleteFrom('roster_tasks').where('booking_id', '=', bookingId).execute()
  if (tasks.length === 0) return
  const rows = tasks.map((code) => ({ booking_id: bookingId, code }))
  await tx.insertInto('roster_tasks').values(rows).execute()
}
