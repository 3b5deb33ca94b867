import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import { words as shared } from '../app/words.hi.ts'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    title: 'केयरटेकर',
    menu: { dashboard: 'डैशबोर्ड', visits: 'मेरी विज़िट', bookings: 'मेरी बुकिंग', profile: 'मेरी जानकारी', contact: 'ऑफ़िस' },
    callOffice: 'ऑफ़िस को फ़ोन करें, %{phone}',
    close: 'बंद करें',
    initialPassword: { change: 'अपना पासवर्ड चुनें', later: 'बाद में' },
    loadFailed: texts.admin.bookingsFailed,
    gone: 'यह बुकिंग अब आपकी नहीं है।',
    noConnection: 'इंटरनेट नहीं है। कृपया फिर से कोशिश करें।',
  },
  statusInside: shared.status,
}
