import type { TriggerFrame } from '../dialect/trigger-frame.ts'
import { createPeopleSearch, createSearchIndexes } from './search-indexes.ts'

/** The function returns the row unless a statement refuses it. */
const frame = (name: string, when: string, run: readonly string[]): string =>
  `create or replace function ${name}() returns trigger language plpgsql as $body$
begin
${run.map((statement) => `  ${statement};`).join('\n')}
  return ${/^before delete\b/.test(when) ? 'old' : 'new'};
end $body$;
create or replace trigger ${name} ${when} execute function ${name}()`

/** The error code is one that database-errors.ts maps. */
const say = (message: string): string => `raise exception '${message}' using errcode = 'TH001'`

export const postgresFrame: TriggerFrame = {
  create: ({ name, at, when, run }) => [
    frame(name, `${at} for each row${when === undefined ? '' : `\n  when (${when})`}`, run),
  ],
  refuse: (message, condition) =>
    condition === undefined ? say(message) : `if ${condition} then ${say(message)}; end if`,
  refuseEmptying: (table, message) => [
    frame(`${table}_no_truncate`, `before truncate on ${table} for each statement`, [say(message)]),
  ],
  daysAgo: (days) => `to_char((now() at time zone 'utc') - interval '${days} days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  toMinutes: (column) => `floor(extract(epoch from ${column}::timestamptz) / 60)`,
  // The next vacuum removes old words of a rewritten row from the index.
  search: [createSearchIndexes, createPeopleSearch],
}
