import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    timeOff: {
      title: 'छुट्टियाँ',
      ask: 'छुट्टी माँगें',
      none: 'आपने छुट्टी नहीं माँगी है।',
      loadFailed: 'आपकी छुट्टियाँ नहीं खुल सकीं।',
      kind: 'कैसी छुट्टी?',
      kinds: { 'day-off': 'एक दिन की छुट्टी', sick: 'तबीयत ठीक नहीं', leave: 'कुछ दिनों की छुट्टी', other: 'कोई और बात' },
      from: 'पहला दिन',
      to: 'आख़िरी दिन',
      order: 'आख़िरी दिन पहले दिन से पहले है।',
      reason: 'वजह (ख़ाली छोड़ सकते हैं)',
      send: 'ऑफ़िस से पूछें',
      sending: 'भेज रहे हैं…',
      sent: 'भेज दिया। ऑफ़िस तय करेगा, और जवाब यहाँ दिखेगा।',
      failed: 'भेजा नहीं जा सका। कृपया फिर से कोशिश करें।',
      urgent: 'आज या कल के लिए कृपया ऑफ़िस को फ़ोन भी करें।',
      takeBack: 'वापस लें',
      takenBack: 'वापस ले लिया।',
      takeBackFailed: 'वापस नहीं लिया जा सका। कृपया फिर से कोशिश करें।',
      status: { requested: 'माँगी', approved: 'मंज़ूर', declined: 'नामंज़ूर', withdrawn: 'वापस ली' },
      until: '%{from} से %{to} तक',
    },
  },
}
