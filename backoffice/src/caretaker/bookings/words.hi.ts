import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    bookings: {
      title: 'मेरी बुकिंग',
      search: 'परिवार, सेवा या पैकेज खोजें',
      status: 'स्थिति',
      allStatuses: 'सब स्थितियाँ',
      export: 'CSV डाउनलोड',
      none: texts.caretaker.noBookingsFound,
      found: '%{smart_count} बुकिंग |||| %{smart_count} बुकिंग',
      earlier: 'पुराने काम (%{count})',
    },
    columns: {
      service: 'सेवा',
      package: 'पैकेज',
      client: 'परिवार',
      email: 'ईमेल',
      status: 'स्थिति',
      date: 'तारीख़',
      actions: 'क्या करना है',
    },
  },
}
