import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    earnings: {
      title: 'मेरा वेतन',
      show: 'मेरा वेतन दिखाएँ',
      before: 'पिछला महीना',
      after: 'अगला महीना',
      failed: 'आपका वेतन लोड नहीं हुआ।',
      none: 'इस महीने में कुछ नहीं है।',
      states: {
        open: 'हिसाब अभी बंद नहीं हुआ। रकम बदल सकती है।',
        closed: 'ऑफ़िस ने हिसाब बंद किया। भुगतान बाक़ी है।',
        settled: 'ऑफ़िस ने हिसाब बंद किया।',
        paid: '%{day} को भुगतान हुआ: %{method} %{reference}',
      },
      methods: { upi: 'UPI', bank: 'बैंक', cash: 'नकद' },
      earned: 'कमाई',
      hours: 'घंटे',
      advances: 'अग्रिम',
      adjustments: 'अतिरिक्त, कटौती, सुधार',
      carried: 'पिछले महीने से',
      due: 'आपको मिलना है',
      received: 'आपको दिया गया',
      owed: 'अगले महीने में जाएगा',
      lines: 'किससे कितना',
      unconfirmed: 'अभी पुष्टि नहीं, इसलिए गिनी नहीं गई',
      kinds: { advance: 'अग्रिम', addition: 'अतिरिक्त', deduction: 'कटौती', correction: 'सुधार' },
      given: { D: 'दिन', N: 'रात', L: 'साथ रहने का दिन', S: 'सेशन' },
      slip: 'वेतन पर्ची',
      close: 'बंद करें',
      noTax: 'न कर काटा गया है, न भविष्य निधि।',
    },
  },
}
