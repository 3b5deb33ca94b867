import type { Translated } from '../../../contract/words/translated.ts'
import type { booking as english } from '../en/booking.ts'

export const booking: Translated<typeof english> = {
  facts: {
    booking: 'బుకింగ్',
    service: 'సేవ',
    package: 'ప్యాకేజీ',
    start: 'ఎప్పటి నుంచి',
    caregiver: 'కేర్‌టేకర్',
  },
  myBookings: 'నా బుకింగ్‌లు తెరవండి',
  theBookings: 'బుకింగ్‌లు తెరవండి',
  theBooking: 'బుకింగ్ తెరవండి',
  questions: (phone) => `సందేహాలుంటే ${phone} నంబర్‌కు ఫోన్ చేయండి.`,
  statuses: {
    pending: 'పెండింగ్',
    confirmed: 'ఖరారైంది',
    active: 'జరుగుతోంది',
    completed: 'పూర్తయింది',
    cancelled: 'రద్దయింది',
  },
  news: {
    pending: 'మీ బుకింగ్‌కు కేర్‌టేకర్‌ను చూస్తున్నాం.',
    confirmed: 'మీ కేర్‌టేకర్ మీ బుకింగ్‌ను ఒప్పుకున్నారు, మొదలుపెట్టడానికి సిద్ధంగా ఉన్నారు.',
    active: 'సంరక్షణ మొదలైంది.',
    completed: 'సంరక్షణ పూర్తయింది. "నా బుకింగ్‌లు" లో మీ రేటింగ్ ఇస్తే సంతోషిస్తాం.',
    cancelled: 'మీ బుకింగ్ రద్దయింది.',
  },
  received: {
    subject: (code) => `మీ బుకింగ్ ${code} మాకు చేరింది`,
    text: (hours) => `బుక్ చేసినందుకు ధన్యవాదాలు. వివరాలు సరిచూసుకోవడానికి మా వాళ్లు ${hours} గంటల్లో మీకు ఫోన్ చేస్తారు.`,
    onPhone: 'కాల్ చేసినందుకు ధన్యవాదాలు. మీరు చెప్పినట్లే బుకింగ్ రాసుకున్నాం.',
    emergency: (ambulance, medicalHelp) => `అత్యవసరమైతే ${ambulance}కి, తల్లీబిడ్డలకైతే ${medicalHelp}కి ఫోన్ చేయండి.`,
  },
  receivedForTeam: {
    subject: (code) => `కొత్త బుకింగ్ ${code}`,
    text: (customer, hours) => `${customer} సంరక్షణ బుక్ చేశారు. వివరాలు సరిచూసుకోవడానికి దయచేసి ${hours} గంటల్లో ఫోన్ చేయండి.`,
  },
  caretakerAssigned: {
    subject: (code) => `మీ బుకింగ్ ${code} కోసం కేర్‌టేకర్`,
    text: (caretaker) => `మీ బుకింగ్‌కు ${caretaker} గారిని కేటాయించాం. వారు త్వరలో ఖరారు చేస్తారు.`,
  },
  statusChanged: { subject: (code, status) => `మీ బుకింగ్ ${code}: ${status}` },
  cancelled: {
    subject: (code) => `మీ బుకింగ్ ${code} రద్దయింది`,
    closing: (phone) => `ఇది మీరు అనుకోనిదైతే, దయచేసి ${phone} నంబర్‌కు ఫోన్ చేయండి.`,
  },
  continues: {
    subject: (code) => `మీ బుకింగ్ ${code} కొనసాగుతోంది`,
    text: 'ఈ బుకింగ్ గురించి పంపిన గత మెయిల్ పొరపాటున వచ్చింది: దాన్ని లెక్కలోకి తీసుకోకండి.',
  },
  continuesForTeam: {
    subject: (code, status) => `బుకింగ్ ${code} మళ్లీ: ${status}`,
    text: (customer, status) => `${customer} బుకింగ్ స్టేటస్‌ను వెనక్కి మార్చారు: ${status}.`,
  },
  handedOver: {
    subject: (code) => `మీ బుకింగ్ ${code} కోసం మరో కేర్‌టేకర్`,
    text: (to, from) => `${from} గారి స్థానంలో ఇక ${to} గారు వస్తారు. మీ బుకింగ్‌లో మరేమీ మారదు.`,
  },
  takenOver: {
    subject: (code) => `బుకింగ్ ${code} ఇక మీది`,
    text: 'ఆఫీసు ఈ బుకింగ్‌ను మీకు కేటాయించింది. వెళ్లే ముందు దయచేసి వివరాలు, నోట్స్ చదవండి.',
  },
  givenAway: {
    subject: (code) => `బుకింగ్ ${code} ఇక మీది కాదు`,
    text: 'ఆఫీసు ఈ బుకింగ్‌ను మరొకరికి కేటాయించింది. మీరు ఇక అక్కడికి వెళ్లనవసరం లేదు.',
  },
  cancelledForTeam: {
    subject: (code) => `బుకింగ్ ${code} రద్దయింది`,
    text: (customer) => `${customer} బుకింగ్ రద్దయింది.`,
  },
  changeAskedForTeam: {
    subject: (code) => `బుకింగ్ ${code}: కుటుంబం ఒక మార్పు అడిగింది`,
    text: {
      'another-caretaker': (customer) => `${customer} వేరే కేర్‌టేకర్ కావాలని అడిగారు.`,
      cancel: (customer) => `${customer} బుకింగ్ రద్దు చేయమని అడిగారు.`,
      pause: (customer) => `${customer} సేవ కొన్ని రోజులు ఆపమని అడిగారు.`,
      stop: (customer) => `${customer} సేవ పూర్తిగా ఆపమని అడిగారు.`,
    },
  },
}
