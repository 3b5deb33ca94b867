import { dirname, join } from 'node:path/posix'
import { readSourceFiles, type SourceFile } from './source-files.ts'

/** An import of one file from another. Paths start at the root of the repository. */
export type Import = { from: string; to: string }

const statement =
  /(?:^|[\n;}])\s*(?:import|export)\s+(?:type\s+)?(?:[\w*{][^'"`;]*?\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g
const entries: Record<string, string> = { '@thodu/api': 'api/src/index.ts', '@thodu/db': 'db/src/index.ts' }

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/\?.*$/, ''))
  if (specifier.startsWith('#words/')) return `site/src/words/en/${specifier.slice('#words/'.length)}`
  const contract = /^@thodu\/api\/contract\/(.+)$/.exec(specifier)?.[1]
  return contract === undefined ? entries[specifier] : `api/src/contract/${contract}.ts`
}

const importsOf = ({ path, text }: SourceFile): Import[] =>
  [...text.matchAll(statement)].flatMap(([, fixed, lazy]) => {
    const to = resolve(path, fixed ?? lazy ?? '')
    return to === undefined ? [] : [{ from: path, to }]
  })

export const codeFiles: SourceFile[] = readSourceFiles(/\.(ts|tsx|mjs|astro)$/)
export const allImports: Import[] = codeFiles.flatMap(importsOf)
