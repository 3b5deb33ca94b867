import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    bookings: {
      title: 'నా బుకింగ్‌లు',
      search: 'కుటుంబం, సేవ లేదా ప్యాకేజీ వెతకండి',
      status: 'స్టేటస్',
      allStatuses: 'అన్నీ',
      export: 'CSV డౌన్‌లోడ్',
      none: texts.caretaker.noBookingsFound,
      found: '%{smart_count} బుకింగ్ |||| %{smart_count} బుకింగ్‌లు',
      earlier: 'పాత పనులు (%{count})',
    },
    columns: {
      service: 'సేవ',
      package: 'ప్యాకేజీ',
      client: 'కుటుంబం',
      email: 'ఈమెయిల్',
      status: 'స్టేటస్',
      date: 'తేదీ',
      actions: 'చేయాల్సినవి',
    },
  },
}
