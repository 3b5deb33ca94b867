import { type Database, newId, readJson, writeJson } from '@thodu/db'

const fact = 'installation'

/** The installation's id: created once and stored in the database, and so in its backups. */
export async function readInstallation({ read, write }: Pick<Database, 'read' | 'write'>, now: Date): Promise<string> {
  const find = () => read.selectFrom('system_facts').select('value').where('name', '=', fact).executeTakeFirst()
  const known = await find()
  if (known) return readJson<string>(known.value)
  const row = { name: fact, value: writeJson(newId(now.getTime())), updated_at: now.toISOString() }
  await write((tx) =>
    tx
      .insertInto('system_facts')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
  return readJson<string>((await find())?.value ?? '""')
}
