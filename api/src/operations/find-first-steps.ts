import type { FirstStep } from '../contract/operations/notices.ts'
import type { Actor } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { readFacts } from './backups/system-facts.ts'

/** Lists the open first steps of a new office (rule SET-15), until it has a caretaker and a booking. */
export async function findFirstSteps({ database }: Pick<Deps, 'database'>, reader: Actor): Promise<FirstStep[]> {
  const [caretaker, booking, fact] = await Promise.all([
    database.read.selectFrom('accounts').select('id').where('role', '=', 'caretaker').limit(1).executeTakeFirst(),
    database.read.selectFrom('bookings').select('id').limit(1).executeTakeFirst(),
    readFacts({ database }),
  ])
  if (caretaker && booking) return []
  const open: FirstStep[] = []
  if (!caretaker) open.push('caretaker')
  if (!booking) open.push('booking')
  if (fact('last-proven-backup') === null) open.push('backup')
  if (reader.second_factor_at === null) open.push('second_factor')
  return open
}
