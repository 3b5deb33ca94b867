import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from './later-words.en.ts'

export const detail: Translated<typeof english.detail> = {
  caretaker: {
    detail: {
      title: 'बुकिंग %{id}',
      loading: 'बुकिंग',
      back: 'मेरी बुकिंग',
      family: 'परिवार',
      client: 'बुक करने वाले',
      emergency: 'इमरजेंसी में किसे फ़ोन करें',
      address: 'पता',
      patient: 'मरीज़',
      noDetails: 'कोई जानकारी नहीं दी गई।',
      over: 'देखभाल पूरी हो चुकी है: परिवार और मरीज़ की जानकारी अब नहीं दिखाई जाती।',
      rating: 'रेटिंग',
    },
    files: {
      title: 'फ़ाइलें',
      none: 'कोई फ़ाइल नहीं दी गई।',
      medicalReports: 'मेडिकल रिपोर्ट %{number}',
      dischargeSummary: 'डिस्चार्ज समरी %{number}',
      prescriptions: 'दवा का पर्चा %{number}',
      failed: 'फ़ाइल नहीं खुल सकी। कृपया फिर से कोशिश करें।',
    },
  },
}

export const earnings: Translated<typeof english.earnings> = {
  caretaker: {
    earnings: {
      title: 'मेरा वेतन',
      show: 'मेरा वेतन दिखाएँ',
      before: 'पिछला महीना',
      after: 'अगला महीना',
      failed: 'आपका वेतन लोड नहीं हुआ।',
      none: 'इस महीने में कुछ नहीं है।',
      states: {
        open: 'हिसाब अभी बंद नहीं हुआ। रकम बदल सकती है।',
        closed: 'ऑफ़िस ने हिसाब बंद किया। भुगतान बाक़ी है।',
        settled: 'ऑफ़िस ने हिसाब बंद किया।',
        paid: '%{day} को भुगतान हुआ: %{method} %{reference}',
      },
      methods: { upi: 'UPI', bank: 'बैंक', cash: 'नकद' },
      earned: 'कमाई',
      hours: 'घंटे',
      advances: 'अग्रिम',
      adjustments: 'अतिरिक्त, कटौती, सुधार',
      carried: 'पिछले महीने से',
      due: 'आपको मिलना है',
      received: 'आपको दिया गया',
      owed: 'अगले महीने में जाएगा',
      lines: 'किससे कितना',
      unconfirmed: 'अभी पुष्टि नहीं, इसलिए गिनी नहीं गई',
      kinds: { advance: 'अग्रिम', addition: 'अतिरिक्त', deduction: 'कटौती', correction: 'सुधार' },
      given: { D: 'दिन', N: 'रात', L: 'साथ रहने का दिन', S: 'सेशन' },
      slip: 'वेतन पर्ची',
      close: 'बंद करें',
      noTax: 'न कर काटा गया है, न भविष्य निधि।',
    },
  },
}

export const outbox: Translated<typeof english.outbox> = {
  caretaker: {
    tray: {
      title: 'जो नहीं पहुँचा',
      kinds: {
        start: 'विज़िट की शुरुआत',
        end: 'विज़िट का अंत',
        step: 'बुकिंग का चरण',
        note: 'नोट',
        trouble: 'कुछ गड़बड़ है',
        confirm: 'पक्की की गई विज़िट',
      },
      tooOld: 'यह बहुत पुराना है, गिना नहीं जा सकता। कृपया यह समय ऑफ़िस को बताएँ।',
      refused: 'यह स्वीकार नहीं हुआ। कृपया ऑफ़िस को बताएँ।',
      callOffice: 'ऑफ़िस को फ़ोन करें',
      copy: 'शब्द कॉपी करें',
      copied: 'कॉपी हो गया',
      remove: 'हटाएँ',
      leaving:
        'अभी नहीं भेजे गए: %{smart_count}। साइन आउट करने पर ये मिट जाएँगे। करें? |||| अभी नहीं भेजे गए: %{smart_count}। साइन आउट करने पर ये मिट जाएँगे। करें?',
      leave: 'इन्हें छोड़कर साइन आउट करें',
      stay: 'रुकें',
      install: 'होम स्क्रीन पर रखें',
      installWhy: 'होम स्क्रीन पर रखने से यह ऐप की तरह खुलता है, इंटरनेट न हो तब भी।',
      installIos:
        'ब्राउज़र के मेन्यू में साझा करने का निशान दबाएँ, फिर होम स्क्रीन पर जोड़ें। दिन में एक बार खोलें: हफ़्ते भर न खोलने पर फ़ोन रखी हुई बातें भूल जाता है।',
      installNot: 'नहीं, धन्यवाद',
    },
  },
}

export const profile: Translated<typeof english.profile> = {
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

export const push: Translated<typeof english.push> = {
  caretaker: {
    push: {
      message: '%{brand} खोलें',
      title: 'सूचनाएँ',
      lead: 'अगले 48 घंटों की कोई विज़िट नई हो, बदले या रद्द हो, तो इस फ़ोन पर “%{message}” दिखेगा। उसमें कोई नाम या जानकारी नहीं होती। साइन आउट करने पर यह बंद हो जाता है।',
      switch: 'इस फ़ोन पर सूचनाएँ दिखाएँ',
      blocked: 'इस ब्राउज़र में सूचनाएँ बंद हैं। ब्राउज़र की सेटिंग में इस पेज के लिए इन्हें चालू करें।',
      failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
      unsupported: 'यह ब्राउज़र सूचनाएँ नहीं दिखा सकता। आईफ़ोन पर पहले इस ऐप को होम स्क्रीन पर जोड़ें।',
    },
  },
}

export const timeOff: Translated<typeof english.timeOff> = {
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

export const week: Translated<typeof english.week> = {
  caretaker: {
    week: {
      title: 'मेरी विज़िट',
      tomorrow: 'कल',
      days: 'अगले सात दिन',
      none: 'अगले सात दिनों में कोई विज़िट नहीं है।',
      loadFailed: 'आपकी विज़िट नहीं खुल सकीं।',
    },
  },
}
