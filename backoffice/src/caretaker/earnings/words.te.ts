import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    earnings: {
      title: 'నా జీతం',
      show: 'నా జీతం చూపండి',
      before: 'ముందు నెల',
      after: 'తర్వాతి నెల',
      failed: 'మీ జీతం లోడ్ కాలేదు.',
      none: 'ఈ నెలలో ఏమీ లేదు.',
      states: {
        open: 'లెక్క ఇంకా ముగియలేదు. మొత్తాలు మారవచ్చు.',
        closed: 'ఆఫీసు లెక్క ముగించింది. ఇంకా చెల్లించలేదు.',
        settled: 'ఆఫీసు లెక్క ముగించింది.',
        paid: '%{day} చెల్లించారు: %{method} %{reference}',
      },
      methods: { upi: 'UPI', bank: 'బ్యాంకు', cash: 'నగదు' },
      earned: 'సంపాదన',
      hours: 'గంటలు',
      advances: 'అడ్వాన్స్‌లు',
      adjustments: 'అదనం, కోతలు, సవరణలు',
      carried: 'గత నెల నుంచి',
      due: 'మీకు రావాల్సింది',
      received: 'మీకు చెల్లించింది',
      owed: 'వచ్చే నెలకు వెళ్తుంది',
      lines: 'దేనికి ఎంత',
      unconfirmed: 'ఇంకా రుజువు లేదు, లెక్కలో లేవు',
      kinds: { advance: 'అడ్వాన్స్', addition: 'అదనం', deduction: 'కోత', correction: 'సవరణ' },
      given: { D: 'పగలు', N: 'రాత్రి', L: 'ఇంట్లో ఉన్న రోజు', S: 'సెషన్' },
      slip: 'జీతం చీటీ',
      close: 'మూసేయండి',
      noTax: 'పన్ను గానీ, ప్రావిడెంట్ ఫండ్ గానీ తగ్గించలేదు.',
    },
  },
}
