import type * as english from '../en/suitability.ts'
import type { Translated } from '../translated.ts'

export const caretakerProfile: Translated<typeof english.caretakerProfile> = {
  wrongTime: 'कृपया समय 08:30 जैसा लिखें।',
  wrongPincode: 'पिनकोड में छह अंक होते हैं।',
  wrongWeek: 'कृपया हफ़्ते में 1 से 168 घंटे लिखें।',
  wrongYear: 'कृपया 1960 से इस साल तक का कोई साल लिखें।',
  wrongCapacity: 'कृपया एक साथ 1 से 20 बुकिंग लिखें।',
  hoursOverlap: 'इनमें से दो समय आपस में टकराते हैं।',
  checkAhead: 'कृपया बीता हुआ दिन चुनें।',
  photoUnreadable: 'यह तस्वीर पढ़ी नहीं जा सकी। कृपया JPG या PNG में कोई दूसरी फ़ोटो चुनें।',
  capacityInUse: 'इन केयरटेकर के पास अभी इससे ज़्यादा बुकिंग हैं।',
}
export const unsuited: Translated<typeof english.unsuited> = {
  familyBlocked: 'इस परिवार ने इन केयरटेकर को दोबारा न भेजने को कहा है।',
  womanAsked: 'परिवार ने महिला केयरटेकर के लिए कहा है।',
  manAsked: 'परिवार ने पुरुष केयरटेकर के लिए कहा है।',
  checksMissing: 'इन केयरटेकर की एक जाँच बाक़ी है।',
}
export const missingChecks: Translated<typeof english.missingChecks> = {
  police: 'पुलिस वेरिफ़िकेशन अभी दर्ज नहीं है।',
  id: 'पहचान पत्र की जाँच अभी दर्ज नहीं है।',
  references: 'जानकारों से पूछताछ अभी दर्ज नहीं है।',
  policeId: 'पुलिस वेरिफ़िकेशन और पहचान पत्र की जाँच अभी दर्ज नहीं हैं।',
  policeReferences: 'पुलिस वेरिफ़िकेशन और जानकारों से पूछताछ अभी दर्ज नहीं हैं।',
  idReferences: 'पहचान पत्र की जाँच और जानकारों से पूछताछ अभी दर्ज नहीं हैं।',
  all: 'पुलिस वेरिफ़िकेशन, पहचान पत्र की जाँच और जानकारों से पूछताछ अभी दर्ज नहीं हैं।',
}
