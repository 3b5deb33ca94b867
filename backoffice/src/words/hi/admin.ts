import { labels } from '@thodu/api/contract/words/hi/labels'
import { joinWords } from '../join-words.ts'

/** What the admin's first view says; all other words of the home come right behind it (admin-later.ts). */
export const words = joinWords({
  ...import.meta.glob<object>(
    ['../../app/words.hi.ts', '../../admin/words.hi.ts', '../../admin/{desk,dashboard,hall}/words.hi.ts'],
    { eager: true, import: 'words' },
  ),
  contract: { label: labels },
})
