import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase, migrations, openSqlite } from '@thodu/db'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { useDatabase } from '../support/database.ts'

const openedDatabase = useDatabase()
const listTriggers = ({ upkeep }: ReturnType<typeof openSqlite>) =>
  upkeep.raw.prepare("select name, sql from sqlite_master where type = 'trigger' order by name").all() as {
    name: string
    sql: string
  }[]

it('an installation whose triggers are of another text ends with those of a new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-one-text-'))
  const database = openSqlite(join(folder, 'old.db'))
  const migrator = new Migrator({ db: database.upkeep.writer, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('0060-messages-looked-at')
  expect(error).toBeUndefined()
  // As it was on files: no word of rows, and three triggers that counted people.
  for (const { name, sql } of listTriggers(database))
    database.upkeep.raw.exec(`drop trigger ${name}; ${sql.replace(' for each row', '')}`)
  database.upkeep.raw.exec(`drop trigger audit_people_insert;
    create trigger audit_user_totals_insert after insert on audit_log begin
      insert into audit_user_totals(user_email, user_name, events) values (new.user_email, new.user_name, 1);
    end;
    create trigger audit_months_insert after insert on audit_log begin
      insert into audit_user_months(month, user_email, user_name, events) values (new.day, new.user_email, new.user_name, 1);
    end`)
  await migrateDatabase(database)
  expect(listTriggers(database)).toEqual(listTriggers(openedDatabase()))
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
