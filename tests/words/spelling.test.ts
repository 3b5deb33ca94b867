import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const homes = [
  'api/src/contract/words',
  'api/src/mail/words',
  'site/src/words',
  'backoffice/src/words',
  'site/src/content/blog',
]

/** Spellings that docs/languages.md rules out, without the remarks in brackets. */
const shunned = readFileSync(join(root, 'docs', 'languages.md'), 'utf8')
  .split('## One spelling')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => /\p{Script=Telugu}|\p{Script=Devanagari}/u.test(line))
  .flatMap(
    (line) =>
      line
        .split('|')[2]
        ?.replace(/\(.*?\)/g, '')
        .split(',') ?? [],
  )
  .map((word) => word.trim())

/** A word with what may be joined to its end, but not inside another: సాయంత్రం is no సాయం, मरीज़ is no मरीज. */
const inText = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?!త్ర|\\u093c)`, 'u')

test.each(['te', 'hi'])('%s has one spelling for one word', (language) => {
  expect(shunned?.length).toBeGreaterThan(12)
  const files = homes.flatMap((home) => {
    const folder = join(root, home, language)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  })
  const texts = files
    .filter((file) => /\.(ts|md)$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(texts.length).toBeGreaterThan(20)
  const found = texts.flatMap(([file, text]) =>
    (shunned ?? []).filter((word) => inText(word).test(text)).map((word) => `${file.slice(root.length)}: ${word}`),
  )
  expect(found).toEqual([])
})
