import { choosePlural } from '@thodu/api/contract/words/formats'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/money.ts'

export const money: Translated<typeof english.money> = {
  title: 'చెల్లింపులు',
  failed: 'చెల్లింపుల వివరాలు లోడ్ కాలేదు.',
  again: 'మళ్లీ ప్రయత్నించండి',
  paidUntil: (day, visits) =>
    choosePlural(
      visits,
      {
        one: `${day} వరకు చెల్లించారు (ఇంకా ఒక విజిట్).`,
        other: `${day} వరకు చెల్లించారు (ఇంకా ${visits} విజిట్‌లు).`,
      },
      'te',
    ),
  toPay: (amount) => `${amount} చెల్లించాలి.`,
  credit: (amount) => `మీకు ${amount} మిగులు ఉంది.`,
  even: 'చెల్లించాల్సింది ఏమీ లేదు.',
  asked: (amount, reference) => `${amount} చెల్లించండి, రిఫరెన్స్ ${reference}.`,
  claimed: (amount, reference) => `${amount} చెల్లించామన్నారు, రిఫరెన్స్ ${reference}. బ్యాంకులో కనిపించగానే నిర్ధారిస్తాం.`,
  rejected: (reference, reason) => `${reference} చెల్లింపు మాకు కనిపించలేదు. ${reason}`,
  pay: 'ఎలా చెల్లించాలి',
  paid: 'చెల్లించాను',
  utr: 'యూటీఆర్ లేదా బ్యాంకు రిఫరెన్స్ (తప్పనిసరి కాదు)',
  send: 'పంపండి',
  sending: 'ఒక్క క్షణం…',
  sendFailed: 'అది కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  cancel: 'వద్దు',
  happened: 'విజిట్‌లు, చెల్లింపులు, రసీదులు',
  lines: {
    done: 'విజిట్',
    skipped: 'ఆలస్యంగా వదిలిన విజిట్',
    opening: 'ఇంతకు ముందుది',
    credit: 'జమ',
    charge: 'చార్జీ',
    reversal: 'చెల్లింపు రద్దు',
  },
  waived: 'చార్జీ లేదు',
  payment: (reference) => `చెల్లింపు ${reference}`,
  older: 'పాత రోజులు చూపండి',
  show: (label) => `${label} చూపండి`,
  series: { R: 'రసీదు', B: 'బిల్లు', C: 'జమ పత్రం', F: 'తిరిగి చెల్లింపు' },
  documentFailed: 'ఈ పేజీ లోడ్ కాలేదు.',
  print: 'ప్రింట్ చేయండి',
}
