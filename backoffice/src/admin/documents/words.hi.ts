import { labels } from '@thodu/api/contract/words/hi/labels'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    categories: labels.categories,
    documentStatus: { pending: 'जाँच बाक़ी', verified: 'सही पाया', rejected: 'नामंज़ूर' },
    documents: {
      failed: 'काग़ज़ात नहीं खुल सके।',
      empty: 'देखने के लिए कोई काग़ज़ नहीं।',
      view: 'देखें',
      hide: 'छिपाएँ',
      open: 'नए टैब में खोलें',
      pdfOpens: 'PDF यहाँ नहीं दिखता: खोलने पर आपके PDF रीडर के लिए सेव होगा।',
      verify: 'सही है',
      reject: 'नामंज़ूर करें',
      reason: 'कारण (परिवार पढ़ेगा)',
      saved: 'सेव हो गया।',
      saveFailed: 'यह सेव नहीं हो सका। कृपया फिर से कोशिश करें।',
    },
    files: { failed: 'फ़ाइल नहीं खुल सकी। कृपया फिर से कोशिश करें।' },
  },
}
