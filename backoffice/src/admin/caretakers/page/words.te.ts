import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    caretaker: {
      title: 'కేర్‌టేకర్',
      failed: 'కేర్‌టేకర్ వివరాలు తెరవడం కుదరలేదు.',
      activity: 'పనిలో ఉన్నారా లేదా',
      isActive: 'పనిలో ఉన్నారు',
      person: 'వ్యక్తి',
      since: 'ఎప్పటి నుంచి మనతో',
      inactiveSince: 'ఎప్పటి నుంచి పనిలో లేరు',
      daysWorked: 'సంరక్షణ రోజులు',
      ratings: 'రేటింగ్‌లు (%{average})',
      noRatings: 'ఇంకా రేటింగ్‌లు లేవు.',
      stars: '%{smart_count} నక్షత్రం |||| %{smart_count} నక్షత్రాలు',
      jobs: 'పనులు',
      noJobs: 'ఇంకా పనులు లేవు.',
      ended: { handover: 'అప్పగించారు', taken_back: 'వెనక్కి తీసుకున్నారు', correction: 'సరిచేశారు' },
      note: 'ఆఫీసు నోట్',
      noteHint: 'దీన్ని ఆఫీసు మాత్రమే చదువుతుంది.',
      edit: 'మార్చండి',
      editTitle: 'కేర్‌టేకర్ వివరాలు మార్చండి',
      password: {
        open: 'కొత్త పాస్‌వర్డ్',
        title: '%{name} గారికి కొత్త పాస్‌వర్డ్',
        what: 'ఫోన్‌లో చెప్పండి. వారి ఫోన్లన్నీ సైన్ అవుట్ అవుతాయి; సొంత పాస్‌వర్డ్ పెట్టుకోమని అడుగుతాం.',
        field: 'మొదటి పాస్‌వర్డ్',
        submit: 'ఇవ్వండి',
        done: 'కొత్త పాస్‌వర్డ్ అమల్లోకి వచ్చింది. అన్ని ఫోన్లలో సైన్ అవుట్ అయింది.',
        failed: 'పాస్‌వర్డ్ మార్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      },
      makeInactive: 'పనిలో లేరని గుర్తించండి',
      makeActive: 'మళ్లీ పనిలోకి తీసుకోండి',
      madeInactive: 'ఇప్పుడు పనిలో లేరు: సైన్ అవుట్ అయ్యారు, బుకింగ్‌లకు కనబడరు.',
      madeActive: 'మళ్లీ పనిలో ఉన్నారు.',
      saved: 'భద్రపరిచాం.',
      saveFailed: 'ఇది భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}
