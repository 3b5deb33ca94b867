import type { DialectAdapter, QueryExecutorProvider } from 'kysely'

export type EngineName = 'sqlite' | 'postgres'

/** An adapter of ours says whose it is: every handle of a database leads to it, those of migrations too. */
export type NamedAdapter = DialectAdapter & { readonly engine: EngineName }

/** The engine behind a handle. @throws TypeError for a Kysely that was not made by an engine of ours */
export function engineOf(db: QueryExecutorProvider): EngineName {
  const { engine } = db.getExecutor().adapter as Partial<NamedAdapter>
  if (engine === undefined) throw new TypeError('Not a handle of this database')
  return engine
}
