export type Words = Record<string, unknown>

export function addWords(words: Words, more: object): void {
  for (const [group, texts] of Object.entries(more))
    words[group] = { ...(words[group] as object | undefined), ...(texts as object) }
}

/** Joins all exports of the given files, and further words. */
export function joinWords(files: Readonly<Record<string, object>>, ...more: object[]): Words {
  const words: Words = {}
  const exported = Object.values(files).flatMap((file): object[] => Object.values(file))
  for (const one of [...exported, ...more]) addWords(words, one)
  return words
}
