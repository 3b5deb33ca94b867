import { newId } from '@thodu/db'
import type { TestApi } from '../api.ts'
import type { PersonName } from './matrix-people.ts'

/** A breach of which everything is written, with the other caretaker on its list of calls. @returns its id */
export async function addBreach(api: TestApi, idOf: (name: PersonName) => string): Promise<string> {
  const id = newId()
  const at = api.deps.now().toISOString()
  const written = { nature: 'x', consequences: 'x', safety_steps: 'x' }
  const times = { aware_at: at, reminded_at: at, created_at: at, board_told_at: at, board_detailed_at: at }
  await api.deps.database.write(async (tx) => {
    await tx
      .insertInto('breaches')
      .values({ id, code: id, client_event_id: newId(), by_id: idOf('admin'), ...written, ...times })
      .execute()
    await tx
      .insertInto('breach_persons')
      .values({ breach_id: id, account_id: idOf('otherCaretaker'), way: 'call' })
      .execute()
  })
  return id
}
