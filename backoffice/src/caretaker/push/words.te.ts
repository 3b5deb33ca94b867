import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    push: {
      message: '%{brand} తెరవండి',
      title: 'నోటిఫికేషన్‌లు',
      lead: 'రాబోయే 48 గంటల్లో కొత్త విజిట్ వచ్చినా, సమయం మారినా, రద్దయినా, ఈ ఫోన్‌లో “%{message}” అని కనిపిస్తుంది. అందులో పేర్లు, వివరాలు ఉండవు. సైన్ అవుట్ చేస్తే ఆగిపోతుంది.',
      switch: 'ఈ ఫోన్‌లో నోటిఫికేషన్‌లు చూపించండి',
      blocked: 'ఈ బ్రౌజర్ నోటిఫికేషన్‌లను ఆపేసింది. ఈ పేజీకి బ్రౌజర్ సెట్టింగ్స్‌లో అనుమతించండి.',
      failed: 'ఇది కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      unsupported: 'ఈ బ్రౌజర్ నోటిఫికేషన్‌లు చూపించలేదు. ఐఫోన్‌లో ముందుగా ఈ యాప్‌ను హోమ్ స్క్రీన్‌కు జోడించండి.',
    },
  },
}
