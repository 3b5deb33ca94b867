import type { testimonials as english } from '../en/testimonials.ts'
import type { Translated } from '../translated.ts'
import { brand } from './language/brand.ts'

const { name, city } = brand.words

export const testimonials: Translated<typeof english> = {
  title: `अनुभव: ${city} में घर पर देखभाल`,
  eyebrow: 'अनुभव',
  description: `परिवार ${name} के बारे में क्या कहते हैं। हम जल्द ${city} में शुरू कर रहे हैं और देखभाल पाने वाले परिवार ही रेटिंग दे सकते हैं।`,
  heading: 'परिवार क्या कहते हैं',
  lead: 'हम जल्द शुरू कर रहे हैं, इसलिए अभी कोई अनुभव नहीं है। देखभाल पाने वाले परिवार उन्हें लिखेंगे।',
  noFigure: 'अभी कोई संख्या नहीं',
  dash: '–',
  stats: ['जिन परिवारों की देखभाल हुई', 'औसत रेटिंग', 'देखभाल के घंटे', 'जाँचे-परखे केयरटेकर'],
  how: {
    heading: 'परिवार रेटिंग कैसे देते हैं',
    items: [
      {
        icon: 'check-check',
        title: 'देखभाल पूरी होने पर ही',
        text: 'जिसने बुक करके देखभाल नहीं ली, वह रेटिंग नहीं दे सकता।',
      },
      {
        icon: 'message-square-quote',
        title: 'आपके शब्दों में',
        text: 'एक से पाँच सितारे, और चाहें तो कुछ शब्द।',
      },
      {
        icon: 'scale',
        title: 'कम रेटिंग भी',
        text: 'ऑफ़िस हर रेटिंग देखता है, और केयरटेकर चुनते समय उसे भी गिनता है।',
      },
    ],
  },
  closing: {
    heading: 'पहले लोगों में शामिल हों',
    text: 'देखभाल बुक करें, और बाद में बताएँ कि कैसी रही।',
  },
}
