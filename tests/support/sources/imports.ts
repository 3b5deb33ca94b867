import { dirname, join } from 'node:path/posix'
import { readSourceFiles, type SourceFile } from './source-files.ts'

/** What a file takes from another file of this repository: `names` is undefined for everything (`* as`, side effects). */
export type Import = { from: string; to: string; names: string[] | undefined }

const statement =
  /(?:^|[\n;}])\s*(?:import|export)\s+(?:type\s+)?(?:([\w*{][^'"`;]*?)\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g
const entries: Record<string, string> = { '@thodu/api': 'api/src/index.ts', '@thodu/db': 'db/src/index.ts' }

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/\?.*$/, ''))
  if (specifier.startsWith('#words/')) return `site/src/words/en/${specifier.slice('#words/'.length)}`
  const contract = /^@thodu\/api\/contract\/(.+)$/.exec(specifier)?.[1]
  return contract === undefined ? entries[specifier] : `api/src/contract/${contract}.ts`
}

function namesOf(clause: string | undefined): string[] | undefined {
  if (clause === undefined || clause.includes('*')) return undefined
  const inBraces = /\{([^}]*)\}/s.exec(clause)?.[1] ?? ''
  const named = inBraces.split(',').map((name) =>
    name
      .trim()
      .replace(/^type\s+/, '')
      .replace(/\s+as\s.*$/s, ''),
  )
  const fallback = clause
    .replace(/\{[^}]*\}/s, '')
    .replaceAll(',', '')
    .trim()
  return [...named, ...(fallback === '' ? [] : ['default'])].filter((name) => name !== '')
}

/** The imports of a file from files of this repository; packages are left out. */
export const importsOf = ({ path, text }: SourceFile): Import[] =>
  [...text.matchAll(statement)].flatMap(([whole, clause, fixed, lazy]) => {
    const to = resolve(path, fixed ?? lazy ?? '')
    const names = lazy === undefined && !/^\W*import\s*'/.test(whole) ? namesOf(clause) : undefined
    return to === undefined ? [] : [{ from: path, to, names }]
  })

export const codeFiles: SourceFile[] = readSourceFiles(/\.(ts|tsx|mjs|astro)$/)
export const allImports: Import[] = codeFiles.flatMap(importsOf)
