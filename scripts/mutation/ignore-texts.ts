/** As much of a node as is looked at here. */
type Node = { type: string; start?: number; callee?: { property?: { name?: string } }; arguments?: readonly Node[] }
type Path = { node: Node; key?: unknown; listKey?: unknown; parentPath?: Path | null }

/** Calls whose third argument and later ones are values that decide. */
const comparing = new Set(['where', 'eb', 'having', 'on', 'when', 'row', 'visit'])

const isText = ({ type }: Node): boolean => type === 'StringLiteral' || type === 'TemplateLiteral'

/** Whether a text decides something: it is compared, or it is stored as a status. */
function decides({ node, key, listKey, parentPath }: Path): boolean {
  const parent = parentPath?.node
  if (parent?.type === 'ArrayExpression' && parentPath) return decides(parentPath)
  if (parent?.type === 'BinaryExpression') return true
  if (parent?.type === 'ConditionalExpression') return key !== 'test'
  if (parent?.type !== 'CallExpression' || listKey !== 'arguments') return false
  const place = parent.arguments?.indexOf(node) ?? 0
  return place >= 2 && comparing.has(parent.callee?.property?.name ?? 'eb')
}

/**
 * Names of tables and columns, codes and sentences are not emptied: an empty one is an error of SQL or of types, and what is
 * said to people is held by the tests of the catalogues.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore: (path: Path) => (isText(path.node) && !decides(path) ? 'a name or a text' : undefined),
    },
  },
]
