import type * as english from '../en/pages.ts'
import type { Translated } from '../translated.ts'

export const lists: Translated<typeof english.lists> = {
  bookingsFailed: 'మీ బుకింగ్‌లు తెరవడం కుదరలేదు',
  documentsFailed: 'మీ పత్రాలు తెరవడం కుదరలేదు',
}
export const contact: Translated<typeof english.contact> = {
  sent: 'మీ సందేశం చేరింది!',
  failed: 'సందేశం పంపడం కుదరలేదు. దయచేసి కాసేపటి తర్వాత ప్రయత్నించండి.',
  sending: 'పంపుతున్నాం...',
}
export const callWish: Translated<typeof english.callWish> = {
  sent: 'ధన్యవాదాలు. మీరు చెప్పినట్టే మీకు కాల్ చేస్తాం.',
  soon: 'ధన్యవాదాలు. వీలైనంత త్వరగా {phone} నంబర్‌కు కాల్ చేస్తాం.',
  inWindow: 'ధన్యవాదాలు. {phone} నంబర్‌కు కాల్ చేస్తాం: {window}.',
}
export const privacyRequest: Translated<typeof english.privacyRequest> = {
  noted: 'ధన్యవాదాలు. మీ రిక్వెస్ట్ అందింది. మీరు ఈమెయిల్ ఇచ్చి ఉంటే దాని నంబర్ మెయిల్‌లో వస్తుంది; లేకపోతే మేమే కాల్ చేస్తాం.',
  reasonRequired: 'దయచేసి కారణం చెప్పండి: అడిగినవారు దాన్ని చదువుతారు',
  proofRequired: 'అడిగింది ఎవరో మీకు ఎలా తెలిసిందో ముందు చెప్పండి.',
  decided: 'ఈ రిక్వెస్ట్‌కు ఇప్పటికే జవాబు ఇచ్చారు.',
  unknownFamily: 'ఈ కుటుంబం ఇప్పుడు ఇక్కడ లేదు.',
}
export const newsletter: Translated<typeof english.newsletter> = {
  subscribed: 'ధన్యవాదాలు. మీకు ఒక మెయిల్ పంపించాం: మీ ఈమెయిల్‌ను నిర్ధారించడానికి అందులోని లింక్ తెరవండి.',
  confirmed: 'ధన్యవాదాలు. తర్వాతి వ్యాసంతో మీకు మొదటి లేఖ వస్తుంది.',
  left: 'ఇక మీకు లేఖలు రావు. ఇన్నాళ్లు చదివినందుకు ధన్యవాదాలు.',
  deadLink: 'ఈ లింక్ ఇక పనిచేయదు. దయచేసి మీ ఈమెయిల్‌ను మరోసారి ఇవ్వండి.',
}
export const form: Translated<typeof english.form> = {
  problem: 'దయచేసి మీరు ఇచ్చిన వివరాలు చూసుకోండి',
  back: 'ఫారమ్‌కు తిరిగి వెళ్లండి',
}
export const pages: Translated<typeof english.pages> = {
  forbidden: 'ఈ పేజీని చూడడానికి మీకు అనుమతి లేదు.',
  notFound: 'మీరు వెతుకుతున్న పేజీ లేదు.',
  goHome: 'మొదటి పేజీకి',
}
export const dayLink: Translated<typeof english.dayLink> = {
  full: 'ఒకేసారి ఐదుగురు చూడగలరు. ముందుగా ఒకరికి ఆపేయండి.',
  days: '1 నుంచి 30 రోజుల మధ్య ఎంచుకోండి.',
}
