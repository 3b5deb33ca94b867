import type { paySlip as english } from '../en/pay-slip.ts'
import type { Translated } from '../translated.ts'

export const paySlip: Translated<typeof english> = {
  title: 'वेतन पर्ची',
  facts: {
    name: 'नाम',
    month: 'महीना',
    state: 'स्थिति',
    paidOn: 'भुगतान का दिन',
    method: 'कैसे दिया',
    reference: 'रेफ़रेंस',
  },
  states: { open: 'अभी बंद नहीं, रकम बदल सकती है', closed: 'बंद, अभी भुगतान नहीं हुआ', paid: 'भुगतान हुआ' },
  methods: { upi: 'UPI', bank: 'बैंक', cash: 'नकद' },
  shifts: { D: 'दिन', N: 'रातें', L: 'साथ रहने के दिन', S: 'सेशन' },
  lines: {
    visits: '{kind}: {count} × {amount}',
    advance: 'अग्रिम',
    addition: 'अतिरिक्त',
    deduction: 'कटौती',
    correction: '{month} का सुधार',
  },
  sums: {
    earned: 'कमाई',
    advances: 'अग्रिम',
    adjustments: 'अतिरिक्त, कटौती, सुधार',
    carried: 'पिछले महीने से',
    due: 'देना है',
    paid: 'दिया गया',
    owed: 'अगले महीने में जाएगा',
  },
  unconfirmed: 'अब तक पुष्टि न होने से शामिल नहीं की गई विज़िट: {count}।',
  noTax: 'इस पर्ची में न कर काटा या भरा गया है, न भविष्य निधि।',
}
