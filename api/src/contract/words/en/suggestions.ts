import { choosePlural } from '../../formats.ts'

type Values = Readonly<Record<string, string | number>>
const count = (value: string | number | undefined, one: string, other: string) =>
  choosePlural(Number(value), { one, other }, 'en')

/** Why somebody is suggested, by the code of the reason; the office alone reads these. */
export const suggestionWords = {
  newToFamily: () => 'New to this family',
  caredBefore: () => 'Has cared for this family before',
  caredForPatient: ({ patient, visits }: Values) =>
    `Has cared for ${patient} ${count(visits, 'once', `${visits} times`)}`,
  caredForFamily: ({ visits }: Values) => `Has cared for this family ${count(visits, 'once', `${visits} times`)}`,
  sameAsAsked: () => 'Known to the family, which would like the same person each time',
  sameAsked: () => 'The family would like the same person each time',
  womanAsAsked: () => 'A woman, as the family would like',
  womanAsked: () => 'The family would rather have a woman',
  manAsAsked: () => 'A man, as the family would like',
  manAsked: () => 'The family would rather have a man',
  genderUnknown: () => 'Gender not known yet',
  speaks: ({ language }: Values) => `Speaks ${language}`,
  speaksNot: ({ language }: Values) => `Does not speak ${language}`,
  languageNotAsked: () => 'The family has not been asked for a language',
  languagesUnknown: () => 'Languages not known yet',
  samePincode: () => 'Same pincode',
  sameZone: () => 'Same part of the city',
  nextZone: () => 'Next part of the city',
  farAway: () => 'Lives further away',
  distanceUnknown: () => 'Distance not known yet',
  weekHours: ({ hours, of }: Values) => `${hours} of ${of} hours that week`,
  insideHours: () => 'Free at these hours',
  partlyInside: () => 'Free at some of these hours',
  outsideHours: () => 'Other hours were stated',
  dayOff: () => 'Weekly day off',
  dayOffFalls: () => 'A weekly day off falls into it',
  hoursUnknown: () => 'Free hours not known yet',
  hoursNotAsked: () => 'Hours of the care not known yet',
  alwaysOnTime: ({ visits }: Values) =>
    count(visits, 'On time at the one visit of 90 days', `On time at all ${visits} visits of 90 days`),
  lateOrMissed: ({ late, missed }: Values) => `${late} late and ${missed} missed in 90 days`,
  reliabilityUnknown: () => 'No visits in 90 days',
  rated: ({ average, count: ratings }: Values) => `Rated ${average} (${ratings})`,
  notRated: () => 'Not rated yet',
}
/** What people speak. */
export const spokenNames = { te: 'Telugu', hi: 'Hindi', ur: 'Urdu', en: 'English', lmn: 'Lambadi' }
