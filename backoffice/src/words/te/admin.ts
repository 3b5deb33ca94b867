import { labels } from '@thodu/api/contract/words/te/labels'
import { joinWords } from '../join-words.ts'

/** The translations of the admin's first screen; the others load right after it (admin-later.ts). */
export const words = joinWords(
  import.meta.glob<object>(['../../app/words.te.ts', '../../admin/words.te.ts'], { eager: true }),
  { label: labels },
)
