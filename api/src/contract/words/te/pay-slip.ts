import type { paySlip as english } from '../en/pay-slip.ts'
import type { Translated } from '../translated.ts'

export const paySlip: Translated<typeof english> = {
  title: 'జీతం చీటీ',
  facts: {
    name: 'పేరు',
    month: 'నెల',
    state: 'స్టేటస్',
    paidOn: 'చెల్లించిన రోజు',
    method: 'ఎలా చెల్లించారు',
    reference: 'రిఫరెన్స్',
  },
  states: {
    open: 'లెక్క ఇంకా ముగియలేదు, మొత్తాలు మారవచ్చు',
    closed: 'లెక్క ముగిసింది, ఇంకా చెల్లించలేదు',
    paid: 'చెల్లించారు',
  },
  methods: { upi: 'UPI', bank: 'బ్యాంకు', cash: 'నగదు' },
  shifts: { D: 'పగళ్లు', N: 'రాత్రులు', L: 'ఇంట్లో ఉన్న రోజులు', S: 'సెషన్లు' },
  lines: {
    visits: '{kind}: {count} × {amount}',
    advance: 'అడ్వాన్స్',
    addition: 'అదనం',
    deduction: 'కోత',
    correction: '{month} సవరణ',
  },
  sums: {
    earned: 'సంపాదన',
    advances: 'అడ్వాన్స్‌లు',
    adjustments: 'అదనం, కోతలు, సవరణలు',
    carried: 'గత నెల నుంచి',
    due: 'చెల్లించాల్సింది',
    paid: 'చెల్లించింది',
    owed: 'వచ్చే నెలకు వెళ్తుంది',
  },
  unconfirmed: 'ఇంకా రుజువు లేనందున ఇందులో చేర్చని విజిట్‌లు: {count}.',
  noTax: 'ఈ చీటీలో పన్ను గానీ, ప్రావిడెంట్ ఫండ్ గానీ తగ్గించలేదు, చెల్లించలేదు.',
}
