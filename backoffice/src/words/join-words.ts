export type Words = Record<string, unknown>

export function addWords(words: Words, more: object): void {
  for (const [group, texts] of Object.entries(more))
    words[group] = { ...(words[group] as object | undefined), ...(texts as object) }
}

export function joinWords(parts: readonly object[]): Words {
  const words: Words = {}
  for (const one of parts) addWords(words, one)
  return words
}
