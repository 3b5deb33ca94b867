import { texts } from '@thodu/api/contract/texts'
import type { errors as english } from '../en/errors.ts'
import type { Translated } from '../translated.ts'

export const errors: Translated<typeof english> = {
  goHome: texts.pages.goHome,
  contact: 'మమ్మల్ని సంప్రదించండి',
  forbidden: {
    title: 'అనుమతి లేదు',
    heading: 'ఈ పేజీని మీరు తెరవలేరు',
    text: texts.pages.forbidden,
    hint: 'మీరు అనుకున్న ఖాతాతో కాకుండా వేరే ఖాతాతో సైన్ ఇన్ అయి ఉండవచ్చు. సైన్ అవుట్ చేసి మళ్లీ సైన్ ఇన్ అవ్వండి, లేదా మమ్మల్ని అడగండి.',
  },
  offline: {
    title: 'ఇంటర్నెట్ లేదు',
    heading: 'ఇప్పుడు ఇంటర్నెట్ లేదు',
    text: 'ఇంటర్నెట్ రాగానే ఈ పేజీ వస్తుంది. అత్యవసరమైతే, ఇంటర్నెట్ లేకపోయినా ఫోన్ పనిచేస్తుంది.',
    ambulance: 'అంబులెన్స్',
    booking: 'మీ చివరి బుకింగ్:',
  },
  notFound: {
    title: 'పేజీ దొరకలేదు',
    heading: 'ఈ చిరునామాలో ఏ పేజీ లేదు',
    text: texts.pages.notFound,
    hint: 'చిరునామాలో తప్పు ఉండవచ్చు, లేదా పేజీ వేరే చోటికి మారి ఉండవచ్చు.',
  },
}
