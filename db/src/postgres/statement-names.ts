import { createHash } from 'node:crypto'

/** A server need not remember more texts than these on each connection. */
const maxNames = 400

/**
 * Names under which connections keep statements, so that a text is read once on each. There are none before it is known that
 * what one connection names stays its own (docs/decisions/0063-what-a-call-costs.md). A name says which text it stands
 * for, so that whoever took it, it runs no other.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #areKept = false

  /** From now on statements are named. */
  allow(): void {
    this.#areKept = true
  }

  /** From now on none is, whatever was named before. */
  forbid(): void {
    this.#areKept = false
  }

  /** The name of a statement; undefined where none is to be given, as for what comes after the first 400 texts. */
  find(sql: string): string | undefined {
    if (!this.#areKept) return undefined
    const known = this.#names.get(sql)
    if (known !== undefined || this.#names.size >= maxNames) return known
    const name = `thodu_${createHash('sha256').update(sql).digest('base64url')}`
    this.#names.set(sql, name)
    return name
  }
}
