import type { Translated } from '../../../contract/words/translated.ts'
import type { documents as english } from '../en/documents.ts'

export const documents: Translated<typeof english> = {
  titles: { R: 'रसीद', B: 'बिल', C: 'जमा की रसीद', F: 'वापसी' },
  billOfSupply: 'बिना टैक्स का बिल',
  facts: {
    number: 'नंबर',
    issued: 'जारी हुआ',
    gstin: 'जीएसटी नंबर',
    family: 'परिवार',
    patient: 'किसके लिए',
    care: 'देखभाल',
    booking: 'बुकिंग',
    reference: 'रेफ़रेंस',
    method: 'कैसे चुकाया',
    paidOn: 'किस दिन चुकाया',
    utr: 'यूटीआर',
    takesBack: 'किसे वापस लेता है',
    days: 'दिन',
  },
  methods: { upi: 'UPI', bank: 'बैंक', cash: 'नकद' },
  lines: {
    done: 'विज़िट',
    skipped: 'देर से छोड़ी गई विज़िट',
    opening: 'पहले का',
    credit: 'जमा',
    charge: 'शुल्क',
    reversal: 'भुगतान वापस',
  },
  waived: 'शुल्क नहीं',
  sums: {
    total: 'रकम',
    taxable: 'इसमें टैक्स लगने वाली रकम',
    cgst: 'केंद्रीय जीएसटी 9 %',
    sgst: 'राज्य जीएसटी 9 %',
    paid: 'अब तक चुकाया',
    left: 'अभी बाक़ी',
    credit: 'आपके जमा',
  },
  exempt: 'टैक्स नहीं: केंद्रीय कर (दर) अधिसूचना 12/2017, एंट्री 74।',
  emptied: 'इस काग़ज़ का ब्योरा मिटा दिया गया है।',
}
