import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import { words as shared } from '../app/words.te.ts'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    title: 'కేర్‌టేకర్',
    menu: { dashboard: 'డ్యాష్‌బోర్డ్', visits: 'నా విజిట్‌లు', bookings: 'నా బుకింగ్‌లు', profile: 'నా వివరాలు', contact: 'ఆఫీసు' },
    callOffice: 'ఆఫీసుకు ఫోన్ చేయండి, %{phone}',
    close: 'మూసేయండి',
    initialPassword: { change: 'మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి', later: 'తర్వాత' },
    loadFailed: texts.admin.bookingsFailed,
    gone: 'ఈ బుకింగ్ ఇప్పుడు మీది కాదు.',
    noConnection: 'ఇంటర్నెట్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
  statusInside: shared.status,
}
