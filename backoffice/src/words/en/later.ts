import { joinWords } from '../join-words.ts'

export const words = joinWords(
  Object.values(import.meta.glob<object>('../../app/*/words.en.ts', { eager: true, import: 'words' })),
)
