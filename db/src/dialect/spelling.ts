import { type OperationNode, type RawBuilder, type RawNode, sql } from 'kysely'
import type { DialectSql } from './dialect-sql.ts'

type Spell = (engine: DialectSql) => RawBuilder<unknown>

const spellings = new WeakMap<OperationNode, Spell>()

/**
 * Creates SQL that each engine spells when it compiles the statement, so that features neither need a database handle nor
 * depend on an engine (docs/decisions/0035-two-engines.md).
 */
export function spellPerEngine<Value>(spell: (engine: DialectSql) => RawBuilder<Value>): RawBuilder<Value> {
  const builder = sql<Value>`(left to the engine)`
  spellings.set(builder.toOperationNode(), spell)
  return builder
}

/** Returns the engine's form of a node, or undefined for SQL that is the same everywhere. */
export const spellNode = (node: RawNode, engine: DialectSql): OperationNode | undefined =>
  spellings.get(node)?.(engine).toOperationNode()

type Word = (...given: readonly unknown[]) => RawBuilder<unknown>

/** Defers every function of `DialectSql` to the engine. */
export const leftToEngine = new Proxy({} as DialectSql, {
  get:
    (_, name: keyof DialectSql): Word =>
    (...given) =>
      spellPerEngine((engine) => (engine[name] as Word)(...given)),
})
