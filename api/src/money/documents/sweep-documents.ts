import { booksKeptFrom } from '../../contract/money/money-rules.ts'
import type { Deps } from '../../http/environment.ts'

/** Documents at once: their rows are locked no longer than a confirmation takes. */
const most = 500

/** Erases the words of documents that the books have been kept for long enough, the oldest first; numbers, days and amounts stay (rule MON-11). */
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
