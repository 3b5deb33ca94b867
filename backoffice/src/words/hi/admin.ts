import { labels } from '@thodu/api/contract/words/hi/labels'
import { joinWords } from '../join-words.ts'

/** The translations of the admin's first screen; the others load right after it (admin-later.ts). */
export const words = joinWords(
  import.meta.glob<object>(['../../app/words.hi.ts', '../../admin/words.hi.ts'], { eager: true }),
  { label: labels },
)
