import ts from 'typescript-6'
import { languages } from '../../api/src/contract/people/languages.ts'

export type SourceText = {
  /** Path of keys, `home.steps.items.0.title`; a function of several sentences counts them: `errorSummary#2`. */
  key: string
  /** Values in braces, as the source names them: `Hello, {name}`. */
  text: string
  placeholders: string[]
  start: number
  end: number
}

/** Keys whose value is no text: names of icons, pictures, addresses and IDs. */
const isName = (key: string): boolean => /(?:^|\.)(?:icon|image|slug|href|id)$/.test(key)
const isLanguage = (text: string): boolean => languages.some((one) => one === text || `${one}-IN` === text)

/** Removes `as const`, `satisfies` and parentheses. */
function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return unwrap(node.expression)
  return node
}

function readLiteral(node: ts.Node, source: ts.SourceFile): Pick<SourceText, 'text' | 'placeholders'> | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return { text: node.text, placeholders: [] }
  if (!ts.isTemplateExpression(node)) return undefined
  const placeholders = node.templateSpans.map((span) => span.expression.getText(source))
  const parts = node.templateSpans.map((span, index) => `{${placeholders[index]}}${span.literal.text}`)
  return { text: node.head.text + parts.join(''), placeholders }
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : ''

function* literalsIn(node: ts.Node, source: ts.SourceFile): Generator<ts.Node> {
  const literal = readLiteral(node, source)
  if (literal) {
    if (!isLanguage(literal.text) && literal.text.trim() !== '') yield node
    return
  }
  for (const child of node.getChildren(source)) yield* literalsIn(child, source)
}

function* walk(given: ts.Expression, key: string, source: ts.SourceFile): Generator<SourceText> {
  const node = unwrap(given)
  if (isName(key)) return
  const toText = (literal: ts.Node, at: string): SourceText[] => {
    const read = readLiteral(literal, source)
    return read && !isLanguage(read.text)
      ? [{ key: at, ...read, start: literal.getStart(source), end: literal.end }]
      : []
  }
  if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties)
      if (ts.isPropertyAssignment(property))
        yield* walk(
          property.initializer,
          key === '' ? nameOf(property.name) : `${key}.${nameOf(property.name)}`,
          source,
        )
  } else if (ts.isArrayLiteralExpression(node)) {
    for (const [index, element] of node.elements.entries()) yield* walk(element, `${key}.${index}`, source)
  } else if (ts.isArrowFunction(node)) {
    // Default values of parameters are shown as well.
    const literals = [...node.parameters, node.body].flatMap((part) => [...literalsIn(part, source)])
    for (const [index, literal] of literals.entries())
      yield* toText(literal, literals.length > 1 ? `${key}#${index + 1}` : key)
  } else {
    yield* toText(node, key)
  }
}

/** Words spread into others have no name in the key. */
const rootOf = (name: string): string => (name === 'own' ? '' : name)

/** Reads every text of a catalogue, exported or spread into an export; imported texts are read in their own file. */
export function readTexts(code: string): SourceText[] {
  const source = ts.createSourceFile('catalogue.ts', code, ts.ScriptTarget.Latest, true)
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isIdentifier(name) ? [...walk(initializer, rootOf(name.text), source)] : [],
    )
  })
}

export function toLiteral(text: string, placeholders: readonly string[]): string {
  if (placeholders.length === 0) {
    const quote = text.includes("'") ? '"' : "'"
    return `${quote}${text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n')}${quote}`
  }
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
  return `\`${placeholders.reduce((filled, one) => filled.replace(`{${one}}`, () => `\${${one}}`), escaped)}\``
}
