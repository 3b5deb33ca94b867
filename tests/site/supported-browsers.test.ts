import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { rendered } from './built-pages.ts'

const root = join(import.meta.dirname, '..', '..')
/** Built-ins that Safari 15.4 lacks and a build does not replace (api/src/contract/supported-browsers.ts). */
const newerBuiltIns =
  /\.(?:toSorted|toReversed|toSpliced|findLastIndex|isWellFormed|toWellFormed)\(|\b(?:AbortSignal\.(?:any|timeout)|Object\.groupBy|Map\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync)\(/g
/** Media ranges with comparison signs need Safari 16.4; older versions would always use the phone layout. */
const rangeOfWidths = /@media[^{`]*\([^)`]*[<>]/g

const files = [rendered, 'site/dist/client', 'backoffice/dist'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:js|css|html)$/.test(file.name))
    .map((file) => ({ name: file.name, text: readFileSync(join(file.parentPath, file.name), 'utf8') })),
)

/** The scripts of a file. A page has several, and those with a data type are no scripts. */
const scriptsOf = ({ name, text }: (typeof files)[number]): string[] =>
  name.endsWith('.html')
    ? [...text.matchAll(/<script(?![^>]*type="(?!module))[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script)
    : name.endsWith('.js')
      ? [text]
      : []

/** Syntax that Safari 15.4 cannot parse, so that the whole script would fail. */
function findNewerSyntax(node: unknown, found: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return found
  const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } }
  if (type === 'StaticBlock') found.push('static {}')
  if (regex && (/\(\?(?:<[=!]|[a-z-]+:)/.test(regex.pattern) || regex.flags.includes('v')))
    found.push(`/${regex.pattern}/${regex.flags}`)
  for (const part of Object.values(node)) findNewerSyntax(part, found)
  return found
}

test('every script parses in the oldest supported browser', () => {
  const scripts = [...new Set(files.flatMap(scriptsOf))]
  expect(scripts.length).toBeGreaterThan(300)
  expect(scripts.flatMap((script) => findNewerSyntax(parseAst(script)))).toEqual([])
})

test('no script or style sheet uses a feature that the oldest supported browser lacks', () => {
  const newer = ({ name, text }: (typeof files)[number]) =>
    [...text.matchAll(newerBuiltIns), ...text.matchAll(rangeOfWidths)].map(([found]) => `${name}: ${found}`)
  expect(files.flatMap(newer)).toEqual([])
})
