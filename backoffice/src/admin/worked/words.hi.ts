import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    worked: {
      title: 'काम के घंटे',
      month: 'महीना',
      failed: 'काम के घंटे लोड नहीं हुए।',
      empty: 'इस महीने न किसी ने काम किया, न छुट्टी ली।',
      caretaker: 'केयरटेकर',
      sheet: '%{name}, %{month} की हर विज़िट',
      visits: 'विज़िट',
      day: 'दिन',
      kind: 'तरह',
      came: 'क्या हुआ',
      proved: 'पूरी हुई',
      unproved: 'पूरी हुई, किसी और ने पुष्टि नहीं की',
      missed: 'नहीं पहुँचे',
      replaced: 'नहीं पहुँचे, कोई और गया',
      columns: {
        D: 'दिन',
        N: 'रातें',
        L: 'साथ रहकर',
        S: 'सेशन',
        plannedHours: 'तय घंटे',
        hours: 'किए गए घंटे',
        unproved: 'बिना पुष्टि',
        missed: 'छूटी',
        replaced: 'कोई और गया',
        daysOff: 'छुट्टी के दिन',
      },
    },
  },
}
