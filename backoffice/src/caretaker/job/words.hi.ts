import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    job: {
      starts: 'शुरू: %{when}',
      noStart: 'शुरू होने की तारीख़ अभी तय नहीं',
      booked: 'बुक किया: %{date}',
      patient: 'मरीज़: %{name}',
      progress: '%{steps} में से चरण %{step}',
      call: '%{name} को फ़ोन करें',
      map: 'नक़्शा खोलें',
      open: 'बुकिंग खोलें',
    },
    steps: {
      finish: 'क्या देखभाल पूरी हो गई? 10 सेकंड तक इसे वापस ले सकते हैं; बाद में केवल ऑफ़िस बदल सकता है।',
      endsVisits: 'ये विज़िट और इनके बाद वाली अभी तय हैं। ये सब नहीं होंगी:',
      endWhole: '%{patient} की पूरी देखभाल ख़त्म करें',
      andMore: 'और %{smart_count} |||| और %{smart_count}',
      notYet: 'अभी नहीं',
      pending: texts.caretaker.startCare,
      confirmed: texts.caretaker.beginActiveCare,
      active: texts.caretaker.markCompleted,
      saving: 'सेव हो रहा है…',
      done: 'सेव हो गया। बुकिंग अब: %{status}।',
      failed: 'स्थिति नहीं बदली जा सकी। कृपया फिर से कोशिश करें।',
    },
    notes: {
      title: 'नोट',
      viewAdd: 'नोट देखें / लिखें',
      of: 'नोट: %{service}, %{client}',
      label: 'नया नोट',
      add: 'नोट जोड़ें',
      adding: 'जोड़ रहे हैं…',
      added: 'नोट जोड़ दिया गया।',
      none: texts.caretaker.noNotes,
      failed: 'नोट नहीं जोड़ा जा सका। कृपया फिर से कोशिश करें।',
    },
  },
}
