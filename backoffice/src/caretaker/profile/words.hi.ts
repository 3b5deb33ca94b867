import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    profile: {
      seenBy: {
        title: 'आपकी जानकारी कौन देखता है',
        families: 'आपकी बुकिंग के परिवार: आपका पहला नाम, फ़ोटो, भाषाएँ, ट्रेनिंग, जाँच की तारीख़ें और उनके लिए लिखी बातें।',
        colleagues: 'अगली विज़िट के केयरटेकर: आपका नाम, नोट और कामों की जानकारी।',
        office: 'ऑफ़िस: आपकी प्रोफ़ाइल, विज़िट, काम के घंटे और छुट्टियाँ।',
      },
      title: 'मेरी जानकारी',
      details: 'आपकी जानकारी',
      name: 'नाम',
      email: 'ईमेल',
      emailFixed: 'इसे ऑफ़िस बदलता है।',
      phone: 'फ़ोन',
      location: 'इलाक़ा',
      edit: 'बदलें',
      save: 'सेव करें',
      saving: 'सेव हो रहा है…',
      cancel: 'रहने दें',
      loadFailed: texts.profile.loadFailed,
      updated: texts.profile.updated,
      failed: texts.profile.updateFailed,
    },
    calendar: {
      title: 'कैलेंडर',
      lead: 'आपकी विज़िट आपके फ़ोन के कैलेंडर में। बदलाव एक दिन देर से दिख सकते हैं: मेरी विज़िट में जो है, वही सही है।',
      make: 'कैलेंडर का पता बनाएँ',
      renew: 'नया पता बनाएँ',
      end: 'बंद करें',
      copy: 'पता कॉपी करें',
      copied: 'कॉपी हो गया।',
      warning: 'जिसके पास पता है, उसे आपकी विज़िट दिखेंगी। नया बनाने पर पुराना बंद हो जाता है।',
      until: 'यह पता %{day} तक चलेगा।',
      lastRead: 'कैलेंडर ने इसे पिछली बार पढ़ा: %{when}।',
      neverRead: 'अभी तक किसी कैलेंडर ने इसे नहीं पढ़ा।',
      hidden: 'पता कॉपी करने के लिए नया पता बनाएँ।',
      failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
    },
    password: {
      title: 'पासवर्ड बदलें',
      current: 'अभी का पासवर्ड',
      new: 'नया पासवर्ड',
      confirm: 'नया पासवर्ड दोबारा',
      hint: 'कम से कम 6 अक्षर।',
      show: 'दिखाएँ: %{field}',
      hide: 'छिपाएँ: %{field}',
      submit: 'पासवर्ड बदलें',
      changed: texts.changePassword.changed,
      failed: texts.changePassword.failed,
    },
  },
}
