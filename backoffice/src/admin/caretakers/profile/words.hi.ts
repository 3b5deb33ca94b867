import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    profile: {
      title: 'प्रोफ़ाइल',
      edit: 'प्रोफ़ाइल बदलें',
      first: 'प्रोफ़ाइल: भाषाएँ, पिनकोड, घंटे, जाँच (बाद में भी लिखी जा सकती है)',
      unknown: 'अभी पता नहीं',
      gender: 'महिला या पुरुष',
      genders: { female: 'महिला', male: 'पुरुष', unsaid: 'अभी पता नहीं' },
      homePincode: 'घर का पिनकोड',
      weeklyOff: 'हफ़्ते की छुट्टी',
      noDay: 'कोई नहीं',
      maxWeekHours: 'हफ़्ते में ज़्यादा से ज़्यादा घंटे',
      nightOk: 'रात में काम',
      yes: 'हाँ',
      no: 'नहीं',
      capacity: 'एक साथ बुकिंग',
      policeCheckOn: 'पुलिस वेरिफ़िकेशन देखने की तारीख़',
      idCheckOn: 'पहचान पत्र देखने की तारीख़',
      referencesOn: 'जानकारों से पूछने की तारीख़',
      training: 'ट्रेनिंग, जैसा परिवार पढ़ेंगे',
      worksSince: 'किस साल से यह काम',
      languages: 'भाषाएँ',
      spoken: { te: 'तेलुगु', hi: 'हिन्दी', ur: 'उर्दू', en: 'अंग्रेज़ी', lmn: 'लंबाडी' },
      hours: 'घंटे',
      hoursHint:
        'जिस दिन के बारे में कुछ न कहा हो उसे ख़ाली छोड़ें। ख़त्म होने का समय शुरू से पहले का हो, तो वह अगली सुबह का माना जाता है।',
      from: '%{day} कब से',
      to: '%{day} कब तक',
      span: '%{day} %{from} से %{to}',
      weekdays: {
        0: 'रविवार',
        1: 'सोमवार',
        2: 'मंगलवार',
        3: 'बुधवार',
        4: 'गुरुवार',
        5: 'शुक्रवार',
        6: 'शनिवार',
      },
      saved: 'प्रोफ़ाइल सेव हो गई।',
      failed: 'प्रोफ़ाइल सेव नहीं हो सकी। कृपया फिर से कोशिश करें।',
    },
  },
}
