import { services } from '@thodu/api/contract/care/catalogue'
import { promisedHoursInTelugu as hours } from '@thodu/api/contract/promises/promised-hours'
import { texts } from '@thodu/api/contract/texts'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { labels } from '@thodu/api/contract/words/te/labels'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/contact.ts'
import { brand } from './language/brand.ts'

const { name, city, serviceArea } = brand.words
const { ambulance, medicalHelp } = brand.emergencyNumbers

const lowestPrice = Math.min(...services.flatMap((service) => service.packages.map((item) => item.price)))

export const contact: Translated<typeof english.contact> = {
  title: `సంప్రదించండి: ${city}లో ఇంటికి వచ్చే నర్సులు`,
  eyebrow: 'సంప్రదించండి',
  description: `${name}కు రాయండి, కాల్ చేయండి, లేదా ${city}లోని మా ఆఫీసుకు రండి. ${hours.reply} గంటల్లో జవాబిస్తాం.`,
  heading: 'ఇంట్లో ఏం జరుగుతోందో చెప్పండి',
  lead: `రాయండి, కాల్ చేయండి లేదా రండి. ${hours.reply} గంటల్లో జవాబిస్తాం; మొదటి 15 నిమిషాల సలహా ఉచితం.`,
  form: {
    heading: 'సందేశం పంపండి',
    fields: {
      name: 'మీ పేరు',
      email: 'ఈమెయిల్',
      phone: 'ఫోన్',
      inquiryType: 'దేని గురించి?',
      subject: 'విషయం',
      message: 'మీ సందేశం',
    },
    inquiryTypes: {
      general: 'సాధారణ ప్రశ్న',
      caregiver: 'కేర్‌టేకర్ కావాలి',
      partnership: 'భాగస్వామ్యం',
      support: 'సాంకేతిక సహాయం',
      billing: 'బిల్లు గురించి',
      feedback: 'అభిప్రాయాలు, సూచనలు',
    },
    optional: 'తప్పనిసరి కాదు',
    phoneHint: 'మేము మీకు కాల్ చేయాలంటే నంబర్ ఇవ్వండి.',
    submit: 'సందేశం పంపండి',
    sending: texts.contact.sending,
    sent: texts.contact.sent,
    failed: texts.contact.failed,
  },
  callMe: {
    heading: 'మేము కాల్ చేయాలా?',
    lead: `పేరు, నంబర్ ఇస్తే చాలు; ఇది ఉచితం. ${hours.reply} గంటల్లో, లేదా మీరు చెప్పిన వేళలో కాల్ చేస్తాం. లేదా ఇప్పుడే మాకు కాల్ చేయండి:`,
    when: 'ఎప్పుడు కాల్ చేయమంటారు?',
    times: { soon: 'వీలైనంత త్వరగా', ...labels.windows },
    submit: 'నాకు కాల్ చేయండి',
    sent: texts.callWish.sent,
  },
  cards: {
    heading: 'మమ్మల్ని సంప్రదించే ఇతర మార్గాలు',
    call: { title: 'కాల్', text: 'రాత్రీ పగలూ. ఒక మనిషి మాట్లాడతారు.' },
    chat: { title: 'చాట్', text: 'మందుల చీటీ ఫోటో పంపడానికి వీలుగా.', action: 'చాట్ తెరవండి' },
    mail: { title: 'ఈమెయిల్', text: `${hours.reply} గంటల్లో జవాబిస్తాం.` },
    office: { title: 'ఆఫీసు', hours: 'వేళలు:' },
  },
  emergency: {
    heading: 'అత్యవసర పరిస్థితా?',
    text: 'ఛాతీ నొప్పి, ఊపిరి అందకపోవడం, పడి గట్టి దెబ్బ తగలడం, ఒక వైపు చేయి గానీ కాలు గానీ ఉన్నట్టుండి బలహీనపడటం: ముందు అంబులెన్స్‌కు, తర్వాత మాకు కాల్ చేయండి.',
    call: `${ambulance}కి కాల్ చేయండి`,
    callOther: `${medicalHelp}కి కాల్ చేయండి`,
    otherNote: `${medicalHelp} తల్లులకు, పసిబిడ్డలకు సహాయం చేసే నంబర్.`,
  },
  faq: {
    heading: 'కుటుంబాలు అడిగే ప్రశ్నలు',
    items: [
      {
        question: 'ఎంత త్వరగా ఒకరు రాగలరు?',
        answer: `మీరు బుక్ చేసిన ${hours.call} గంటల్లో కాల్ చేస్తాం. ఎంపికకు ${hours.fromCall} నుంచి ${hours.match} గంటలు, బ్యాక్‌గ్రౌండ్ వెరిఫికేషన్‌కు ${hours.fromMatch} నుంచి ${hours.verification} గంటలు పడుతుంది; అందుకే చాలాసార్లు ${hours.caregiver} గంటల్లోపే కేర్‌టేకర్ దొరుకుతారు.`,
      },
      {
        question: 'మీ కేర్‌టేకర్లను ఎలా వెరిఫై చేస్తారు?',
        answer:
          'గుర్తింపు పత్రాల అసలు ప్రతులు చూస్తాం; ఇంతకు ముందు పని చేసిన చోట్ల ఇద్దరి అభిప్రాయం, పోలీస్ వెరిఫికేషన్ అడుగుతాం. మేము చూసినవి, ఏ రోజు చూశామో మీ ప్రొఫైల్‌లో కనిపిస్తాయి.',
      },
      {
        question: 'కేర్‌టేకర్‌తో మాకు కుదరకపోతే?',
        answer: 'మాకు చెప్పండి, కారణం వివరించనక్కర్లేదు. మరొకరిని వెతుకుతాం; మీ సంతృప్తికి మాది హామీ.',
      },
      {
        question: 'ఖర్చు ఎంత?',
        answer: `ప్రతి ప్యాకేజీ, దాని ధర సేవల పేజీలో ఉన్నాయి; ఒక్క ఫిజియోథెరపీ సెషన్ ${formatRupees(lowestPrice)} నుంచి. తర్వాత అదనంగా ఏమీ ఉండదు.`,
      },
      {
        question: 'రద్దు చేసుకోవచ్చా?',
        answer: 'అవును, సంరక్షణ మొదలయ్యే 24 గంటల ముందు వరకు మీ ప్రొఫైల్‌లో మీరే చేయవచ్చు. అంతకంటే ముందే మొదలైతే మాకు కాల్ చేయండి.',
      },
      {
        question: 'మెడికల్ రిపోర్టులు, ఆధార్ కార్డు తప్పక ఇవ్వాలా?',
        answer:
          'అక్కర్లేదు. సరైన కేర్‌టేకర్‌ను ఎంచుకోవడానికి రిపోర్టులు ఉపయోగపడతాయి, కానీ అవి లేకుండానూ బుక్ చేయవచ్చు. ఆధార్ కార్డు తర్వాత జోడించవచ్చు; కేర్‌టేకర్లు దాన్ని ఎప్పటికీ చూడలేరు.',
      },
      {
        question: 'ఏ ప్రాంతాలకు వస్తారు?',
        answer: `${serviceArea}. కాస్త బయట ఉంటే మమ్మల్ని అడగండి.`,
      },
      {
        question: 'మీది ఆసుపత్రా, అంబులెన్స్ సేవా?',
        answer: `కాదు. అత్యవసరమైతే ముందు ${ambulance}కి కాల్ చేయండి. మా కేర్‌టేకర్లు కూడా అదే చేస్తారు.`,
      },
    ],
  },
}

export const newsletter: Translated<typeof english.newsletter> = {
  title: 'మా లేఖ',
  heading: 'మా లేఖ',
  description: 'ఇంటి వద్ద సంరక్షణ గురించి మేము నెలకోసారి పంపే లేఖకు మీ ఈమెయిల్‌ను నిర్ధారించండి, లేదా ఆపివేయండి.',
  confirm: {
    heading: 'మా లేఖ మీకు కావాలా?',
    lead: 'ఒక్కసారి నొక్కండి, తర్వాతి లేఖ మీకు వస్తుంది. నెలకు ఒకటి మించి రాదు.',
    submit: 'అవును, ఇది నా ఈమెయిలే',
    sending: 'నిర్ధారిస్తున్నాం …',
    sent: texts.newsletter.confirmed,
  },
  leave: {
    heading: 'మా లేఖను ఆపండి',
    lead: 'ఒక్కసారి నొక్కండి, మీ ఈమెయిల్‌ను తీసివేస్తాం.',
    submit: 'ఆపండి',
    sending: 'ఒక్క క్షణం …',
    sent: texts.newsletter.left,
  },
  failed: 'అది జరగలేదు. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  noLink: {
    lead: 'మా మెయిల్‌లోని లింక్‌ల ద్వారా ఈ పేజీకి వస్తారు. మీ లింక్ మధ్యలో తెగి ఉంటే, మళ్లీ ఒకసారి తెరవండి.',
    toBlog: 'బ్లాగ్ చదవండి',
  },
  noScript: 'మీ మెయిల్‌లోని లింక్‌ను చదవడానికి ఈ పేజీకి జావాస్క్రిప్ట్ కావాలి.',
}
