import type { SourceText } from './read-texts.ts'

/** Reads title and excerpt, then headings and paragraphs by number, for review one by one. */
export function readArticle(markdown: string): SourceText[] {
  const [head = ''] = markdown.match(/^---\n.*?\n---\n/s) ?? []
  const named = [...head.matchAll(/^(title|excerpt): (.+)$/gm)].map(({ index, 1: key = '', 2: written = '' }) => {
    const start = index + key.length + 2
    return { key, text: unquote(written), placeholders: [], start, end: start + written.length }
  })
  const blocks = [...markdown.slice(head.length).matchAll(/\S.*?(?=\n{2,}|\n*$(?![\s\S]))/gs)]
  const told = blocks.map(({ index, 0: text }, place) => {
    const start = head.length + index
    return { key: String(place + 1), text, placeholders: [], start, end: start + text.length }
  })
  return [...named, ...told]
}

const unquote = (written: string): string => (written.startsWith('"') ? JSON.parse(written) : written)
/** Writes a text for an article; a title gets quotes if YAML would interpret it. */
export const toMarkdown = (key: string, text: string): string =>
  /^\d+$/.test(key) || !/^[\p{P}]|: |\s#/u.test(text) ? text : JSON.stringify(text)
