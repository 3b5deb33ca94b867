import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    job: {
      starts: 'మొదలు: %{when}',
      noStart: 'మొదలయ్యే తేదీ ఇంకా తెలియదు',
      booked: 'బుక్ చేసింది: %{date}',
      patient: 'పేషెంట్: %{name}',
      progress: '%{steps} దశల్లో %{step}వ దశ',
      call: 'ఫోన్ చేయండి: %{name}',
      map: 'మ్యాప్ తెరవండి',
      open: 'బుకింగ్ తెరవండి',
    },
    steps: {
      finish: 'సంరక్షణ పూర్తయిందా? 10 సెకన్లలోపు వెనక్కి తీసుకోవచ్చు; తర్వాత ఆఫీసు మాత్రమే మార్చగలదు.',
      endsVisits: 'ఈ విజిట్‌లు, వీటి తర్వాతివి ఇంకా ఉన్నాయి. ఇవన్నీ రద్దవుతాయి:',
      endWhole: 'సంరక్షణ పూర్తిగా ముగించండి: %{patient}',
      andMore: 'ఇంకా %{smart_count} |||| ఇంకా %{smart_count}',
      notYet: 'ఇంకా లేదు',
      pending: texts.caretaker.startCare,
      confirmed: texts.caretaker.beginActiveCare,
      active: texts.caretaker.markCompleted,
      saving: 'భద్రపరుస్తున్నాం…',
      done: 'భద్రపరిచాం. బుకింగ్ ఇప్పుడు: %{status}.',
      failed: 'స్టేటస్ మార్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
    notes: {
      title: 'నోట్స్',
      viewAdd: 'నోట్స్ చూడండి / రాయండి',
      of: 'నోట్స్: %{service}, %{client}',
      label: 'కొత్త నోట్',
      add: 'నోట్ చేర్చండి',
      adding: 'చేరుస్తున్నాం…',
      added: 'నోట్ చేర్చాం.',
      none: texts.caretaker.noNotes,
      failed: 'నోట్ చేర్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}
