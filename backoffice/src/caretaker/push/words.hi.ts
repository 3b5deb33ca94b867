import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    push: {
      message: '%{brand} खोलें',
      title: 'सूचनाएँ',
      lead: 'अगले 48 घंटों की कोई विज़िट नई हो, बदले या रद्द हो, तो इस फ़ोन पर “%{message}” दिखेगा। उसमें कोई नाम या जानकारी नहीं होती। साइन आउट करने पर यह बंद हो जाता है।',
      switch: 'इस फ़ोन पर सूचनाएँ दिखाएँ',
      blocked: 'इस ब्राउज़र में सूचनाएँ बंद हैं। ब्राउज़र की सेटिंग में इस पेज के लिए इन्हें चालू करें।',
      failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
      unsupported: 'यह ब्राउज़र सूचनाएँ नहीं दिखा सकता। आईफ़ोन पर पहले इस ऐप को होम स्क्रीन पर जोड़ें।',
    },
  },
}
