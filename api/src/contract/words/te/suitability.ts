import type * as english from '../en/suitability.ts'
import type { Translated } from '../translated.ts'

export const caretakerProfile: Translated<typeof english.caretakerProfile> = {
  wrongTime: 'దయచేసి సమయాన్ని 08:30 లాగా ఇవ్వండి.',
  wrongPincode: 'పిన్‌కోడ్‌లో ఆరు అంకెలు ఉంటాయి.',
  wrongWeek: 'దయచేసి వారానికి 1 నుంచి 168 గంటల వరకు ఇవ్వండి.',
  wrongYear: 'దయచేసి 1960 నుంచి ఈ సంవత్సరం వరకు ఒక సంవత్సరం ఇవ్వండి.',
  wrongCapacity: 'దయచేసి ఒకేసారి 1 నుంచి 20 బుకింగ్‌ల వరకు ఇవ్వండి.',
  hoursOverlap: 'ఈ సమయాల్లో రెండు ఒకదానిపై ఒకటి పడుతున్నాయి.',
  checkAhead: 'దయచేసి గడిచిపోయిన తేదీని ఎంచుకోండి.',
  photoUnreadable: 'ఈ చిత్రం చదవడం కుదరలేదు. దయచేసి JPG లేదా PNG గా మరో ఫోటో ఎంచుకోండి.',
  capacityInUse: 'ఈ కేర్‌టేకర్‌కు ప్రస్తుతం అంతకంటే ఎక్కువ బుకింగ్‌లు ఉన్నాయి.',
}
export const unsuited: Translated<typeof english.unsuited> = {
  familyBlocked: 'ఈ కేర్‌టేకర్‌ను మళ్లీ పంపవద్దని ఈ కుటుంబం కోరింది.',
  womanAsked: 'కుటుంబం మహిళను కోరింది.',
  manAsked: 'కుటుంబం పురుషుడిని కోరింది.',
  checksMissing: 'ఈ కేర్‌టేకర్ వెరిఫికేషన్‌లో ఒకటి ఇంకా పూర్తి కాలేదు.',
}
export const missingChecks: Translated<typeof english.missingChecks> = {
  police: 'పోలీస్ వెరిఫికేషన్ ఇంకా నమోదు కాలేదు.',
  id: 'గుర్తింపు పత్రం ఇంకా నమోదు కాలేదు.',
  references: 'పాత పని చోట అడిగిన వివరాలు ఇంకా నమోదు కాలేదు.',
  policeId: 'పోలీస్ వెరిఫికేషన్, గుర్తింపు పత్రం ఇంకా నమోదు కాలేదు.',
  policeReferences: 'పోలీస్ వెరిఫికేషన్, పాత పని చోట అడిగిన వివరాలు ఇంకా నమోదు కాలేదు.',
  idReferences: 'గుర్తింపు పత్రం, పాత పని చోట అడిగిన వివరాలు ఇంకా నమోదు కాలేదు.',
  all: 'పోలీస్ వెరిఫికేషన్, గుర్తింపు పత్రం, పాత పని చోట అడిగిన వివరాలు ఇంకా నమోదు కాలేదు.',
}
