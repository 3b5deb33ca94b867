import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  privacy: {
    keeping: {
      state: 'स्थिति',
      states: { restricted: 'बंद', told: 'मिटाने की बात बताई', idle: 'सालों से इस्तेमाल नहीं', open: 'खुला' },
      since: 'कब से',
      kept: 'क्या रखा है',
      holds: {
        processing: 'आख़िरी इस्तेमाल के बाद एक साल: %{day} तक',
        care: 'देखभाल की बातें, %{day} तक',
        books: 'भुगतान और बिल, %{day} तक',
      },
      due: '%{day} से रखने की कोई वजह नहीं',
      gone: '%{day} के बाद वह सब मिट जाएगा जिससे उनकी पहचान होती है।',
      failed: 'यह नहीं दिखाया जा सका।',
      empty: 'न कोई परिवार बंद है, न कोई खाता सालों से ख़ाली पड़ा है।',
      forget: 'इस परिवार का ब्योरा मिटाएँ',
      forgetTitle: '%{name} का ब्योरा मिटाएँ?',
      forgetNow: 'खाता बंद करें',
      forgotten: 'बंद हो गया। अब परिवार केवल इस सूची में दिखेगा।',
      forgetFailed: 'खाता बंद नहीं हो सका। कृपया फिर कोशिश करें।',
      ends: 'वे साइन आउट हो जाएँगे और उन्हें एक आख़िरी मेल जाएगी। सूचियों, खोज, मैसेज और सुझावों में वे नहीं दिखेंगे। क्या रहेगा:',
      obstacles: {
        booking: 'एक बुकिंग अभी चालू है। पहले उसे रद्द या पूरा करें।',
        money: 'पैसों का हिसाब अभी बाक़ी है। पहले बुकिंग के पेज पर पूरा करें।',
      },
      release: 'फिर से खोलें',
      releaseTitle: '%{name} का खाता फिर से खोलें?',
      releaseWhat: 'वे साइन इन कर सकेंगे और सूचियों में फिर दिखेंगे। भेजे गए लिंक और ख़बरें वापस नहीं आएँगी।',
      released: 'फिर से खुल गया।',
      releaseFailed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
    },
  },
}
