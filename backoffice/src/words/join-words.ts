export type Words = Record<string, unknown>

/** Adds translations to existing ones, group by group. */
export function addWords(words: Words, more: object): void {
  for (const [group, texts] of Object.entries(more))
    words[group] = { ...(words[group] as object | undefined), ...(texts as object) }
}

/** Joins the translations of many files. */
export function joinWords(files: Readonly<Record<string, object>>): Words {
  const words: Words = {}
  for (const one of Object.values(files)) addWords(words, one)
  return words
}
