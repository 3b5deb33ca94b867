import ts from 'typescript-6'

/** Of a mutation tester's report (the schema of mutation-testing-elements), as much as is read here. */
export type Report = { files: Record<string, { source: string; mutants: readonly Mutant[] }> }
type Place = { line: number; column: number }
type Mutant = {
  mutatorName: string
  replacement?: string
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError' | 'Pending'
  location: { start: Place; end: Place }
}

/** A change that no test noticed: the file, the function and the line it stands in, what stood there, and what took its place. */
export type Survivor = { file: string; in: string; code: string; change: string }
export type Result = { noticed: number; all: number; survivors: Survivor[]; places: string[] }

const dropped = '$if(true, (query) => query.'

/** The name of the function, or of the constant, that a place is in; empty at the top of a file. */
function nameAround(tree: ts.SourceFile, at: number): string {
  let name = ''
  const visit = (node: ts.Node): void => {
    if (at < node.getStart(tree) || at >= node.getEnd()) return
    const isNamed =
      ts.isFunctionDeclaration(node) || (ts.isVariableDeclaration(node) && node.parent.parent.parent === tree)
    if (isNamed && node.name && ts.isIdentifier(node.name)) name = node.name.text
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(tree, visit)
  return name
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What stood there and what took its place; a condition that was left out is said to be. */
function describe(source: string, [start, end]: readonly [number, number], replacement: string): string {
  const before = source.slice(start, end)
  if (before === 'true' && source.slice(start - 4).startsWith(dropped)) return 'without this condition'
  return `${oneLine(before)} → ${oneLine(replacement)}`
}

/**
 * Counts what was noticed, and names the rest by the code as `read` has it. What a run cannot judge (it did not load, or is
 * ignored) does not count.
 */
export function findSurvivors({ files }: Report, read: (file: string) => string): Result {
  const result: Result = { noticed: 0, all: 0, survivors: [], places: [] }
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
    const lines = read(file).split('\n')
    const offsetOf = ({ line, column }: Place) => tree.getPositionOfLineAndCharacter(line - 1, column - 1)
    for (const { status, location, replacement = '' } of mutants) {
      if (!['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)) continue
      result.all += 1
      if (status === 'Killed' || status === 'Timeout') {
        result.noticed += 1
        continue
      }
      const at = offsetOf(location.start)
      const change = describe(source, [at, offsetOf(location.end)], replacement)
      result.survivors.push({
        file,
        in: nameAround(tree, at),
        code: oneLine(lines[location.start.line - 1] ?? ''),
        change,
      })
      result.places.push(`${file}:${location.start.line}`)
    }
  }
  return result
}
