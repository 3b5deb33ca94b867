import { booksKeptFrom } from '../contract/money/money-rules.ts'
import type { Deps } from '../http/environment.ts'

/** Rows per run, so that other writes, such as the confirmation of a payment, do not wait for long. */
const most = 500

/**
 * Erases the content of documents after their retention period, oldest first. Numbers, days and amounts remain (rule MON-11).
 */
export async function sweepDocuments({
  config,
  database,
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>): Promise<void> {
  const before = booksKeptFrom(now(), config.privacy.bookYears).toISOString()
  const old = await database.read
    .selectFrom('issued_documents')
    .select('id')
    .where('issued_at', '<', before)
    .where('content', '<>', '')
    .orderBy('issued_at')
    .limit(most)
    .execute()
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await database.write((tx) => tx.updateTable('issued_documents').set({ content: '' }).where('id', 'in', ids).execute())
}
