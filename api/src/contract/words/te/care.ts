import type * as english from '../en/care.ts'
import type { Translated } from '../translated.ts'

export const serviceSelection: Translated<typeof english.serviceSelection> = {
  failed: 'మీరు ఎంచుకున్న సేవను భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
}
export const upload: Translated<typeof english.upload> = {
  failed: 'ఫైల్ పంపడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
}
export const booking: Translated<typeof english.booking> = {
  incomplete: 'బుక్ చేసే ముందు దయచేసి అవసరమైన వివరాలన్నీ నింపండి.',
  saveFailed: 'బుకింగ్ భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  saveFailedAlert: 'బుకింగ్ కుదరలేదు. దయచేసి మీ ఇంటర్నెట్ చూసుకోండి లేదా మళ్లీ ప్రయత్నించండి.',
  cancelTooLate: 'సంరక్షణ మొదలవడానికి 24 గంటల ముందు వరకే బుకింగ్ రద్దు చేయవచ్చు.',
  notEditable: 'పెండింగ్ బుకింగ్‌లను మాత్రమే మార్చవచ్చు.',
  notCompleted: 'పూర్తయిన బుకింగ్‌లకు మాత్రమే రేటింగ్ ఇవ్వవచ్చు.',
  alreadyRated: 'ఈ బుకింగ్‌కు ఇప్పటికే రేటింగ్ ఇచ్చారు.',
  ratingRequired: 'దయచేసి 1 నుంచి 5 వరకు రేటింగ్ ఎంచుకోండి.',
  wrongStep: 'ఈ బుకింగ్‌ను ఆ స్టేటస్‌కు మార్చడం కుదరదు.',
  alreadyFinished: 'ఈ బుకింగ్ ఇప్పటికే పూర్తయింది లేదా రద్దయింది.',
  noteRequired: 'దయచేసి ముందుగా నోట్ రాయండి.',
  tooManyNotes: 'ఈ బుకింగ్‌లో ఇక నోట్స్ చేర్చలేరు.',
  careOver: 'సంరక్షణ ముగిసింది: ఈ బుకింగ్‌లో ఇక నోట్స్ చేర్చలేరు.',
  reachable: 'దయచేసి ఫోన్ నంబర్ లేదా ఈమెయిల్ ఇవ్వండి',
  unknownCustomer: 'దయచేసి జాబితా నుంచి ఒక కుటుంబాన్ని ఎంచుకోండి, లేదా కొత్తగా చేర్చండి.',
  unknownFile: 'దయచేసి మీరు పంపిన ఫైళ్లలో ఒకటి ఎంచుకోండి.',
  formTooLarge: 'ఈ వివరాలు చాలా పొడవుగా ఉన్నాయి. దయచేసి తగ్గించి మళ్లీ ప్రయత్నించండి.',
  keyReused: 'ఈ బుకింగ్ ఇప్పటికే వేరే వివరాలతో వచ్చింది. దయచేసి పేజీని మళ్లీ తెరిచి ప్రయత్నించండి.',
  awaitingConfirmation: 'కేర్‌టేకర్‌ను కేటాయించాం, వారు ఖరారు చేయాలి',
}
