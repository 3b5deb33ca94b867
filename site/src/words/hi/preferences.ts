import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/preferences.ts'

export const wishes: Translated<typeof english.wishes> = {
  legend: 'केयरटेकर के बारे में इच्छाएँ',
  lead: 'हम पूरी कोशिश करेंगे और कॉल पर बताएँगे कि क्या हो सकता है। “केवल” चुनें, तो हम किसी और को नहीं भेजेंगे।',
  none: 'कोई इच्छा नहीं',
  labels: { wishGender: 'महिला या पुरुष', wishLanguage: 'कौन सी भाषा बोलें', wishFood: 'खाना' },
  choices: {
    wishGender: {
      female: 'हो सके तो महिला',
      male: 'हो सके तो पुरुष',
      'only-female': 'केवल महिला',
      'only-male': 'केवल पुरुष',
    },
    wishLanguage: { te: 'तेलुगु', hi: 'हिन्दी', ur: 'उर्दू', en: 'अंग्रेज़ी', lmn: 'लंबाडी' },
    wishFood: { vegetarian: 'शाकाहारी', halal: 'हलाल' },
  },
}
