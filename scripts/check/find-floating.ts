import { dirname, join, relative } from 'node:path'
import ts from 'typescript-6'

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** The promise of an expression is looked after when a rejection has somewhere to go. */
function isHandled(node: ts.Expression): boolean {
  if (ts.isVoidExpression(node) || ts.isAwaitExpression(node)) return true
  if (ts.isParenthesizedExpression(node)) return isHandled(node.expression)
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return true
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  if (name.text === 'finally') return isHandled(expression)
  return (name.text === 'catch' && node.arguments.length > 0) || (name.text === 'then' && node.arguments.length > 1)
}

/** Promises, and statements of the database that are built and never run. */
function isPending(checker: ts.TypeChecker, type: ts.Type): boolean {
  const has = (part: ts.Type, name: string) => checker.getPropertyOfType(part, name) !== undefined
  return (type.isUnion() ? type.types : [type]).some((part) => {
    if (part.flags & ts.TypeFlags.Any) return false
    const items = checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference) : []
    if (items.some((item) => isPending(checker, item))) return true
    return has(part, 'then') || (has(part, 'execute') && has(part, 'compile'))
  })
}

/** `forEach` throws away what its function returns, and with it every promise. */
function isAsyncForEach(checker: ts.TypeChecker, node: ts.Expression): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const [callback] = node.arguments
  if (node.expression.name.text !== 'forEach' || callback === undefined) return false
  const signatures = checker.getTypeAtLocation(callback).getCallSignatures()
  return signatures.some((signature) => isPending(checker, signature.getReturnType()))
}

/**
 * Statements of some TypeScript projects whose promise nobody looks after; each file once. `void` in front says that it is
 * meant so.
 * @param projects their tsconfig files; they share one program, with the options of the last
 * @returns one line for each: file, line and the statement
 */
export function findFloating(projects: readonly string[], root: string): string[] {
  const parsed = projects.map((file) => {
    const { config } = ts.readConfigFile(file, ts.sys.readFile)
    return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file), undefined, file)
  })
  const options = parsed.at(-1)?.options ?? {}
  const program = ts.createProgram({ rootNames: parsed.flatMap(({ fileNames }) => fileNames), options })
  const checker = program.getTypeChecker()
  const found: string[] = []

  function visit(node: ts.Node): void {
    if (ts.isExpressionStatement(node)) {
      const { expression } = node
      const isFloating = !isHandled(expression) && isPending(checker, checker.getTypeAtLocation(expression))
      if (isFloating || isAsyncForEach(checker, expression)) {
        const file = node.getSourceFile()
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        const [text] = node.getText().split('\n')
        found.push(`${relative(root, file.fileName)}:${line + 1}: ${text}`)
      }
    }
    ts.forEachChild(node, visit)
  }

  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes('/node_modules/')) visit(file)
  return found
}

/** The rooms of this repository, those that share their options in one program. */
export const floatingProjects = (root: string): string[][] =>
  [['db', 'api', 'scripts', 'tests'], ['backoffice'], ['site']].map((rooms) =>
    rooms.map((room) => join(root, room, 'tsconfig.json')),
  )
