import ts from 'typescript-6'

/** Conditions of a query: without one of them it finds, changes or removes more than it should. */
const conditions = new Set(['where', 'whereRef', 'having', 'havingRef'])

/** Whether a chain of calls begins as a query does; what follows `onConflict` has conditions that cannot be left out. */
function isQuery(node: ts.Expression): boolean {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression
    return !['column', 'columns'].includes(name.text) && isQuery(expression)
  }
  return !(ts.isIdentifier(node) && node.text === 'conflict')
}

/**
 * Source in which each condition of a query stands behind a `true` of its own. A mutation tester turns that into `false`, and
 * the condition is gone: no mutator of its own knows Kysely. No line moves.
 */
export function makeDroppable(file: string, source: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const edits: { at: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression
      if (conditions.has(name.text) && isQuery(expression)) {
        edits.push({ at: name.getStart(tree), text: '$if(true, (query) => query.' })
        edits.push({ at: node.getEnd(), text: ')' })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  let changed = source
  for (const { at, text } of edits.toSorted((one, other) => other.at - one.at))
    changed = changed.slice(0, at) + text + changed.slice(at)
  return changed
}
