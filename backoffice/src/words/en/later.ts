import { joinWords } from '../join-words.ts'

export const words = joinWords(import.meta.glob<object>('../../app/*/words.en.ts', { eager: true }))
