import { languages } from '@thodu/api/contract/people/languages'
import { expect, test } from 'vitest'
import { type Home, loadLaterWords, loadWords } from './load-words.ts'

const homes: readonly Home[] = ['admin', 'caretaker']
const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

test.each(languages.flatMap((language) => homes.map((home) => [language, home] as const)))(
  'in %s the later texts overwrite no text of the first view of %s',
  async (language, home) => {
    const first = await loadWords(home, language)
    const later = await loadLaterWords(home, language)
    const lost = Object.entries(first).flatMap(([group, words]) =>
      Object.entries(words as object).flatMap(([name, known]) => {
        const next = (later[group] as Record<string, unknown> | undefined)?.[name]
        if (next === undefined || !isGroup(known)) return []
        const kept = isGroup(next) ? Object.keys(next) : []
        return Object.keys(known).flatMap((key) => (kept.includes(key) ? [] : [`${group}.${name}.${key}`]))
      }),
    )
    expect(lost).toEqual([])
  },
)
