import { type Kysely, sql } from 'kysely'

/** A second step for signing in, what proves it, and when a session was used and proven last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('totp', 'passkey')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sealed_secret', 'text')
    .addColumn('last_step', 'integer')
    .addColumn('credential_id', 'text', (column) => column.unique())
    .addColumn('public_key', 'text')
    .addColumn('counter', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('transports', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .addCheckConstraint(
      'second_factors_whole',
      sql`(kind = 'totp' and sealed_secret is not null) or (kind = 'passkey' and credential_id is not null and public_key is not null)`,
    )
    .modifyEnd(sql`strict`)
    .execute()
  await db.schema
    .createIndex('second_factors_by_account')
    .on('second_factors')
    .columns(['account_id', 'created_at'])
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'code_hash'])
    .modifyEnd(sql`strict`)
    .execute()
  await db.schema
    .createTable('factor_challenges')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('sign-in', 'prove', 'add-totp', 'add-passkey')`),
    )
    .addColumn('bound_to', 'text', (column) => column.notNull())
    .addColumn('payload', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .modifyEnd(sql`strict`)
    .execute()
  await db.schema.createIndex('factor_challenges_by_account').on('factor_challenges').column('account_id').execute()
  await db.schema.createIndex('factor_challenges_by_expiry').on('factor_challenges').column('expires_at').execute()
  for (const column of ['second_factor_at', 'factor_due_at'])
    await db.schema.alterTable('accounts').addColumn(column, 'text').execute()
  for (const column of ['last_used_at', 'proven_at'])
    await db.schema
      .alterTable('sessions')
      .addColumn(column, 'text', (one) => one.notNull().defaultTo(''))
      .execute()
  await sql`update sessions set last_used_at = created_at, proven_at = created_at`.execute(db)
}
