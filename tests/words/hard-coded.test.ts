import ts from 'typescript-6'
import { expect, test } from 'vitest'
import { readSourceFiles } from '../support/sources/source-files.ts'

const files = readSourceFiles(/\.(astro|tsx)$/).filter(({ path }) => path.startsWith('site/src/'))
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''))
const spoken = new Set(['alt', 'title', 'aria-label', 'placeholder', 'label'])
/** A page of ours. Files, the API and the back office have one address for all languages. */
const isPage = (href: string): boolean => /^\/(?!api\/|admin|caretaker|illustrations\/|favicon|apple-touch)/.test(href)

type Result = { path: string; words: string }

function readTsx({ path, text }: { path: string; text: string }): Result[] {
  const found: Result[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWord(node.text)) found.push({ path, words: node.text.trim() })
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const name = node.name.getText()
      const { text: value } = node.initializer
      if (spoken.has(name) ? isWord(value) : name === 'href' && isPage(value)) found.push({ path, words: value })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

/** The markup of an Astro page, without code, comments, styles and expressions in braces. */
function readAstro({ path, text }: { path: string; text: string }): Result[] {
  const markup = text.replace(/^---\n.*?\n---\n/s, '').replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
  const attributes = [...markup.matchAll(/\s([\w-]+)="([^"]*)"/g)].filter(([, name = '', value = '']) =>
    spoken.has(name) ? isWord(value) : name === 'href' && isPage(value),
  )
  let plain = markup
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\{[^{}]*\}/g, '')
  }
  const texts = plain
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .filter(isWord)
  return [...attributes.map(([, , words = '']) => words), ...texts].map((words) => ({ path, words: words.trim() }))
}

test('pages and islands have no text of their own, and link through pathTo (rules TXT-2, LANG-2)', () => {
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((file) => (file.path.endsWith('.tsx') ? readTsx(file) : readAstro(file)))
  expect(found).toEqual([])
})
