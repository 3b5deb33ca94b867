import { choosePlural } from '@thodu/api/contract/words/formats'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/money.ts'

export const money: Translated<typeof english.money> = {
  title: 'भुगतान',
  failed: 'भुगतान का ब्योरा लोड नहीं हुआ।',
  again: 'फिर से कोशिश करें',
  paidUntil: (day, visits) =>
    choosePlural(
      visits,
      {
        one: `${day} तक का भुगतान हो गया है (आगे ${visits} विज़िट)।`,
        other: `${day} तक का भुगतान हो गया है (आगे ${visits} विज़िटें)।`,
      },
      'hi',
    ),
  toPay: (amount) => `${amount} का भुगतान बाक़ी है।`,
  credit: (amount) => `आपके ${amount} जमा हैं।`,
  even: 'कोई भुगतान बाक़ी नहीं।',
  asked: (amount, reference) => `कृपया ${amount} चुकाएँ, रेफ़रेंस ${reference}।`,
  claimed: (amount, reference) => `आपने बताया कि ${amount} चुका दिए, रेफ़रेंस ${reference}। बैंक में दिखते ही हम इसे पक्का करेंगे।`,
  rejected: (reference, reason) => `भुगतान ${reference} हमें नहीं मिला। ${reason}`,
  pay: 'भुगतान का तरीक़ा',
  paid: 'भुगतान कर दिया',
  utr: 'यूटीआर या बैंक का रेफ़रेंस (ज़रूरी नहीं)',
  send: 'भेजें',
  sending: 'एक पल…',
  sendFailed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
  cancel: 'रहने दें',
  happened: 'विज़िट, भुगतान और रसीदें',
  lines: {
    done: 'विज़िट',
    skipped: 'देर से छोड़ी गई विज़िट',
    opening: 'पहले का',
    credit: 'जमा',
    charge: 'शुल्क',
    reversal: 'भुगतान वापस',
  },
  waived: 'शुल्क नहीं',
  payment: (reference) => `भुगतान ${reference}`,
  older: 'पुराने दिन दिखाएँ',
  show: (label) => `${label} दिखाएँ`,
  series: { R: 'रसीद', B: 'बिल', C: 'जमा की रसीद', F: 'वापसी' },
  documentFailed: 'यह पेज लोड नहीं हुआ।',
  print: 'प्रिंट करें',
}
