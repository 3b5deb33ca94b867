import { runOn } from './test-database.ts'

type Read = <Row>(sql: string) => Row[]

const lines = (rows: readonly { text: string }[]): string => rows.map(({ text }) => `${text};\n`).join('')

/** The SQL of all tables, indexes and triggers of a file, in the order of names. */
export const dumpFile = (read: Read): string =>
  lines(
    read(`select type || ' ' || name || ': ' || sql as text from sqlite_master
    where sql is not null and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by type, name`),
  )

const own = `c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely\\_%'`

/** Columns in order with their nullability, checks and keys, indexes, triggers with their functions. */
const questions = [
  `select format('%s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end, case a.attgenerated::text when '' then '' else ' generated ' || a.attgenerated::text end,
      coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '')) as text
    from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and ${own} order by c.relname, a.attnum`,
  `select format('%s %s: %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype <> 'n' and ${own} order by c.relname, k.conname`,
  `select pg_get_indexdef(c.oid) as text from pg_class c where c.relkind = 'i' and ${own} order by c.relname`,
  `select format('%s %s', c.relname, s.of_type) as text from pg_class c,
      lateral (select seqtypid::regtype as of_type from pg_sequence where seqrelid = c.oid) s
    where c.relkind = 'S' and ${own} order by c.relname`,
  `select pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and ${own} order by c.relname, t.tgname`,
  `select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype order by p.proname`,
]

/** The same for a PostgreSQL database. */
export async function dumpServer(address: string): Promise<string> {
  let dump = ''
  for (const question of questions) dump += lines(await runOn<{ text: string }>(address, question))
  return dump
}
