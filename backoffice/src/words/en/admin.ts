import { joinWords } from '../join-words.ts'

/** The translations of the admin's first screen; the others load right after it (admin-later.ts). */
export const words = joinWords(
  import.meta.glob<object>(['../../app/words.en.ts', '../../admin/words.en.ts'], { eager: true }),
)
