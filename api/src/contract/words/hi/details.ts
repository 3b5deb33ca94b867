import type * as english from '../en/details.ts'
import type { Translated } from '../translated.ts'

export const details: Translated<typeof english.details> = {
  required: 'यह भरना ज़रूरी है',
  terms: 'आपको नियम और शर्तें स्वीकार करनी होंगी',
  notice: 'कृपया पढ़ लीजिए कि आपकी जानकारी का क्या होता है, और हाँ कहिए, ताकि हम आपकी देखभाल कर सकें।',
  chooseOption: 'कृपया इनमें से एक चुनें',
  invalidDate: 'कृपया सही तारीख़ लिखें',
  startInPast: 'कृपया आज या बाद की तारीख़ चुनें',
  tooLong: 'कृपया इसे थोड़ा छोटा लिखें',
}
