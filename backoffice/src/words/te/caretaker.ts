import { detailLabels } from '@thodu/api/contract/words/te/detail-labels'
import { labels } from '@thodu/api/contract/words/te/labels'
import { joinWords } from '../join-words.ts'

/** Words of the caretaker's home (rule CARE-6), all its screens at once; ticks and troubles come when a visit needs them. */
export const words = joinWords({
  ...import.meta.glob<object>(
    [
      '../../app/words.te.ts',
      '../../caretaker/**/words.te.ts',
      '!../../caretaker/visits/ticks/words.te.ts',
      '!../../caretaker/visits/trouble/words.te.ts',
    ],
    {
      eager: true,
      import: 'words',
    },
  ),
  contract: { label: { ...labels, ...detailLabels } },
})
