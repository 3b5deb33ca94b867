import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/choose.ts'

export const choose: Translated<typeof english.choose> = {
  title: 'सेवा चुनें',
  description: 'अपने परिवार के लिए ज़रूरी देखभाल चुनें।',
  greeting: (name) => `नमस्ते, ${name} जी`,
  lead: 'किसे देखभाल चाहिए, और किस लिए? जो सेवा ठीक लगे उसे चुनिए; अभी कुछ बुक नहीं हुआ है।',
  card: {
    choose: 'चुनें:',
    from: (price) => `${price} से`,
    saving: 'एक पल …',
    asked: 'आपने इसे देखा था।',
    draft: 'आपने इसे भरना शुरू किया था। वह इसी फ़ोन में है।',
  },
  baby: {
    question: 'नवजात या छोटे बच्चे की देखभाल?',
    link: 'शिशु की देखभाल चुनें',
  },
  unsure: {
    heading: 'तय नहीं कर पा रहे?',
    text: 'कोऑर्डिनेटर पहले सुनते हैं, फिर बताते हैं कि क्या ठीक रहेगा। इसके पैसे नहीं लगते।',
    link: 'कोऑर्डिनेटर से बात करें',
  },
}
