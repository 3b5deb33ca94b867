import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/login.ts'

export const login: Translated<typeof english.login> = {
  titles: { 'sign-in': 'సైన్ ఇన్', 'sign-up': 'ఖాతా తెరవండి', forgot: 'కొత్త పాస్‌వర్డ్ పెట్టండి' },
  headings: { 'sign-in': 'మళ్లీ స్వాగతం', 'sign-up': 'మీ ఖాతా తెరవండి', forgot: 'కొత్త పాస్‌వర్డ్ పెట్టండి', second: 'ఇంకొక్క అడుగు' },
  signIn: {
    lead: 'బుక్ చేయడానికి, బుకింగ్‌లు చూడటానికి.',
    submit: 'సైన్ ఇన్',
    sending: 'ఒక్క క్షణం …',
    toSignUp: 'కొత్తగా వచ్చారా? ఖాతా తెరవండి',
    forgot: 'పాస్‌వర్డ్ మర్చిపోయారా?',
  },
  fields: {
    email: 'ఈమెయిల్',
    password: 'పాస్‌వర్డ్',
    showPassword: 'పాస్‌వర్డ్ చూపండి',
    hidePassword: 'పాస్‌వర్డ్ దాచండి',
  },
  chosen: (what) => `మీరు ఎంచుకున్నది: ${what}. అది అలాగే ఉంటుంది.`,
  returnHome: 'హోమ్‌కు వెళ్లండి',
  checking: 'చూస్తున్నాం …',
  notices: {
    ended: 'సెషన్ ముగిసింది. మళ్లీ సైన్ ఇన్ అవ్వండి.',
    draftKept: 'రాసినది ఈ ఫోన్‌లోనే ఉంది.',
    unreachable: 'సైన్ ఇన్ సరిచూడడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  },
}
