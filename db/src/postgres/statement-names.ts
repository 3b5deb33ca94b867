import { createHash } from 'node:crypto'

/** A server has to remember them for each connection. */
const maxNames = 400

/**
 * Names of prepared statements, so that each connection parses a text once. Statements are unnamed until a check shows that
 * names stay with their connection (docs/decisions/0063-what-a-call-costs.md). A name contains the hash of its text, so that
 * it never runs another text.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #areKept = false

  allow(): void {
    this.#areKept = true
  }

  forbid(): void {
    this.#areKept = false
  }

  /** Returns undefined while names are forbidden, and for texts after the first 400. */
  find(sql: string): string | undefined {
    if (!this.#areKept) return undefined
    const known = this.#names.get(sql)
    if (known !== undefined || this.#names.size >= maxNames) return known
    const name = `thodu_${createHash('sha256').update(sql).digest('base64url')}`
    this.#names.set(sql, name)
    return name
  }
}
