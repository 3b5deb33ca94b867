import { choosePlural } from '../formats.ts'

type Values = Readonly<Record<string, string | number>>

/** Reasons by code; only the office reads these. */
export const suggestionWords = {
  newToFamily: () => 'New to this family',
  caredBefore: () => 'Has cared for this family before',
  caredForPatient: ({ patient, visits }: Values) =>
    choosePlural(
      Number(visits),
      { one: `Has cared for ${patient} once`, other: `Has cared for ${patient} ${visits} times` },
      'en',
    ),
  caredForFamily: ({ visits }: Values) =>
    choosePlural(
      Number(visits),
      { one: 'Has cared for this family once', other: `Has cared for this family ${visits} times` },
      'en',
    ),
  sameAsAsked: () => 'Known to the family, which prefers the same caretaker each time',
  sameAsked: () => 'The family prefers the same caretaker each time',
  womanAsAsked: () => 'A woman, as the family prefers',
  womanAsked: () => 'The family prefers a woman',
  manAsAsked: () => 'A man, as the family prefers',
  manAsked: () => 'The family prefers a man',
  genderUnknown: () => 'Gender not known yet',
  speaks: ({ language }: Values) => `Speaks ${language}`,
  speaksNot: ({ language }: Values) => `Does not speak ${language}`,
  languageNotAsked: () => 'The family has not been asked which language they prefer',
  languagesUnknown: () => 'Languages not known yet',
  samePincode: () => 'Same pincode',
  sameZone: () => 'Same part of the city',
  nextZone: () => 'Next part of the city',
  farAway: () => 'Lives further away',
  distanceUnknown: () => 'Distance not known yet',
  weekHours: ({ hours, of }: Values) => `${hours} of ${of} hours that week`,
  insideHours: () => 'Free at these hours',
  partlyInside: () => 'Free at some of these hours',
  outsideHours: () => 'Not free at these hours',
  dayOff: () => 'Weekly day off',
  dayOffFalls: () => 'A weekly day off falls on these days',
  hoursUnknown: () => 'Free hours not known yet',
  hoursNotAsked: () => 'Hours of care not known yet',
  alwaysOnTime: ({ visits }: Values) =>
    choosePlural(
      Number(visits),
      { one: 'On time at the only visit in 90 days', other: `On time at all ${visits} visits in 90 days` },
      'en',
    ),
  lateOrMissed: ({ late, missed }: Values) => `${late} late and ${missed} missed in 90 days`,
  reliabilityUnknown: () => 'No visits in 90 days',
  rated: ({ average, count: ratings }: Values) => `Rated ${average} (${ratings})`,
  notRated: () => 'Not rated yet',
}
export const spokenNames = { te: 'Telugu', hi: 'Hindi', ur: 'Urdu', en: 'English', lmn: 'Lambadi' }
/** Reasons by the same codes, for the family (rule DAY-20). */
export const familyReasons = {
  caredBefore: () => 'Has cared for you before',
  caredForPatient: ({ patient }: Values) => `Has cared for ${patient} before`,
  caredForFamily: () => 'Has cared for your family before',
  womanAsAsked: () => 'A woman, as you asked',
  manAsAsked: () => 'A man, as you asked',
  speaks: ({ language }: Values) => `Speaks ${language}`,
  samePincode: () => 'Lives close to you',
  sameZone: () => 'Lives in your part of the city',
  insideHours: () => 'Free at your hours',
  alwaysOnTime: () => 'On time at every visit in the last 90 days',
}

/** The same reasons, as the caretaker reads them (rule CARE-29). */
export const caretakerReasons = {
  caredBefore: () => 'You have cared for this family before',
  caredForPatient: () => 'You have cared for this patient before',
  caredForFamily: () => 'You have cared for this family before',
  womanAsAsked: () => 'The family asked for a woman',
  manAsAsked: () => 'The family asked for a man',
  speaks: ({ language }: Values) => `You speak ${language}`,
  samePincode: () => 'You live close by',
  sameZone: () => 'You live in the same part of the city',
  insideHours: () => 'You are free at these hours',
  alwaysOnTime: () => 'You were on time at every visit in the last 90 days',
}
