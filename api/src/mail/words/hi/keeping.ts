import type { Translated } from '../../../contract/words/translated.ts'
import type { keeping as english } from '../en/keeping.ts'

export const keeping: Translated<typeof english> = {
  closed: {
    subject: (brand) => `आपका ${brand} खाता बंद हो गया है`,
    text: 'आपका खाता बंद हो गया है। अब कोई साइन इन नहीं कर सकता, और इस मेल के बाद हम आपको कुछ नहीं भेजेंगे।',
    care: (day) => `देखभाल के बारे में लिखी बातें ${day} तक ताले में रहेंगी।`,
    books: (day) => `भुगतान और बिल ${day} तक रहेंगे; कर विभाग यही माँगता है।`,
    gone: (day) => `${day} के बाद वह सब मिटा दिया जाएगा जिससे आपकी पहचान होती है।`,
    closing: (phone) => `अगर यह ग़लती से हुआ, तो कृपया हमें ${phone} पर फ़ोन करें।`,
  },
  goes: {
    subject: (brand) => `आपका ${brand} खाता मिटा दिया जाएगा`,
    text: (hours) => `तीन साल से किसी ने आपका खाता इस्तेमाल नहीं किया। ${hours} घंटे में हम इसे मिटा देंगे।`,
    how: 'खाता रखना चाहते हैं? तो एक बार साइन इन करें।',
    closing: 'वरना कुछ करने की ज़रूरत नहीं।',
  },
}
