import { detailLabels } from '@thodu/api/contract/words/hi/detail-labels'
import { labels } from '@thodu/api/contract/words/hi/labels'
import { joinWords } from '../join-words.ts'

/** Words of the caretaker's home (rule CARE-6), all its screens at once; ticks and troubles come when a visit needs them. */
export const words = joinWords({
  ...import.meta.glob<object>(
    [
      '../../app/words.hi.ts',
      '../../caretaker/**/words.hi.ts',
      '!../../caretaker/visits/ticks/words.hi.ts',
      '!../../caretaker/visits/trouble/words.hi.ts',
    ],
    {
      eager: true,
      import: 'words',
    },
  ),
  contract: { label: { ...labels, ...detailLabels } },
})
