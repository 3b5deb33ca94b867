import type * as english from '../en/money.ts'
import type { Translated } from '../translated.ts'

export const money: Translated<typeof english.money> = {
  wholeRupees: 'పూర్తి రూపాయల్లో, 1 లేదా అంతకంటే ఎక్కువ రాయండి.',
  overUpi: 'UPI ద్వారా ఒకసారికి ₹{most} వరకే కుదురుతుంది. తక్కువ అడగండి, లేదా బ్యాంకు ద్వారా అడగండి.',
  notOffered: 'ఈ చెల్లింపు విధానం ఏర్పాటు చేసి లేదు.',
  requestOpen: 'ఈ బుకింగ్‌కు ఇప్పటికే ఒక రిక్వెస్ట్ పెండింగ్‌లో ఉంది.',
  thanks: 'ధన్యవాదాలు. బ్యాంకులో కనిపించగానే నిర్ధారిస్తాం.',
  upiUtr: 'UTR లోని 12 అంకెలు రాయండి.',
  bankUtr: 'రిఫరెన్స్‌లోని 6 నుంచి 22 అక్షరాలు, అంకెలు రాయండి.',
  noUtr: 'నగదుకు రిఫరెన్స్ ఉండదు.',
  futureDay: 'ఈ రోజు ఇంకా రాలేదు.',
  settled: 'ఈ చెల్లింపు ఇప్పటికే పూర్తయింది.',
  referenceTaken: 'ఈ రిఫరెన్స్ ఇప్పటికే {reference} కోసం నిర్ధారించాం.',
  off: 'ముందుగా UPI లేదా బ్యాంకు ఖాతా ఏర్పాటు చేయండి.',
  noPrice: 'ఈ బుకింగ్‌కు ధర లేదు.',
  notSettled: 'ముందుగా ఈ కుటుంబం డబ్బు లెక్క పూర్తి చేయండి.',
}
