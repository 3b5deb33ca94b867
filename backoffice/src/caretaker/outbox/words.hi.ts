import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    tray: {
      title: 'जो नहीं पहुँचा',
      kinds: {
        start: 'विज़िट की शुरुआत',
        end: 'विज़िट का अंत',
        step: 'बुकिंग का चरण',
        note: 'नोट',
        trouble: 'कुछ गड़बड़ है',
        confirm: 'पक्की की गई विज़िट',
      },
      tooOld: 'यह बहुत पुराना है, गिना नहीं जा सकता। कृपया यह समय ऑफ़िस को बताएँ।',
      refused: 'यह स्वीकार नहीं हुआ। कृपया ऑफ़िस को बताएँ।',
      callOffice: 'ऑफ़िस को फ़ोन करें',
      copy: 'शब्द कॉपी करें',
      copied: 'कॉपी हो गया',
      remove: 'हटाएँ',
      leaving:
        'अभी नहीं भेजे गए: %{smart_count}। साइन आउट करने पर ये मिट जाएँगे। करें? |||| अभी नहीं भेजे गए: %{smart_count}। साइन आउट करने पर ये मिट जाएँगे। करें?',
      leave: 'इन्हें छोड़कर साइन आउट करें',
      stay: 'रुकें',
      install: 'होम स्क्रीन पर रखें',
      installWhy: 'होम स्क्रीन पर रखने से यह ऐप की तरह खुलता है, इंटरनेट न हो तब भी।',
      installIos:
        'ब्राउज़र के मेन्यू में साझा करने का निशान दबाएँ, फिर होम स्क्रीन पर जोड़ें। दिन में एक बार खोलें: हफ़्ते भर न खोलने पर फ़ोन रखी हुई बातें भूल जाता है।',
      installNot: 'नहीं, धन्यवाद',
    },
  },
}
