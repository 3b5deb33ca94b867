import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    handOff: {
      open: 'व्हाट्सऐप',
      title: 'बुकिंग %{booking} के बारे में संदेश',
      to: 'किसे',
      language: 'भाषा',
      message: 'संदेश',
      recipients: { family: 'परिवार', emergency: 'इमरजेंसी संपर्क', caretaker: 'केयरटेकर' },
      templates: {
        bookingReceived: 'बुकिंग मिली',
        callMissed: 'फ़ोन किया, बात नहीं हुई',
        caretakerAssigned: 'कौन आएँगे',
        visitTomorrow: 'कल की विज़िट',
        replacement: 'कोई और आएँगे',
        paymentAsked: 'भुगतान करें',
        paymentReceived: 'भुगतान मिला',
        endsSoon: 'देखभाल जल्द ख़त्म',
        reviewAsked: 'कैसा रहा?',
        notice: 'आपकी जानकारी की गोपनीयता',
        scheduleChanged: 'बदली हुई विज़िट',
      },
      refusal: {
        'no-mobile': 'संदेश भेजने के लिए कोई मोबाइल नंबर नहीं है।',
        'switched-off':
          'इस परिवार ने संदेश बंद किए हैं। केवल यह लिख सकते हैं कि कौन आ रहा है और भुगतान का क्या हुआ, और उसका कारण देना होगा।',
      },
      reason: 'कारण',
      go: 'व्हाट्सऐप खोलें',
      close: 'बंद करें',
      sent: 'भेजा?',
      yes: 'हाँ',
      no: 'नहीं',
      noted: 'दर्ज हो गया: भेजा।',
      notedNot: 'दर्ज हो गया: नहीं भेजा।',
      failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
      states: { opened: 'खोला', sent: 'भेजा', 'not-sent': 'नहीं भेजा', delivered: 'पहुँचा', failed: 'नहीं हुआ' },
    },
  },
}
