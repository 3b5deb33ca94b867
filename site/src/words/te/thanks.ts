import { labels } from '@thodu/api/contract/words/te/labels'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/thanks.ts'

export const thanks: Translated<typeof english.thanks> = {
  title: 'ధన్యవాదాలు',
  description: 'మీ కాల్ రిక్వెస్ట్ మా ఆఫీసుకు అందింది.',
  heading: 'ధన్యవాదాలు',
  callback: {
    heading: 'మేము కాల్ చేస్తాం',
    lead: (window) => `మీ రిక్వెస్ట్ మా ఆఫీసుకు అందింది. మీరు ఎంచుకున్న సమయంలో కాల్ చేస్తాం: ${window}.`,
    service: 'సేవ',
    package: 'ప్యాకేజీ',
    window: 'ఎప్పుడు కాల్ చేస్తాం',
    number: 'మేము కాల్ చేసే నంబర్',
    windows: labels.windows,
    notes: 'ఇంకా చెప్పాల్సినవి',
  },
  plain: 'కావలసినవన్నీ మాకు అందాయి. అన్నీ మీ ప్రొఫైల్‌లో చూడవచ్చు.',
  callSupport: 'సహాయం కోసం కాల్ చేయండి',
  track: 'రిక్వెస్ట్ స్టేటస్ చూడండి',
  modify: 'బుకింగ్ మార్చండి',
  home: 'హోమ్‌కు వెళ్లండి',
  bookings: 'నా బుకింగ్‌లు చూడండి',
}
