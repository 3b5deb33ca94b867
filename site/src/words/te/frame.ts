import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/frame.ts'

export const frame: Translated<typeof english.frame> = {
  prices: 'ధరలు, చెల్లింపు ఎలా',
  thread: {
    heading: 'మీ బుకింగ్',
    service: 'సేవ',
    patient: 'పేషెంట్',
    baby: 'బిడ్డ',
    package: 'ప్యాకేజీ',
    price: 'ధర',
    toPay: 'ఇప్పుడు చెల్లించాల్సింది',
    nothing: 'ఏమీ లేదు',
    open: 'ఇంకా ఎంచుకోలేదు',
    unnamed: 'ఇంకా పేరు ఇవ్వలేదు',
    change: 'మార్చండి',
    changeWhat: (what) => `${what} మార్చండి`,
  },
  lastSeen: 'ఇంటర్నెట్ లేదు. ఇది ఈ ఫోన్‌లో చివరిసారి ఉన్న సమాచారం; ఇంటర్నెట్ రాగానే కొత్తది వస్తుంది.',
  storageBlocked:
    'ఈ బ్రౌజర్ సమాచారం దాచనివ్వడం లేదు, అందుకే ఇక్కడ సైన్ ఇన్ కావడం కుదరదు. ఈ పేజీకి కుకీలు, సైట్ డేటా అనుమతించండి, లేదా మాకు కాల్ చేయండి:',
  noScript: 'ఈ పేజీకి జావాస్క్రిప్ట్ కావాలి. దయచేసి ఆన్ చేయండి, లేదా మాకు కాల్ చేయండి:',
  steps: { label: 'బుకింగ్ దశలు', names: ['సేవ', 'వివరాలు', 'ప్యాకేజీ'] },
  login: {
    title: 'సైన్ ఇన్',
    description: 'ఇంటి వద్ద సంరక్షణ బుక్ చేయడానికి సైన్ ఇన్ అవ్వండి లేదా ఖాతా తెరవండి.',
  },
}
