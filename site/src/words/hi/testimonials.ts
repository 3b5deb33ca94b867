import type { testimonials as english } from '../en/testimonials.ts'
import type { Translated } from '../translated.ts'
import { brand } from './language/brand.ts'

const { name, city } = brand.words

export const testimonials: Translated<typeof english> = {
  title: 'अनुभव',
  description: `परिवार ${name} के बारे में क्या कहते हैं। हम जल्द ${city} में शुरू कर रहे हैं और केवल वही छापेंगे जो सच में कहा गया।`,
  heading: 'परिवार क्या कहते हैं',
  lead: 'अभी कुछ नहीं, और हम गढ़ेंगे भी नहीं। हम जल्द शुरू कर रहे हैं। हमसे बुक करने वाले पहले परिवार यह पेज लिखेंगे।',
  noFigure: 'अभी कोई संख्या नहीं',
  dash: '–',
  stats: ['जिन परिवारों की देखभाल हुई', 'औसत रेटिंग', 'देखभाल के घंटे', 'जाँचे-परखे केयरटेकर'],
  how: {
    heading: 'कोई अनुभव इस पेज पर कैसे आता है',
    items: [
      {
        icon: 'check-check',
        title: 'देखभाल पूरी होने पर ही',
        text: 'जिसने बुक करके देखभाल नहीं ली, वह रेटिंग नहीं दे सकता।',
      },
      {
        icon: 'message-square-quote',
        title: 'उन्हीं के शब्दों में',
        text: 'ज़रूरत हो तो छोटा करते हैं, बदलते कुछ नहीं।',
      },
      { icon: 'scale', title: 'ख़राब राय भी', text: 'दो सितारों की रेटिंग भी पाँच की तरह ही दिखाई जाती है।' },
    ],
  },
  closing: {
    heading: 'पहले लोगों में शामिल हों',
    text: 'देखभाल बुक करें, बाद में बताएँ कि कैसी रही, और अगले परिवार को फ़ैसला करने में मदद करें।',
  },
}
