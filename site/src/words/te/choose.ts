import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/choose.ts'

export const choose: Translated<typeof english.choose> = {
  title: 'సేవను ఎంచుకోండి',
  description: 'మీ కుటుంబానికి కావలసిన సంరక్షణను ఎంచుకోండి.',
  greeting: (name) => `నమస్కారం, ${name} గారూ`,
  lead: 'ఎవరికి, ఏ సంరక్షణ కావాలి? సరిపోయే సేవను ఎంచుకోండి; ఇంకా ఏమీ బుక్ కాలేదు.',
  card: {
    choose: 'ఎంచుకోండి:',
    from: (price) => `${price} నుంచి`,
    saving: 'ఒక్క క్షణం …',
    asked: 'మీరు చూసినది ఇదే.',
    draft: 'మీరు దీన్ని నింపడం మొదలుపెట్టారు. అది ఈ ఫోన్‌లోనే ఉంది.',
  },
  baby: {
    question: 'పసిబిడ్డను లేదా నెలల బిడ్డను చూసుకోవాలా?',
    link: 'శిశు సంరక్షణ ఎంచుకోండి',
  },
  unsure: {
    heading: 'ఏది కావాలో తేలడం లేదా?',
    text: 'కోఆర్డినేటర్ ముందు వింటారు, తర్వాత సరిపోయేది సూచిస్తారు. దీనికి డబ్బు తీసుకోం.',
    link: 'కోఆర్డినేటర్‌తో మాట్లాడండి',
  },
}
