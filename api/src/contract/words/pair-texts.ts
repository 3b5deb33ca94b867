/** Yields the texts at the same place of two catalogues. */
export function* pairTexts(english: unknown, other: unknown): Generator<[english: string, other: string]> {
  if (typeof english === 'string' && typeof other === 'string') yield [english, other]
  if (typeof english !== 'object' || english === null || typeof other !== 'object' || other === null) return
  for (const [key, value] of Object.entries(english)) yield* pairTexts(value, (other as Record<string, unknown>)[key])
}
