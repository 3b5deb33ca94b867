import type { Translated } from '../../../contract/words/translated.ts'
import type { documents as english } from '../en/documents.ts'

export const documents: Translated<typeof english> = {
  titles: { R: 'రసీదు', B: 'బిల్లు', C: 'జమ పత్రం', F: 'తిరిగి చెల్లింపు' },
  billOfSupply: 'పన్ను లేని బిల్లు',
  facts: {
    number: 'నంబర్',
    issued: 'ఇచ్చిన రోజు',
    gstin: 'జీఎస్‌టీ నంబర్',
    family: 'కుటుంబం',
    patient: 'ఎవరి కోసం',
    care: 'సంరక్షణ',
    booking: 'బుకింగ్',
    reference: 'రిఫరెన్స్',
    method: 'ఎలా చెల్లించారు',
    paidOn: 'చెల్లించిన రోజు',
    utr: 'యూటీఆర్',
    takesBack: 'దేన్ని రద్దు చేస్తుంది',
    days: 'రోజులు',
  },
  methods: { upi: 'UPI', bank: 'బ్యాంకు', cash: 'నగదు' },
  lines: {
    done: 'విజిట్',
    skipped: 'ఆలస్యంగా వదిలిన విజిట్',
    opening: 'ఇంతకు ముందుది',
    credit: 'జమ',
    charge: 'చార్జీ',
    reversal: 'చెల్లింపు రద్దు',
  },
  waived: 'చార్జీ లేదు',
  sums: {
    total: 'మొత్తం',
    taxable: 'ఇందులో పన్ను వర్తించే విలువ',
    cgst: 'కేంద్ర జీఎస్‌టీ 9 %',
    sgst: 'రాష్ట్ర జీఎస్‌టీ 9 %',
    paid: 'ఇప్పటివరకు చెల్లించారు',
    left: 'ఇంకా చెల్లించాలి',
    credit: 'మీకు మిగులు',
  },
  exempt: 'పన్ను లేదు: కేంద్ర పన్ను (రేటు) నోటిఫికేషన్ 12/2017, ఎంట్రీ 74.',
  emptied: 'ఈ పత్రంలోని వివరాలు తొలగించాం.',
}
