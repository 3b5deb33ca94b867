import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    handover: {
      open: 'किसी और को सौंपें',
      title: '%{caretaker} से किसी और को सौंपना',
      what: 'स्थिति वही रहेगी। परिवार और दोनों केयरटेकरों को मेल जाएगा; जिनके पास यह बुकिंग अभी है, उन्हें यह तुरंत दिखनी बंद हो जाएगी।',
      to: 'नए केयरटेकर',
      reasonHint: 'इसे केवल ऑफ़िस पढ़ता है।',
      confirm: 'सौंपें',
      done: 'बुकिंग सौंप दी गई।',
      failed: 'बुकिंग नहीं सौंपी जा सकी। कृपया फिर से कोशिश करें।',
    },
    stepBack: {
      open: 'स्थिति सुधारें',
      title: 'स्थिति को एक चरण पीछे करें?',
      what: '%{from} फिर से %{to} हो जाएगी। परिवार को मेल जाएगा।',
      whatCancelled: 'बुकिंग वहीं लौट जाएगी जहाँ थी; केयरटेकर अब भी ख़ाली हों तो उन्हीं के साथ। परिवार को मेल जाएगा।',
      reasonHint: 'इसे केवल ऑफ़िस पढ़ता है।',
      confirm: 'सुधारें',
      done: 'स्थिति सुधार दी गई।',
      failed: 'स्थिति नहीं सुधारी जा सकी। कृपया फिर से कोशिश करें।',
    },
    course: {
      title: 'देखभाल कैसे चली',
      failed: 'देखभाल का ब्योरा नहीं खुल सका।',
      none: 'अभी किसी को तय नहीं किया गया।',
      since: 'तय किया %{time}',
      welcomed: 'परिवार ने हाँ कहा: %{time}',
      care: 'देखभाल %{time}',
      ended: {
        handover: 'सौंपा %{time}',
        taken_back: 'हटाया %{time}',
        correction: 'सुधारा %{time}',
      },
      corrected: 'सुधारा: %{from} से %{to}',
    },
  },
}
