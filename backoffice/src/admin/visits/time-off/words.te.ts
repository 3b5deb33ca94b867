import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  visits: {
    off: {
      title: 'సెలవులు',
      failed: 'సెలవులు తెరవడం కుదరలేదు.',
      empty: 'ఇక్కడ సెలవులు లేవు.',
      kinds: { 'day-off': 'సెలవు రోజు', sick: 'ఒంట్లో బాగాలేదు', leave: 'సెలవు', other: 'ఇతరం' },
      statuses: { requested: 'అడిగారు', approved: 'మంజూరైంది', declined: 'మంజూరు కాలేదు', withdrawn: 'వెనక్కి తీసుకున్నారు' },
      status: 'స్టేటస్',
      kind: 'రకం',
      asked: 'అడిగింది %{time}',
      approve: 'మంజూరు చేయండి',
      decline: 'తిరస్కరించండి',
      approved: 'మంజూరైంది: ఆ సమయంలో వీరికి పని ఇవ్వలేం.',
      declined: 'మంజూరు కాలేదు.',
      standing: 'ఆ సమయంలో %{smart_count} విజిట్ ఉంది. |||| ఆ సమయంలో %{smart_count} విజిట్‌లు ఉన్నాయి.',
      approveOpen: 'మంజూరు చేసి, విజిట్‌లను ఎవరూ లేకుండా వదలండి',
      giveFirst: 'ముందు వాటిని మరొకరికి ఇవ్వండి.',
      showVisits: 'విజిట్‌లు చూపండి',
      add: 'సెలవు రాయండి',
      addTitle: 'సెలవు రాయండి',
      who: 'కేర్‌టేకర్',
      from: 'నుంచి',
      until: 'వరకు',
      reason: 'కారణం',
      save: 'భద్రపరచండి',
      saved: 'సెలవు రాశాం.',
      all: 'అన్నీ',
    },
  },
}
