import { brand } from '../../api/src/contract/brand.config.ts'
import type { SourceText } from './read-texts.ts'

const day = '21 నవంబర్ 2026 / 21 नवंबर 2026'
const time = 'సాయంత్రం 4:30 / शाम 4:30'
const moment = '21 నవంబర్ 2026, సాయంత్రం 4:30 / 21 नवंबर 2026, शाम 4:30'
const person = 'Lakshmi Devi'
const service = 'వృద్ధుల సంరక్షణ / बुज़ुर्गों की देखभाल'

/** What is filled in, by the name that stands in braces: what people see there, in both languages where they differ. */
const examples: Readonly<Record<string, string>> = {
  age: '72',
  ambulance: brand.emergencyNumbers.ambulance,
  amount: '₹1,200',
  author: person,
  average: '4.5',
  booking: 'K7MP4Q',
  brand: 'తోడు / तोडु',
  'brand.advertisedRating': String(brand.advertisedRating),
  'brand.phoneDisplay': brand.phoneDisplay,
  'brand.words.city': 'వరంగల్ / वारंगल',
  'brand.words.name': 'తోడు / तोडु',
  browser: 'Chrome',
  caretaker: person,
  category: 'మెడికల్ రిపోర్ట్ / मेडिकल रिपोर्ट',
  city: 'వరంగల్ / वारंगल',
  client: person,
  code: 'K7MP4Q',
  contact: brand.email,
  cost: '₹1,200',
  single: '₹800',
  used: '3',
  factors: '50',
  ways: 'UPI',
  count: '3',
  customer: person,
  date: day,
  day,
  days: '3',
  device: 'Chrome, Android',
  done: '3',
  due: moment,
  email: brand.email,
  end: time,
  field: 'ఫోన్ / फ़ोन',
  field_lower_first: 'ఫోన్ / फ़ोन',
  from: 'whatever stood there, a person or a moment',
  'formatRupees(lowestPrice)': '₹1,200',
  hours: '8',
  id: 'K7MP4Q',
  ip: '203.0.113.7',
  item: service,
  kind: 'కాల్ / कॉल',
  label: 'K7MP4Q',
  language: 'తెలుగు / तेलुगु',
  late: '2',
  left: '3',
  link: 'https://thodu.example/te/profile',
  lower: '1',
  max: '5',
  medicalHelp: brand.emergencyNumbers.medicalHelp,
  'megabytes.toFixed(2)': '1.25',
  min: '1',
  minutes: '15',
  missed: '1',
  moment,
  name: person,
  number: '2',
  of: '48',
  offsetBegin: '1',
  offsetEnd: '25',
  options: '1, 2',
  order: 'ASC',
  outcome: 'మాట్లాడారు / बात हुई',
  overdue: '2',
  own: '10:44 AM CST',
  package: 'రోజుకు 6 గంటలు / रोज़ 6 घंटे',
  page: '2',
  pages: '7',
  parts: '2',
  patient: 'Venkat Rao',
  pattern: '^[0-9]+$',
  percent: '40',
  phone: brand.phoneDisplay,
  points: '12',
  price: '₹1,200',
  promise: 'కాల్ / कॉल',
  proof: 'OTP',
  rating: '4',
  ratings: '6',
  reason: 'జ్వరం / बुख़ार',
  reasons: 'అదే పిన్‌కోడ్ / वही पिनकोड',
  recordRepresentation: 'K7MP4Q',
  role: 'కేర్‌టేకర్ / केयरटेकर',
  'Math.round(value)': '120',
  score: '78',
  seconds: '30',
  service,
  services: service,
  shift: '08–20',
  shown: '10',
  smart_count: '3',
  span: '08–20',
  start: time,
  status: 'ఖరారైంది / पक्की',
  step: '2',
  steps: '4',
  subject: 'సాధారణ ప్రశ్న / सामान्य प्रश्न',
  system: 'Android',
  template: 'విజిట్ / विज़िट',
  time: moment,
  title: service,
  to: 'whatever stands there now, a person or a moment',
  told: time,
  total: '25',
  unit: 'రోజుకు / प्रति दिन',
  until: day,
  upper: '5',
  visit: moment,
  visits: '3',
  weekday: 'సోమవారం / सोमवार',
  what: 'విజిట్ / विज़िट',
  when: moment,
  whose: person,
  nameMeaning: 'తోడు అంటే పక్కన ఉండే మనిషి. / तेलुगु में तोडु का मतलब है साथ.',
  officeHours: 'సోమ-శని, ఉదయం 8 నుంచి రాత్రి 8 వరకు / सोम-शनि, सुबह 8 से रात 8 बजे तक',
  serviceArea: 'వరంగల్, హనుమకొండ, కాజీపేట / वारंगल, हनमकोंडा और काज़ीपेट',
  tagline: 'ఇంటి వద్దే సంరక్షణ / घर पर देखभाल',
  termsUpdated: 'మార్చి 2024 / मार्च 2024',
  window: 'ఉదయం 9-12 / सुबह 9-12',
}
const promised = /^hours\.\w+$/

/** Places that are filled while the product runs: those of a template, of the portals (`%{name}`), and those that both texts hold as they are. */
export const listFilled = ({
  placeholders,
  text,
  english,
}: Pick<SourceText, 'placeholders' | 'text'> & { english: string }) => {
  const own = placeholders.map((one) => `{${one}}`)
  const asked = text.match(/%\{\w+\}/g) ?? []
  const plain = (english.match(/(?<!%)\{[^{}]*\}/g) ?? []).filter((one) => !own.includes(one) && text.includes(one))
  return [...new Set([...own, ...asked, ...plain])]
}

/** @returns what such a place looks like when it is filled, undefined where nobody has said */
export function exampleOf(place: string): string | undefined {
  const name = place.replace(/^%?\{|\}$/g, '')
  if (promised.test(name)) return '2'
  if (/^\d+$/.test(name)) return 'what the parts before it make'
  return examples[name]
}
