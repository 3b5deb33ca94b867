import type * as english from '../en/suggestions.ts'
import { choosePlural } from '../formats.ts'
import type { Translated } from '../translated.ts'

export const suggestionWords: Translated<typeof english.suggestionWords> = {
  newToFamily: () => 'इस परिवार में पहली बार',
  caredBefore: () => 'पहले इस परिवार की देखभाल की है',
  caredForPatient: ({ patient, visits }) =>
    choosePlural(
      Number(visits),
      { one: `${patient} की एक बार देखभाल की है`, other: `${patient} की ${visits} बार देखभाल की है` },
      'hi',
    ),
  caredForFamily: ({ visits }) =>
    choosePlural(
      Number(visits),
      { one: 'इस परिवार की एक बार देखभाल की है', other: `इस परिवार की ${visits} बार देखभाल की है` },
      'hi',
    ),
  sameAsAsked: () => 'परिवार इन्हें जानता है, और हर बार इन्हीं को चाहता है',
  sameAsked: () => 'परिवार हर बार एक ही व्यक्ति चाहता है',
  womanAsAsked: () => 'महिला, जैसा परिवार चाहता है',
  womanAsked: () => 'परिवार को महिला केयरटेकर ज़्यादा ठीक लगेगी',
  manAsAsked: () => 'पुरुष, जैसा परिवार चाहता है',
  manAsked: () => 'परिवार को पुरुष केयरटेकर ज़्यादा ठीक लगेगा',
  genderUnknown: () => 'महिला या पुरुष, अभी पता नहीं',
  speaks: ({ language }) => `${language} आती है`,
  speaksNot: ({ language }) => `${language} नहीं आती`,
  languageNotAsked: () => 'परिवार से भाषा अभी नहीं पूछी गई',
  languagesUnknown: () => 'भाषाएँ अभी पता नहीं',
  samePincode: () => 'वही पिनकोड',
  sameZone: () => 'शहर का वही हिस्सा',
  nextZone: () => 'शहर का पड़ोसी हिस्सा',
  farAway: () => 'घर ज़्यादा दूर है',
  distanceUnknown: () => 'दूरी अभी पता नहीं',
  weekHours: ({ hours, of }) => `उस हफ़्ते ${of} में से ${hours} घंटे`,
  insideHours: () => 'इन घंटों में ख़ाली',
  partlyInside: () => 'इनमें से कुछ घंटे ख़ाली',
  outsideHours: () => 'दूसरे घंटे बताए थे',
  dayOff: () => 'हफ़्ते की छुट्टी का दिन',
  dayOffFalls: () => 'बीच में हफ़्ते की छुट्टी पड़ती है',
  hoursUnknown: () => 'ख़ाली घंटे अभी पता नहीं',
  hoursNotAsked: () => 'देखभाल के घंटे अभी पता नहीं',
  alwaysOnTime: ({ visits }) =>
    choosePlural(
      Number(visits),
      { one: '90 दिनों की एक विज़िट में समय पर', other: `90 दिनों की सभी ${visits} विज़िट में समय पर` },
      'hi',
    ),
  lateOrMissed: ({ late, missed }) => `90 दिनों में ${late} बार देर, ${missed} बार ग़ैरहाज़िर`,
  reliabilityUnknown: () => '90 दिनों में कोई विज़िट नहीं',
  rated: ({ average, count: ratings }) => `रेटिंग ${average} (${ratings})`,
  notRated: () => 'अभी रेटिंग नहीं',
}
export const spokenNames: Translated<typeof english.spokenNames> = {
  te: 'तेलुगु',
  hi: 'हिन्दी',
  ur: 'उर्दू',
  en: 'अंग्रेज़ी',
  lmn: 'लंबाडी',
}
export const familyReasons: Translated<typeof english.familyReasons> = {
  caredBefore: () => 'पहले भी आपके यहाँ आ चुके हैं',
  caredForPatient: ({ patient }) => `पहले भी देखभाल की है: ${patient}`,
  caredForFamily: () => 'पहले भी आपके घर आ चुके हैं',
  womanAsAsked: () => 'महिला, जैसा आपने चाहा',
  manAsAsked: () => 'पुरुष, जैसा आपने चाहा',
  speaks: ({ language }) => `भाषा: ${language}`,
  samePincode: () => 'आपके पास ही रहते हैं',
  sameZone: () => 'शहर के आपके हिस्से में रहते हैं',
  insideHours: () => 'आपके समय पर आ सकते हैं',
  alwaysOnTime: () => 'पिछले 90 दिनों की हर विज़िट में समय पर',
}

export const caretakerReasons: Translated<typeof english.caretakerReasons> = {
  caredBefore: () => 'आप पहले भी इस परिवार की देखभाल कर चुके हैं',
  caredForPatient: () => 'आप पहले भी इनकी देखभाल कर चुके हैं',
  caredForFamily: () => 'आप पहले भी इस घर जा चुके हैं',
  womanAsAsked: () => 'परिवार ने महिला चाही है',
  manAsAsked: () => 'परिवार ने पुरुष चाहा है',
  speaks: ({ language }) => `आपकी भाषा: ${language}`,
  samePincode: () => 'आप पास ही रहते हैं',
  sameZone: () => 'आप शहर के इसी हिस्से में रहते हैं',
  insideHours: () => 'आप इस समय ख़ाली हैं',
  alwaysOnTime: () => 'पिछले 90 दिनों की हर विज़िट में आप समय पर रहे',
}
