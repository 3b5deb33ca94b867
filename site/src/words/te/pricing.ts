import { promisedHoursInTelugu as hours } from '@thodu/api/contract/promises/promised-hours'
import { choosePlural } from '@thodu/api/contract/words/formats'
import { labels } from '@thodu/api/contract/words/te/labels'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/pricing.ts'

export const pricing: Translated<typeof english.pricing> = {
  title: 'ప్యాకేజీ ఎంచుకోండి',
  description: 'మీరు ఎంచుకున్న సంరక్షణకు ప్యాకేజీలు, ధరలు.',
  heading: (service) => `${service}: ప్యాకేజీలు`,
  lead: `ఒకటి ఎంచుకోండి. ఇప్పుడు ఏమీ చెల్లించనక్కర్లేదు: ముందు మేము ${hours.call} గంటల్లో కాల్ చేసి అన్నీ సరిచూస్తాం.`,
  legend: 'ప్యాకేజీ',
  popular: 'మా సూచన',
  was: (price) => `అసలు ధర ${price}`,
  now: (price, unit) => `ధర ${unit} ${price}`.trim(),
  changeDetails: 'వివరాలు మార్చండి',
  answers: 'మీ జవాబులు',
  files: 'పత్రాలు',
  fileCount: (count) => choosePlural(count, { one: `${count} ఫైల్`, other: `${count} ఫైళ్లు` }, 'te'),
  call: {
    legend: `${hours.call} గంటల్లో ఎవరికి కాల్ చేయాలి?`,
    me: (phone) => `నాకు, ${phone}`,
    meWithout: 'నాకు',
    home: (name, phone) => `${name}, ${phone}`,
    phone: 'మీ ఫోన్ నంబర్',
    phoneHint: 'విదేశంలో ఉంటే దేశం కోడ్‌తో, ఉదాహరణకు +1 312 555 0100',
    phoneMissing: 'దయచేసి మీ నంబర్ ఇవ్వండి, లేదా మరో నంబర్‌కు కాల్ చేయనివ్వండి.',
    phoneFailed: 'మీ నంబర్‌ను భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    // The office reads it, in its own language.
    note: (name, phone) => `Please call ${name} on ${phone}.`,
  },
  promise: (phone) =>
    phone
      ? `ఇప్పుడు ఏమీ చెల్లించనక్కర్లేదు. ${phone} నంబర్‌కు ${hours.call} గంటల్లో కాల్ చేస్తాం.`
      : `ఇప్పుడు ఏమీ చెల్లించనక్కర్లేదు. మీకు ${hours.call} గంటల్లో కాల్ చేస్తాం.`,
  cancel: 'సంరక్షణ మొదలయ్యే 24 గంటల ముందు వరకు రద్దు చేసుకోవచ్చు.',
  lastLook: 'బుక్ చేసే ముందు',
  doubts: 'దయచేసి ఇవి మరోసారి చూడండి',
  sameCare: 'ఈ సంరక్షణను ఇంతకు ముందే అడిగారు. మళ్లీ బుక్ చేస్తే మళ్లీ ఒక కాల్ వస్తుంది.',
  openBooking: (id) => `బుకింగ్ చూడండి: ${id}`,
  offline: 'ఇంటర్నెట్ లేదు. ఇంకా ఏమీ బుక్ కాలేదు. మీరు రాసినదంతా ఈ ఫోన్‌లోనే ఉంది; ఇంటర్నెట్ రాగానే మళ్లీ “బుక్ చేయండి” నొక్కండి.',
  seeBookings: 'నా బుకింగ్‌లలో చూడండి',
  book: 'బుక్ చేయండి',
  bookAnyway: 'అయినా బుక్ చేయండి',
  booking: 'బుక్ చేస్తున్నాం …',
  callback: 'నాకు కాల్ చేయండి',
  back: 'వెనక్కి',
  choosePackage: 'ముందు ప్యాకేజీ ఎంచుకోండి.',
  callbackDialog: {
    title: 'మేము కాల్ చేయాలా?',
    lead: `${hours.callback} గంటల్లో, లేదా మీరు చెప్పిన వేళలో కాల్ చేస్తాం.`,
    package: 'ఏ ప్యాకేజీ గురించి',
    window: 'ఎప్పుడు కాల్ చేయమంటారు?',
    windows: labels.windows,
    notes: 'ఇంకా చెప్పాల్సినవి',
    submit: 'నాకు కాల్ చేయండి',
    sending: 'పంపుతున్నాం …',
    failed: 'మీ రిక్వెస్ట్ వెళ్లలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
}
