import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    detail: {
      title: 'బుకింగ్ %{id}',
      loading: 'బుకింగ్',
      back: 'నా బుకింగ్‌లు',
      family: 'కుటుంబం',
      client: 'బుక్ చేసినవారు',
      emergency: 'అత్యవసరంలో కాల్ చేయాల్సినవారు',
      address: 'చిరునామా',
      patient: 'పేషెంట్',
      noDetails: 'వివరాలు ఇవ్వలేదు.',
      over: 'సంరక్షణ ముగిసింది: కుటుంబం, పేషెంట్ వివరాలు ఇక కనబడవు.',
      rating: 'రేటింగ్',
    },
    files: {
      title: 'ఫైళ్లు',
      none: 'ఫైళ్లు ఇవ్వలేదు.',
      medicalReports: 'మెడికల్ రిపోర్ట్ %{number}',
      dischargeSummary: 'డిశ్చార్జ్ సమ్మరీ %{number}',
      prescriptions: 'మందుల చీటీ %{number}',
      failed: 'ఫైల్ తెరవడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}
