const maxNames = 400

const names = new Map<string, string>()

/**
 * The name under which connections keep a statement, so that its text is read once on each; undefined for what comes after
 * the first 400 texts, which a server need not remember.
 */
export function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= maxNames) return known
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}
