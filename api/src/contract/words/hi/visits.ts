import type * as english from '../en/visits.ts'
import type { Translated } from '../translated.ts'

export const visit: Translated<typeof english.visit> = {
  caretakerBusy: 'उस समय ये केयरटेकर किसी और परिवार के यहाँ हैं।',
  stale: 'किसी ने इस विज़िट को बदल दिया है। फिर से देखें।',
  startCareFirst: 'पहले बुकिंग पर “काम स्वीकार करें” दबाएँ।',
  underWay: 'एक विज़िट चल रही है। पहले उसे समाप्त करें।',
  careOver: 'इस बुकिंग की देखभाल समाप्त हो चुकी है।',
  changeTooLate: 'विज़िट शुरू होने से 24 घंटे पहले तक बदली जा सकती है।',
  movedTwice: 'यह विज़िट पहले ही दो बार बदली जा चुकी है।',
  outsidePackage: 'वह दिन आपके पैकेज से बाहर है।',
  timeTaken: 'वह समय अभी-अभी किसी और को मिल गया।',
  notOpen: 'यह विज़िट अब बदली नहीं जा सकती।',
  alreadyReplaced: 'कोई और पहले से आ रहा है।',
  nobodyChosen: 'इस विज़िट के लिए अभी किसी को नहीं चुना गया है।',
  notLateYet: 'विज़िट शुरू होने के समय से 15 मिनट बाद आप हमें बता सकते हैं।',
  startedLongAgo: 'शुरुआत 10 मिनट के भीतर वापस ली जा सकती है।',
  wrongSpan: 'एक विज़िट 30 मिनट से 24 घंटे की होती है।',
  past: 'कृपया आगे का कोई समय चुनें।',
}
export const roster: Translated<typeof english.roster> = {
  exists: 'इस बुकिंग की विज़िट पहले से तय हैं।',
  missing: 'इस बुकिंग की विज़िट अभी तय नहीं हुई हैं।',
  noDays: 'कृपया सप्ताह का कम से कम एक दिन चुनें।',
  noShifts: 'कृपया दिन में देखभाल के घंटे बताएँ।',
  wrongShift: 'एक शिफ़्ट 30 मिनट से 24 घंटे की होती है।',
  pastStart: 'कृपया आगे का कोई पहला दिन चुनें।',
  stale: 'किसी ने इस योजना को बदल दिया है। फिर से देखें।',
  wrongEnd: 'कृपया ऐसा अंतिम दिन चुनें जो पहले दिन से पहले न हो।',
  wrongMode: 'ये घंटे देखभाल के चुने हुए तरीके से मेल नहीं खाते।',
  overlap: 'एक दिन की दो शिफ़्टों का समय एक-दूसरे पर नहीं पड़ना चाहिए।',
  packageGone: 'यह पैकेज अब नहीं मिलता। कृपया इसके दिन और घंटे बताएँ।',
  pastDay: 'कृपया आज या उसके बाद का दिन चुनें।',
  ruleTwice: 'एक ही दिन से एक वार के दो नियम हैं।',
}
export const timeOff: Translated<typeof english.timeOff> = {
  visitsStand: 'इस समय में विज़िट तय हैं। पहले उन्हें किसी और को दें।',
  decided: 'इस अनुरोध पर फ़ैसला हो चुका है।',
  overlaps: 'इन दिनों में पहले से छुट्टी है।',
  wrongSpan: 'कृपया शुरुआत के बाद, अधिक से अधिक 90 दिन के भीतर का अंत चुनें।',
}
export const rosterWarning: Translated<typeof english.rosterWarning> = {
  weekHours: '{name} उस सप्ताह {count} घंटे काम करेंगे।',
  daysRunning: '{name} लगातार {count} दिन काम करेंगे।',
  nightConsent: '{name} ने रात के काम के लिए हाँ नहीं कहा है।',
  shortRest: '{name} को इस विज़िट से पहले {count} घंटे का आराम मिलेगा।',
  travel: '{name} के पास एक घर से दूसरे घर जाने के लिए {count} मिनट होंगे।',
  busy: '{name} उस समय किसी और परिवार के यहाँ हैं।',
  inactive: '{name} को अभी नहीं भेजा जा सकता।',
}
