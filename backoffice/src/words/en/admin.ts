import { joinWords } from '../join-words.ts'

/** What the admin's first view says; all other words of the home come right behind it (admin-later.ts). */
export const words = joinWords({
  ...import.meta.glob<object>(
    ['../../app/words.en.ts', '../../admin/words.en.ts', '../../admin/{desk,dashboard,hall}/words.en.ts'],
    { eager: true, import: 'words' },
  ),
})
