import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    noConnection: 'इंटरनेट नहीं है। कृपया फिर से कोशिश करें।',
    trouble: {
      title: 'कुछ ठीक नहीं है',
      emergency: 'पहले %{number} पर फ़ोन करें',
      words: 'क्या हुआ?',
      hint: 'इसे ख़ाली छोड़ सकते हैं। जो हुआ वह दबाएँ: ऑफ़िस को तुरंत पता चलेगा और आपको फ़ोन आएगा।',
      kinds: {
        fall: 'कोई गिर गया',
        unwell: 'मरीज़ की तबीयत ठीक नहीं',
        hospital: 'अस्पताल जाना है',
        'not-safe': 'मैं सुरक्षित नहीं',
        refused: 'सेवा से मना किया',
        'something-missing': 'कुछ मिल नहीं रहा',
        other: 'कुछ और',
      },
      sending: 'भेज रहे हैं…',
      told: 'ऑफ़िस तक पहुँच गया। आपको फ़ोन आएगा। हालत बिगड़े तो %{number} पर फ़ोन करें।',
      kept: '%{what}, %{time}: इस फ़ोन पर सेव है, भेज दिया जाएगा।',
      again: 'फिर से भेजें',
      call: 'ऑफ़िस को फ़ोन करें: %{phone}',
      close: 'बंद करें',
    },
  },
}
