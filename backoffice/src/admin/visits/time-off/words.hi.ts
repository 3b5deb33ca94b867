import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  visits: {
    off: {
      title: 'छुट्टियाँ',
      failed: 'छुट्टियाँ नहीं खुल सकीं।',
      empty: 'यहाँ कोई छुट्टी नहीं है।',
      kinds: { 'day-off': 'छुट्टी का दिन', sick: 'बीमार', leave: 'छुट्टी', other: 'अन्य' },
      statuses: { requested: 'माँगी गई', approved: 'मंज़ूर', declined: 'नामंज़ूर', withdrawn: 'वापस ली गई' },
      status: 'स्थिति',
      kind: 'प्रकार',
      asked: 'माँगी गई %{time}',
      approve: 'मंज़ूर करें',
      decline: 'नामंज़ूर करें',
      approved: 'मंज़ूर: उस समय काम नहीं दिया जा सकता।',
      declined: 'नामंज़ूर।',
      standing: 'उस समय %{smart_count} विज़िट है। |||| उस समय %{smart_count} विज़िट हैं।',
      approveOpen: 'मंज़ूर करें, विज़िट बिना केयरटेकर के छोड़ें',
      giveFirst: 'पहले उन्हें किसी और को दें।',
      showVisits: 'विज़िट दिखाएँ',
      add: 'छुट्टी लिखें',
      addTitle: 'छुट्टी लिखें',
      who: 'केयरटेकर',
      from: 'कब से',
      until: 'कब तक',
      reason: 'कारण',
      save: 'सेव करें',
      saved: 'छुट्टी लिख दी गई।',
      all: 'सभी',
    },
  },
}
