import { promisedHoursInTelugu as hours } from '@thodu/api/contract/promises/promised-hours'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/confirmed.ts'
import { brand } from './language/brand.ts'

const { ambulance, medicalHelp } = brand.emergencyNumbers

export const confirmed: Translated<typeof english.confirmed> = {
  title: 'మీ బుకింగ్ అందింది',
  description: 'మీ బుకింగ్ మా ఆఫీసుకు అందింది.',
  heading: 'మీ బుకింగ్ అందింది',
  lead: (service, patient) => `మీ బుకింగ్ మా దగ్గర ఉంది: ${patient} కోసం ${service}.`,
  waiting: `మేము ${hours.call} గంటల్లో కాల్ చేసి వివరాలు సరిచూస్తాం. తర్వాత కేర్‌టేకర్‌ను ఎంచుకుంటాం, సాధారణంగా ${hours.fromCall} నుంచి ${hours.match} గంటల్లో. అప్పటివరకు ఇది రిక్వెస్ట్ మాత్రమే.`,
  call: (phone, time) => `${time} లోపు ${phone} నంబర్‌కు కాల్ చేస్తాం.`,
  called: (time) => `కాల్ చేశాం: ${time}.`,
  callLate: 'మా కాల్ ఆలస్యమైంది. క్షమించండి. మీరు ఇప్పుడే మాకు కాల్ చేయవచ్చు:',
  late: {
    match: 'కేర్‌టేకర్‌ను ఎంచుకోవడానికి మేము చెప్పినదానికంటే ఎక్కువ సమయం పడుతోంది. క్షమించండి. ఇప్పుడే మాకు కాల్ చేయవచ్చు:',
    verification: 'వెరిఫికేషన్‌కు మేము చెప్పినదానికంటే ఎక్కువ సమయం పడుతోంది. క్షమించండి. ఇప్పుడే మాకు కాల్ చేయవచ్చు:',
  },
  chat: (id) => `బుకింగ్ ${id}:`,
  receivedBefore: 'కనెక్షన్ తెగిపోయినప్పుడే ఈ బుకింగ్ మాకు అందింది. ఆ తర్వాత మీరు ఏదైనా మార్చి ఉంటే, నా బుకింగ్‌లలో మార్చండి లేదా మాకు కాల్ చేయండి.',
  bookingId: 'బుకింగ్ నంబర్',
  copy: 'కాపీ చేయండి',
  copied: 'కాపీ అయింది',
  customer: 'బుక్ చేసినవారు',
  booking: 'బుకింగ్',
  patient: 'పేషెంట్ వివరాలు',
  labels: {
    name: 'పేరు',
    email: 'ఈమెయిల్',
    phone: 'ఫోన్',
    location: 'ప్రాంతం',
    service: 'సేవ',
    package: 'ప్యాకేజీ',
    price: 'ధర',
    completion: 'నింపిన వివరాలు',
    bookedOn: 'బుక్ చేసిన సమయం',
    age: 'వయసు',
    address: 'చిరునామా',
    city: 'ఊరు',
    pincode: 'పిన్‌కోడ్',
    emergencyContact: 'అత్యవసరంలో కాల్ చేయాల్సినవారు',
    emergencyPhone: 'అత్యవసర ఫోన్',
    preferredStartDate: 'ఎప్పటి నుంచి కావాలి',
    preferredTime: 'ఏ సమయంలో కావాలి',
    notes: 'ఇంకా చెప్పాల్సినవి',
  },
  notGiven: 'ఇవ్వలేదు',
  next: {
    heading: 'తర్వాత ఏం జరుగుతుంది',
    steps: [
      { title: 'మేము కాల్ చేస్తాం', text: `మీ బుకింగ్ వివరాలు సరిచూడటానికి మా ఆఫీసు నుంచి ${hours.call} గంటల్లో కాల్ చేస్తాం.` },
      {
        title: 'కేర్‌టేకర్ ఎంపిక',
        text: `పేషెంట్‌కు సరిపోయే కేర్‌టేకర్‌ను ఎంచుకుంటాం, సాధారణంగా ${hours.fromCall} నుంచి ${hours.match} గంటల్లో.`,
      },
      {
        title: 'బ్యాక్‌గ్రౌండ్ వెరిఫికేషన్, వేళలు',
        text: `వెరిఫికేషన్ ${hours.fromMatch}-${hours.verification} గంటల్లో పూర్తవుతుంది; వేళలు కలిసి నిర్ణయించుకుంటాం.`,
      },
      { title: 'సంరక్షణ మొదలవుతుంది', text: 'మీ ప్యాకేజీ ప్రకారం సంరక్షణ మొదలవుతుంది.' },
    ],
    by: (time) => `${time} లోపు`,
    start: (day) => `${day} నాడు`,
    startOpen: 'మనం అనుకున్న రోజున',
  },
  urgent: {
    heading: 'అత్యవసరమైతే',
    ambulance: `అంబులెన్స్ ${ambulance}`,
    medicalHelp: `తల్లీబిడ్డల సహాయం ${medicalHelp}`,
    support: `24 గంటల సహాయం ${brand.phoneDisplay}`,
  },
  rule: 'సంరక్షణ మొదలయ్యే 24 గంటల ముందు వరకు రద్దు చేసుకోవచ్చు.',
  print: 'ప్రింట్ చేయండి',
  calendar: {
    add: 'క్యాలెండర్‌లో చేర్చండి',
    file: (id) => `booking-${id}.ics`,
    call: (name) => `మీ బుకింగ్ గురించి ${name} కాల్ చేస్తుంది`,
    care: (service, patient) => `${patient} కోసం ${service} మొదలవుతుంది`,
    about: (id, phone) => `బుకింగ్ నంబర్ ${id}. మేము ${phone} నంబర్‌కు కాల్ చేస్తాం.`,
  },
  myBookings: 'నా బుకింగ్‌లు',
  home: 'హోమ్‌కు వెళ్లండి',
}
