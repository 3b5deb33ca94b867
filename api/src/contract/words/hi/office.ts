import type * as english from '../en/office.ts'
import type { Translated } from '../translated.ts'

export const assignment: Translated<typeof english.assignment> = {
  assigned: 'केयरटेकर तय कर दिया गया!',
  failed: 'केयरटेकर तय नहीं किया जा सका। कृपया फिर से कोशिश करें।',
  hasOne: 'इस बुकिंग के लिए पहले से एक केयरटेकर हैं।',
  hasNone: 'इस बुकिंग के लिए कोई केयरटेकर नहीं है।',
  caretakerBusy: 'ये केयरटेकर अभी किसी और बुकिंग पर हैं।',
  notWhileActive: 'देखभाल चलते समय केयरटेकर को इस बुकिंग से नहीं हटाया जा सकता।',
  inactive: 'ये केयरटेकर अभी काम पर नहीं हैं।',
  unknownCaretaker: 'कृपया सूची से कोई केयरटेकर चुनें।',
  sameCaretaker: 'यह बुकिंग पहले से इसी केयरटेकर के पास है।',
  movedOn: 'इस बीच किसी और ने यह बुकिंग दूसरे को सौंप दी है।',
  notFree: 'इस बुकिंग के केयरटेकर अब ख़ाली नहीं हैं: किसी और को सौंपें या नई बुकिंग करें।',
  reasonRequired: 'कृपया कारण बताएँ',
  noStepBack: 'यह बुकिंग अभी सबसे पहले चरण पर है: इससे पीछे नहीं जा सकती।',
  stepTaken: 'इस बीच स्थिति बदल गई है। कृपया फिर से देखें।',
  rated: 'इस बुकिंग को रेटिंग मिल चुकी है: इसकी स्थिति नहीं बदलेगी।',
  badgeAssigned: 'बुकिंग पर',
  badgeAvailable: 'उपलब्ध',
  optionTaken: 'पहले से किसी बुकिंग पर',
  optionFree: 'उपलब्ध',
  currentlyAssignedTo: 'अभी इनके यहाँ:',
}
export const caretaker: Translated<typeof english.caretaker> = {
  added: 'केयरटेकर जोड़ दिया गया!',
  addFailed: 'केयरटेकर नहीं जोड़ा जा सका',
  adding: 'जोड़ रहे हैं...',
  serviceTypesRequired: 'कृपया कम से कम एक सेवा चुनें',
  noNotifications: 'कोई सूचना नहीं',
  noUpcomingJobs: 'आगे कोई काम नहीं है',
  noBookingsAssigned: 'अभी आपके नाम कोई बुकिंग नहीं है',
  noNotes: 'अभी कोई नोट नहीं है',
  noBookingsFound: 'कोई बुकिंग नहीं मिली',
  startCare: 'काम स्वीकार करें',
  beginActiveCare: 'देखभाल शुरू करें',
  markCompleted: 'काम पूरा हुआ',
}
export const admin: Translated<typeof english.admin> = {
  bookingsFailed: 'बुकिंग नहीं खुल सकीं',
  caretakersFailed: 'केयरटेकरों की सूची नहीं खुल सकी',
  statisticsFailed: 'आँकड़े नहीं खुल सके',
  dashboardFailed: 'डैशबोर्ड की जानकारी नहीं खुल सकी',
  familyHasEmail: 'इस परिवार का एक ईमेल पहले से है।',
  tooManyFamilyNotes: 'इस परिवार के लिए अब और नोट नहीं जोड़े जा सकते।',
  lastAdmin: 'कम से कम एक एडमिन रहना चाहिए।',
  hasOpenBookings: 'इस खाते की कुछ बुकिंग अभी पूरी नहीं हुई हैं। पहले उन्हें पूरा करें या रद्द करें।',
  caretakerBound: 'इस केयरटेकर की एक बुकिंग अभी पूरी नहीं हुई है। पहले उसे पूरा करें, रद्द करें या केयरटेकर को उससे हटाएँ।',
}
export const promises: Translated<typeof english.promises> = {
  reasonRequired: 'कृपया कारण बताएँ',
  notBroken: 'कारण सिर्फ़ उस वादे का चाहिए जो पूरा नहीं हुआ।',
  tooLateToHold: 'इस वादे का समय हो चुका है या यह निपट चुका है: इसे अब रोका नहीं जा सकता।',
  holdNotAhead: 'अभी से और पिछली रोक से बाद का समय चुनें',
  holdTooLong: 'किसी वादे को ज़्यादा से ज़्यादा दो हफ़्ते रोका जा सकता है',
  notToVerify: 'सिर्फ़ वही जाँच पूरी बताई जा सकती है जो अभी बाक़ी है।',
}
export const calls: Translated<typeof english.calls> = {
  outcomeRequired: 'कृपया बताएँ कॉल में क्या हुआ',
  timeRequired: 'कृपया चुनें कि दोबारा कब कॉल करना है',
  timeWrong: 'कृपया सुबह 9 से रात 8 बजे के बीच आगे का समय चुनें',
  cameWrong: 'कृपया पिछले 60 दिनों का समय चुनें',
  noNumber: 'यह ऐसा नंबर नहीं है जिस पर हम कॉल कर सकें।',
  itemGone: 'यह अब उस परिवार का नहीं है। कृपया फिर से देखें।',
}
export const handOff: Translated<typeof english.handOff> = {
  noMobile: 'संदेश भेजने के लिए कोई मोबाइल नंबर नहीं है।',
  switchedOff: 'इस परिवार ने संदेश बंद किए हैं। केवल यह लिख सकते हैं कि कौन आ रहा है, और उसका कारण देना होगा।',
  notFitting: 'यह संदेश अब इस बुकिंग के लिए सही नहीं है।',
}
export const reports: Translated<typeof english.reports> = {
  tooLong: 'एक रिपोर्ट ज़्यादा से ज़्यादा एक साल की होती है।',
}
export const undo: Translated<typeof english.undo> = {
  nothing: 'अब वापस लेने के लिए कुछ नहीं है।',
  tooLate: 'इसे वापस लेने का समय निकल चुका है।',
  changedSince: 'इस बीच कुछ और हो चुका है: इसे अब वापस नहीं लिया जा सकता।',
}
export const documents: Translated<typeof english.documents> = {
  inUse: 'यह फ़ाइल एक बुकिंग की है, इसलिए हटाई नहीं जा सकती।',
  wrongType: 'केवल PDF, JPG, JPEG और PNG फ़ाइलें ली जाती हैं।',
  tooLarge: 'यह फ़ाइल बहुत बड़ी है।',
  tooManyPixels: 'इस तस्वीर में बहुत ज़्यादा पिक्सल हैं। कृपया कम साइज़ में दोबारा फ़ोटो लें, या उसका स्क्रीनशॉट अपलोड करें।',
  largerThan: 'यह फ़ाइल {size} से बड़ी है। फ़ोटो छोटे साइज़ में दोबारा लें, या चैट से भेजें।',
  protected: 'इस PDF पर ताला लगा है। कृपया ताला हटाकर सेव करें और भेजें, या पेज की फ़ोटो भेजें।',
  unreadable: 'यह PDF जाँची नहीं जा सकी। कृपया इसे नई PDF में प्रिंट करें, या पेज की फ़ोटो भेजें।',
  busy: 'अभी बहुत सारी फ़ाइलें जाँची जा रही हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  quota: 'फ़ाइलें रखने की जगह भर गई है। कोई फ़ाइल हटाकर फिर से कोशिश करें।',
}
export const breach = {
  incomplete: 'लिखें कि क्या हुआ, इसका लोगों पर क्या असर है और वे क्या कर सकते हैं।',
  boardNotTold: 'लिखें कि बोर्ड को पहली ख़बर कब दी और पूरी जानकारी कब दी।',
  closed: 'यह डेटा लीक बंद हो चुका है; अब इसमें बदलाव नहीं हो सकता।',
}
