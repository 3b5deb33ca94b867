import type * as english from '../en/office.ts'
import type { Translated } from '../translated.ts'

export const assignment: Translated<typeof english.assignment> = {
  assigned: 'కేర్‌టేకర్‌ను కేటాయించారు!',
  failed: 'కేర్‌టేకర్‌ను కేటాయించడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  hasOne: 'ఈ బుకింగ్‌కు ఇప్పటికే కేర్‌టేకర్ ఉన్నారు.',
  hasNone: 'ఈ బుకింగ్‌కు కేర్‌టేకర్ లేరు.',
  caretakerBusy: 'ఈ కేర్‌టేకర్ ఇప్పటికే మరో బుకింగ్‌లో ఉన్నారు.',
  notWhileActive: 'సంరక్షణ జరుగుతుండగా కేర్‌టేకర్‌ను వెనక్కి తీసుకోలేరు.',
  inactive: 'ఈ కేర్‌టేకర్ ప్రస్తుతం పనిలో లేరు.',
  unknownCaretaker: 'దయచేసి జాబితా నుంచి ఒక కేర్‌టేకర్‌ను ఎంచుకోండి.',
  sameCaretaker: 'ఈ బుకింగ్ ఇప్పటికే ఈ కేర్‌టేకర్ వద్దే ఉంది.',
  movedOn: 'ఈలోగా మరొకరు ఈ బుకింగ్‌ను వేరొకరికి అప్పగించారు.',
  notFree: 'ఈ బుకింగ్ కేర్‌టేకర్ ఇప్పుడు ఖాళీగా లేరు: వేరొకరికి అప్పగించండి లేదా కొత్తగా బుక్ చేయండి.',
  reasonRequired: 'దయచేసి కారణం చెప్పండి',
  noStepBack: 'ఈ బుకింగ్ మొదటి దశలోనే ఉంది: వెనక్కి వెళ్లే దశ లేదు.',
  stepTaken: 'ఈలోగా స్టేటస్ మారింది. దయచేసి మళ్లీ చూడండి.',
  rated: 'ఈ బుకింగ్‌కు రేటింగ్ ఇచ్చారు: దీని స్టేటస్ మారదు.',
  badgeAssigned: 'కేటాయించారు',
  badgeAvailable: 'ఖాళీగా ఉన్నారు',
  optionTaken: 'ఇప్పటికే కేటాయించారు',
  optionFree: 'ఖాళీగా ఉన్నారు',
  currentlyAssignedTo: 'ప్రస్తుతం వీరి దగ్గర:',
}
export const caretaker: Translated<typeof english.caretaker> = {
  added: 'కేర్‌టేకర్‌ను చేర్చారు!',
  addFailed: 'కేర్‌టేకర్‌ను చేర్చడం కుదరలేదు',
  adding: 'చేరుస్తున్నాం...',
  serviceTypesRequired: 'దయచేసి కనీసం ఒక సేవను ఎంచుకోండి',
  noNotifications: 'నోటిఫికేషన్లు లేవు',
  noUpcomingJobs: 'రాబోయే పనులు లేవు',
  noBookingsAssigned: 'ప్రస్తుతం మీకు కేటాయించిన బుకింగ్‌లు లేవు',
  noNotes: 'ఇంకా నోట్స్ లేవు',
  noBookingsFound: 'బుకింగ్‌లు కనబడలేదు',
  startCare: 'పని ఒప్పుకోండి',
  beginActiveCare: 'సంరక్షణ మొదలుపెట్టండి',
  markCompleted: 'పని పూర్తయింది',
}
export const admin: Translated<typeof english.admin> = {
  bookingsFailed: 'బుకింగ్‌లు తెరవడం కుదరలేదు',
  caretakersFailed: 'కేర్‌టేకర్ల జాబితా తెరవడం కుదరలేదు',
  statisticsFailed: 'లెక్కలు తెరవడం కుదరలేదు',
  dashboardFailed: 'డ్యాష్‌బోర్డ్ సమాచారం తెరవడం కుదరలేదు',
  familyHasEmail: 'ఈ కుటుంబానికి ఇప్పటికే ఒక ఈమెయిల్ ఉంది.',
  tooManyFamilyNotes: 'ఈ కుటుంబానికి ఇక నోట్స్ చేర్చలేరు.',
  lastAdmin: 'కనీసం ఒక అడ్మిన్ ఉండాలి.',
  hasOpenBookings: 'ఈ ఖాతాకు ఇంకా పూర్తికాని బుకింగ్‌లు ఉన్నాయి. ముందుగా వాటిని పూర్తి చేయండి లేదా రద్దు చేయండి.',
  caretakerBound: 'ఈ కేర్‌టేకర్‌కు పూర్తికాని బుకింగ్ ఉంది. దాన్ని పూర్తి చేయండి, రద్దు చేయండి లేదా ముందుగా కేటాయింపును వెనక్కి తీసుకోండి.',
}
export const promises: Translated<typeof english.promises> = {
  reasonRequired: 'దయచేసి కారణం చెప్పండి',
  notBroken: 'నిలబెట్టుకోని మాటకే కారణం రాయాలి.',
  tooLateToHold: 'ఈ మాట గడువు దాటింది లేదా అది పూర్తయింది: గడువును ఇక ఆపలేరు.',
  holdNotAhead: 'ఇప్పటికంటే, ఇంతకు ముందు ఆపిన సమయం కంటే తర్వాతి సమయం ఎంచుకోండి',
  holdTooLong: 'ఒక మాటను గరిష్ఠంగా రెండు వారాలు మాత్రమే ఆపవచ్చు',
  notToVerify: 'ఇంకా పూర్తికాని వెరిఫికేషన్‌నే పూర్తయిందని చూపవచ్చు.',
}
export const calls: Translated<typeof english.calls> = {
  outcomeRequired: 'కాల్‌లో ఏమైందో దయచేసి చెప్పండి',
  timeRequired: 'మళ్లీ ఎప్పుడు కాల్ చేయాలో దయచేసి ఎంచుకోండి',
  timeWrong: 'దయచేసి ఉదయం 9 నుంచి రాత్రి 8 మధ్య, రాబోయే సమయం ఎంచుకోండి',
  cameWrong: 'దయచేసి గత 60 రోజుల్లోని సమయం ఎంచుకోండి',
  noNumber: 'ఇది మేము కాల్ చేయగల నంబర్ కాదు.',
  itemGone: 'ఇది ఇప్పుడు ఆ కుటుంబానికి చెందదు. దయచేసి మళ్లీ చూడండి.',
}
export const handOff: Translated<typeof english.handOff> = {
  noMobile: 'సందేశం పంపడానికి మొబైల్ నంబర్ లేదు.',
  switchedOff: 'ఈ కుటుంబం సందేశాలు వద్దంది. ఎవరు వస్తున్నారన్నది కారణంతో రాయవచ్చు.',
  notFitting: 'ఈ సందేశం ఇప్పుడు ఈ బుకింగ్‌కు సరిపోదు.',
}
export const reports: Translated<typeof english.reports> = {
  tooLong: 'ఒక నివేదిక గరిష్ఠంగా ఒక సంవత్సరానికి ఉంటుంది.',
}
export const undo: Translated<typeof english.undo> = {
  nothing: 'వెనక్కి తీసుకోవడానికి ఇక ఏమీ లేదు.',
  tooLate: 'వెనక్కి తీసుకునే సమయం దాటిపోయింది.',
  changedSince: 'ఈలోగా మరో మార్పు జరిగింది: ఇక వెనక్కి తీసుకోలేరు.',
}
export const documents: Translated<typeof english.documents> = {
  inUse: 'ఈ ఫైల్ ఒక బుకింగ్‌కు చెందినది, కాబట్టి తొలగించలేరు.',
  wrongType: 'PDF, JPG, JPEG, PNG ఫైళ్లు మాత్రమే తీసుకుంటాం.',
  tooLarge: 'ఈ ఫైల్ చాలా పెద్దది.',
  tooManyPixels: 'ఈ ఫోటోలో పిక్సెల్స్ చాలా ఎక్కువ. దయచేసి తక్కువ సైజులో మళ్లీ ఫోటో తీయండి, లేదా దాని స్క్రీన్‌షాట్ అప్‌లోడ్ చేయండి.',
  largerThan: 'ఈ ఫైల్ {size} కన్నా పెద్దది. ఫోటోను చిన్న సైజులో మళ్లీ తీయండి, లేదా చాట్‌లో పంపండి.',
  protected: 'ఈ PDF లాక్ చేసి ఉంది. దయచేసి లాక్ తీసి పంపండి, లేదా పేజీ ఫోటో పంపండి.',
  unreadable: 'ఈ PDF ను తెరిచి చూడడం కుదరలేదు. దయచేసి కొత్త PDF గా ప్రింట్ చేయండి, లేదా పేజీ ఫోటో పంపండి.',
  busy: 'ప్రస్తుతం చాలా ఫైళ్లు చూస్తున్నాం. దయచేసి కాసేపటి తర్వాత ప్రయత్నించండి.',
  quota: 'మీ స్టోరేజ్ నిండిపోయింది. ఒక ఫైల్ తొలగించి మళ్లీ ప్రయత్నించండి.',
}
export const breach = {
  incomplete: 'ఏం జరిగింది, దాని వల్ల వాళ్లకు ఏమవుతుంది, వాళ్లు ఏం చేయవచ్చు: ఇవి రాయండి.',
  boardNotTold: 'బోర్డుకు మొదటి మాట, పూర్తి వివరాలు ఎప్పుడు చెప్పారో రాయండి.',
  closed: 'ఈ డేటా లీక్ ముగిసింది; ఇక మార్చడం కుదరదు.',
}
