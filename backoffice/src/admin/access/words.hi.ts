import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    access: {
      whoLooked: 'किसने देखा',
      when: 'आख़िरी बार',
      who: 'कौन',
      what: 'क्या',
      how: 'कैसे',
      search: 'व्यक्ति, परिवार या बुकिंग नंबर खोजें',
      outcome: 'नतीजा',
      outcomes: { allowed: 'देखा', refused: 'अनुमति नहीं मिली' },
      from: 'कब से',
      to: 'कब तक',
      opened: '%{smart_count} बार खोला |||| %{smart_count} बार खोला',
      listed: 'सूची में देखा',
      refused: '%{smart_count} बार अनुमति नहीं मिली |||| %{smart_count} बार अनुमति नहीं मिली',
      subjects: {
        booking: 'बुकिंग %{label}',
        document: 'फ़ाइल %{label}',
        family: '%{label} का संपर्क',
        message: '%{label} का संदेश',
        call: '%{label}',
      },
      failed: 'किसने देखा, यह नहीं खुल सका।',
      empty: 'अभी किसी ने नहीं देखा।',
    },
  },
}
