import type * as english from '../en/suggestions.ts'
import { choosePlural } from '../formats.ts'
import type { Translated } from '../translated.ts'

export const suggestionWords: Translated<typeof english.suggestionWords> = {
  newToFamily: () => 'ఈ కుటుంబానికి కొత్త',
  caredBefore: () => 'ఇంతకు ముందు ఈ కుటుంబం దగ్గర పని చేశారు',
  caredForPatient: ({ patient, visits }) =>
    choosePlural(
      Number(visits),
      { one: `${patient} దగ్గర ఇంతకు ముందు ఒకసారి పని చేశారు`, other: `${patient} దగ్గర ఇంతకు ముందు ${visits} సార్లు పని చేశారు` },
      'te',
    ),
  caredForFamily: ({ visits }) =>
    choosePlural(
      Number(visits),
      { one: 'ఈ కుటుంబం దగ్గర ఇంతకు ముందు ఒకసారి పని చేశారు', other: `ఈ కుటుంబం దగ్గర ఇంతకు ముందు ${visits} సార్లు పని చేశారు` },
      'te',
    ),
  sameAsAsked: () => 'కుటుంబానికి తెలిసినవారు; ప్రతిసారీ ఒకే మనిషి కావాలని కుటుంబం అడిగింది',
  sameAsked: () => 'ప్రతిసారీ ఒకే మనిషి కావాలని కుటుంబం అడిగింది',
  womanAsAsked: () => 'కుటుంబం కోరినట్టే మహిళ',
  womanAsked: () => 'మహిళ అయితే మంచిదని కుటుంబం చెప్పింది',
  manAsAsked: () => 'కుటుంబం కోరినట్టే పురుషుడు',
  manAsked: () => 'పురుషుడు అయితే మంచిదని కుటుంబం చెప్పింది',
  genderUnknown: () => 'మహిళ లేదా పురుషుడు అన్నది ఇంకా తెలియదు',
  speaks: ({ language }) => `${language} మాట్లాడతారు`,
  speaksNot: ({ language }) => `${language} మాట్లాడరు`,
  languageNotAsked: () => 'ఏ భాష కావాలో కుటుంబాన్ని ఇంకా అడగలేదు',
  languagesUnknown: () => 'మాట్లాడే భాషలు ఇంకా తెలియవు',
  samePincode: () => 'అదే పిన్‌కోడ్',
  sameZone: () => 'ఊరిలో అదే ప్రాంతం',
  nextZone: () => 'పక్క ప్రాంతం',
  farAway: () => 'ఇంకా దూరంలో ఉంటారు',
  distanceUnknown: () => 'దూరం ఇంకా తెలియదు',
  weekHours: ({ hours, of }) => `ఆ వారంలో ${of} గంటల్లో ${hours} గంటలు`,
  insideHours: () => 'ఈ సమయాల్లో ఖాళీ',
  partlyInside: () => 'ఈ సమయాల్లో కొంతవరకు ఖాళీ',
  outsideHours: () => 'వేరే సమయాలు చెప్పారు',
  dayOff: () => 'వారపు సెలవు రోజు',
  dayOffFalls: () => 'మధ్యలో వారపు సెలవు వస్తుంది',
  hoursUnknown: () => 'ఖాళీ సమయాలు ఇంకా తెలియవు',
  hoursNotAsked: () => 'సంరక్షణ సమయాలు ఇంకా తెలియవు',
  alwaysOnTime: ({ visits }) =>
    choosePlural(
      Number(visits),
      { one: '90 రోజుల్లో ఉన్న ఒక్క విజిట్‌కూ సమయానికి వచ్చారు', other: `90 రోజుల్లో అన్ని విజిట్‌లకూ సమయానికి వచ్చారు (${visits})` },
      'te',
    ),
  lateOrMissed: ({ late, missed }) => `90 రోజుల్లో ఆలస్యం: ${late}, రానివి: ${missed}`,
  reliabilityUnknown: () => '90 రోజుల్లో విజిట్‌లు లేవు',
  rated: ({ average, count: ratings }) => `రేటింగ్ ${average} (${ratings})`,
  notRated: () => 'ఇంకా రేటింగ్ లేదు',
}
export const spokenNames: Translated<typeof english.spokenNames> = {
  te: 'తెలుగు',
  hi: 'హిందీ',
  ur: 'ఉర్దూ',
  en: 'ఇంగ్లీష్',
  lmn: 'లంబాడీ',
}
export const familyReasons: Translated<typeof english.familyReasons> = {
  caredBefore: () => 'ఇంతకుముందు మీ దగ్గరికి వచ్చారు',
  caredForPatient: ({ patient }) => `ఇంతకుముందు చూసుకున్నవారు: ${patient}`,
  caredForFamily: () => 'ఇంతకుముందు మీ ఇంటికి వచ్చారు',
  womanAsAsked: () => 'మీరు కోరినట్టు మహిళ',
  manAsAsked: () => 'మీరు కోరినట్టు పురుషుడు',
  speaks: ({ language }) => `మాట్లాడే భాష: ${language}`,
  samePincode: () => 'మీ దగ్గరలో ఉంటారు',
  sameZone: () => 'మీ ప్రాంతంలోనే ఉంటారు',
  insideHours: () => 'మీ సమయాల్లో ఖాళీగా ఉన్నారు',
  alwaysOnTime: () => 'గత 90 రోజుల్లో ప్రతి విజిట్‌కూ సమయానికి వచ్చారు',
}

export const caretakerReasons: Translated<typeof english.caretakerReasons> = {
  caredBefore: () => 'మీరు ఇంతకుముందు ఈ కుటుంబాన్ని చూసుకున్నారు',
  caredForPatient: () => 'మీరు ఇంతకుముందు వీరిని చూసుకున్నారు',
  caredForFamily: () => 'మీరు ఇంతకుముందు ఈ ఇంటికి వెళ్లారు',
  womanAsAsked: () => 'కుటుంబం మహిళను కోరింది',
  manAsAsked: () => 'కుటుంబం పురుషుడిని కోరింది',
  speaks: ({ language }) => `మీరు మాట్లాడే భాష: ${language}`,
  samePincode: () => 'మీరు దగ్గరలో ఉంటారు',
  sameZone: () => 'మీరు ఇదే ప్రాంతంలో ఉంటారు',
  insideHours: () => 'ఈ సమయాల్లో మీరు ఖాళీగా ఉన్నారు',
  alwaysOnTime: () => 'గత 90 రోజుల్లో ప్రతి విజిట్‌కూ మీరు సమయానికి వెళ్లారు',
}
