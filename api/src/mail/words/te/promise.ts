import { choosePlural } from '../../../contract/words/formats.ts'
import type { Translated } from '../../../contract/words/translated.ts'
import type { promise as english } from '../en/promise.ts'

export const promise: Translated<typeof english> = {
  kinds: {
    call: 'బుకింగ్ గురించి కాల్ చేయాలి',
    match: 'కేర్‌టేకర్‌ను వెతకాలి',
    verification: 'బ్యాక్‌గ్రౌండ్ వెరిఫికేషన్',
    caregiver: 'కేర్‌టేకర్ ఖరారు చేయాలి',
    callback: 'తిరిగి కాల్ చేయాలి',
    reply: 'సందేశానికి జవాబివ్వాలి',
    rematch: 'మరో కేర్‌టేకర్‌ను వెతకాలి',
  },
  dueSubject: (kind, whose) => `సమయం అయింది: ${kind} (${whose})`,
  lateSubject: (kind, whose) => `గంట ఆలస్యం: ${kind} (${whose})`,
  digestSubject: (count) => `గడువు దాటిన మాటలు: ${count}`,
  text: 'ఇది చేస్తామని మాట ఇచ్చాం, ఆ సమయం దాటింది. దయచేసి ఇప్పుడే చూడండి, ఎందుకు ఆలస్యమైందో రాయండి.',
  more: (count) =>
    choosePlural(
      count,
      {
        one: `ఇంకా ${count} ఉంది; అది ఆఫీసు మొదటి పేజీలో కనిపిస్తుంది.`,
        other: `ఇంకా ${count} ఉన్నాయి; అవి ఆఫీసు మొదటి పేజీలో కనిపిస్తాయి.`,
      },
      'te',
    ),
  due: (time) => `గడువు ${time}`,
  action: 'ఆఫీసు తెరవండి',
}
