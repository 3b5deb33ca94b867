import { labels } from '@thodu/api/contract/words/te/labels'
import * as first from '../../admin/words.te.ts'
import { words as app } from '../../app/words.te.ts'
import { joinWords } from '../join-words.ts'

/** The translations of the admin's first screen; the others load right after it (admin-later.ts). */
export const words = joinWords([app, ...Object.values(first), { label: labels }])
