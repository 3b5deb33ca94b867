import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    waiting: {
      some: '%{count} पर ध्यान दें |||| %{count} पर ध्यान दें',
      overdue: '%{count} पर ध्यान दें, %{overdue} में देर हो चुकी |||| %{count} पर ध्यान दें, %{overdue} में देर हो चुकी',
    },
    views: {
      all: 'सब',
      needsCaretaker: 'केयरटेकर चाहिए',
      toConfirm: 'तय हुए, पुष्टि बाक़ी',
      inCare: 'देखभाल चल रही है',
      families: 'परिवार',
      admins: 'एडमिन',
      free: 'उपलब्ध',
      withFamily: 'बुकिंग पर',
      checksMissing: 'जिनकी जाँच बाक़ी है',
      failed: 'नहीं हुए',
      byOffice: 'ऑफ़िस ने किए',
      corrections: 'सुधारी गई जानकारी',
    },
    searchFor: {
      users: 'नाम, ईमेल या फ़ोन खोजें',
      caretakers: 'नाम, ईमेल या फ़ोन खोजें',
      documents: 'फ़ाइल, नाम, ईमेल या फ़ोन खोजें',
    },
    find: {
      open: 'खोजें',
      label: 'नाम, फ़ोन, पता, बुकिंग नंबर या पेज',
      families: 'परिवार',
      bookings: 'बुकिंग',
      caretakers: 'केयरटेकर',
      absences: 'बीमार या छुट्टी',
      enterAbsence: 'बीमारी या छुट्टी लिखें',
      absenceWords: 'बीमार छुट्टी',
      pages: 'पेज',
      hint: 'दो अक्षर या अंक काफ़ी हैं।',
      searching: 'खोज रहे हैं…',
      nothing: 'कुछ नहीं मिला।',
      failed: 'खोज नहीं हो सकी। कृपया फिर से कोशिश करें।',
    },
    keys: {
      title: 'कीबोर्ड शॉर्टकट',
      find: 'परिवार, बुकिंग, केयरटेकर, पेज खोजें',
      rows: 'अगली और पिछली पंक्ति',
      open: 'पंक्ति खोलें',
      assign: 'पंक्ति के लिए केयरटेकर तय करें',
      done: 'पंक्ति का नतीजा लिखें, या उसका मेनू खोलें',
      choose: 'सूची से चुनें',
      close: 'सूची या बॉक्स बंद करें',
      keys: 'शॉर्टकट की यह सूची',
    },
  },
}
