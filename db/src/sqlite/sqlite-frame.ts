import type { Trigger, TriggerFrame } from '../dialect/trigger-frame.ts'

const create = ({ name, at, when, run }: Trigger): string[] => [
  `drop trigger if exists ${name}`,
  `create trigger ${name} ${at} for each row${when === undefined ? '' : `\n  when (${when})`} begin
${run.map((statement) => `    ${statement};`).join('\n')}
  end`,
]

const searchUpdate = create({
  name: 'bookings_search_update',
  at: 'after update of search_text on bookings',
  when: 'old.search_text <> new.search_text',
  run: [
    `insert into bookings_search(bookings_search, rowid, search_text) values ('delete', old.seq, old.search_text)`,
    'insert into bookings_search(rowid, search_text) values (new.seq, new.search_text)',
  ],
})

/** FTS5 over a table's search_text; trigrams find any part of a word of three letters or more. */
const indexOver = (index: string, table: string): string =>
  `create virtual table ${index} using fts5(search_text, content='${table}', content_rowid='seq', tokenize='trigram', detail='full')`
const searchInsert = (index: string, table: string): string[] =>
  create({
    name: `${index}_insert`,
    at: `after insert on ${table}`,
    run: [`insert into ${index}(rowid, search_text) values (new.seq, new.search_text)`],
  })

export const sqliteFrame: TriggerFrame = {
  create,
  refuse: (message, condition) =>
    `select raise(abort, '${message}')${condition === undefined ? '' : ` where ${condition}`}`,
  // SQLite empties a table with a delete guard row by row, so that guard is enough.
  refuseEmptying: () => [],
  daysAgo: (days) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${days} days')`,
  toMinutes: (column) => `(cast(strftime('%s', ${column}) as integer) / 60)`,
  search: [
    indexOver('bookings_search', 'bookings'),
    indexOver('audit_search', 'audit_log'),
    ...searchInsert('bookings_search', 'bookings'),
    ...searchUpdate,
    ...searchInsert('audit_search', 'audit_log'),
    // Changed or emptied text leaves the index at once, not at its next merge: people may ask for erasure.
    `insert into bookings_search(bookings_search, rank) values ('secure-delete', 1)`,
  ],
}
