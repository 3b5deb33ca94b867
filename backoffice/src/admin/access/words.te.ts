import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    access: {
      whoLooked: 'ఎవరు చూశారు',
      when: 'చివరిసారి',
      who: 'ఎవరు',
      what: 'ఏమిటి',
      how: 'ఎలా',
      search: 'వ్యక్తి, కుటుంబం లేదా బుకింగ్ నంబర్ వెతకండి',
      outcome: 'ఫలితం',
      outcomes: { allowed: 'చూశారు', refused: 'అనుమతించలేదు' },
      from: 'నుంచి',
      to: 'వరకు',
      opened: 'ఒకసారి తెరిచారు |||| %{smart_count} సార్లు తెరిచారు',
      listed: 'జాబితాలో చూశారు',
      refused: 'ఒకసారి అనుమతించలేదు |||| %{smart_count} సార్లు అనుమతించలేదు',
      subjects: {
        booking: 'బుకింగ్ %{label}',
        document: 'ఫైల్ %{label}',
        family: '%{label} సంప్రదింపు వివరాలు',
        message: '%{label} సందేశం',
        call: '%{label}',
      },
      failed: 'ఎవరు చూశారో తెరవడం కుదరలేదు.',
      empty: 'ఇంకా ఎవరూ చూడలేదు.',
    },
  },
}
