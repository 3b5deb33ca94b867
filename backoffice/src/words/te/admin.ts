import { labels } from '@thodu/api/contract/words/te/labels'
import { joinWords } from '../join-words.ts'

/** What the admin's first view says; all other words of the home come right behind it (admin-later.ts). */
export const words = joinWords({
  ...import.meta.glob<object>(
    ['../../app/words.te.ts', '../../admin/words.te.ts', '../../admin/{desk,dashboard,hall}/words.te.ts'],
    { eager: true, import: 'words' },
  ),
  contract: { label: labels },
})
