import { type RawBuilder, sql } from 'kysely'

type Trigger = { name: string; when: string; body: string }

/** A trigger and its function of the same name, whose body ends by itself or returns the row. */
export const trigger = ({ name, when, body }: Trigger): RawBuilder<unknown> =>
  sql.raw(`create or replace function ${name}() returns trigger language plpgsql as $body$
begin
${body}
  return ${/\bbefore delete\b/.test(when) ? 'old' : 'new'};
end $body$;
create or replace trigger ${name} ${when} execute function ${name}()`)

/** What a guard says, under a code that database-errors.ts knows. */
export const refuse = (message: string): string => `  raise exception '${message}' using errcode = 'TH001';`

/** A guard that lets nothing through, the emptying of a whole table included. */
export const forbid = (name: string, event: 'update' | 'delete' | 'truncate', table: string, message: string) =>
  trigger({
    name,
    when: `before ${event} on ${table} for each ${event === 'truncate' ? 'statement' : 'row'}`,
    body: refuse(message),
  })
