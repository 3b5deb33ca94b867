import { promisedHoursInHindi as hours } from '@thodu/api/contract/promises/promised-hours'
import type { servicesPage as english } from '../en/services.ts'
import type { Translated } from '../translated.ts'
import { brand } from './language/brand.ts'

export const servicesPage: Translated<typeof english> = {
  title: `${brand.words.city} में घर पर नर्स, केयरटेकर, फ़िज़ियोथेरेपिस्ट`,
  description: `${brand.words.city} में घर पर फ़िज़ियोथेरेपी, बुज़ुर्गों की देखभाल, लंबी बीमारी में देखभाल और ऑपरेशन के बाद देखभाल। बुक करने से पहले हर दाम रुपयों में।`,
  heading: 'आपके घर पर देखभाल',
  lead: 'हर तरह की मदद, हर काम उसकी ट्रेनिंग वाले लोगों से। बुक करने से पहले आप दाम देखते हैं, और बाद में कुछ नहीं जुड़ता।',
  packages: 'पैकेज',
  from: (price, unit) => `${unit} ${price} से`.trim(),
  insteadOf: 'पहले का दाम',
  popular: 'हमारी सलाह',
  choose: 'चुनें',
  chooseWhat: (name, service) => `${name}, ${service}`,
  promise: `बुक करते समय कुछ नहीं देना होता। सब पक्का करने के लिए हम पहले ${hours.call} घंटे में फ़ोन करते हैं।`,
  terms: 'शर्तें पढ़ें',
  details: {
    physiotherapy: {
      image: 'service-physiotherapy',
      alt: 'डंडा पकड़कर चलते बुज़ुर्ग को फ़िज़ियोथेरेपिस्ट कोहनी से सहारा दे रहे हैं।',
    },
    'elderly-care': {
      image: 'service-elderly-care',
      alt: 'साड़ी पहने बुज़ुर्ग महिला का हाथ पकड़े केयरटेकर सामने बैठी हैं; दोनों मुस्कुरा रही हैं।',
    },
    caretaking: {
      image: 'service-caretaking',
      alt: 'कुर्सी पर बैठी बुज़ुर्ग महिला के पास केयरटेकर बैठी हैं, हाथ उनकी बाँह पर; ताक पर दवाओं का डिब्बा है।',
    },
    'post-operative': {
      image: 'service-post-operative',
      alt: 'ऑपरेशन के बाद सोते मरीज़ के बिस्तर के पास नर्स बैठी हैं।',
    },
  },
  benefits: {
    heading: 'हर सेवा के साथ क्या मिलता है',
    items: [
      {
        icon: 'badge-check',
        title: 'जाँचे-परखे लोग',
        text: 'हम पहचान के काग़ज़ देखते हैं, और पुराने परिवारों की राय और पुलिस वेरिफ़िकेशन माँगते हैं।',
      },
      {
        icon: 'calendar-days',
        title: 'आपकी सुविधा का समय',
        text: 'घंटे, दिन या रातें। देखभाल शुरू होने से 24 घंटे पहले तक रद्द कर सकते हैं।',
      },
      {
        icon: 'shield-check',
        title: 'अच्छे काम का भरोसा',
        text: 'देखभाल पूरी होने पर आप रेटिंग देते हैं। कोई ठीक न लगे तो दूसरा खोजते हैं।',
      },
    ],
  },
  closing: {
    heading: 'तय नहीं कर पा रहे?',
    text: 'घर का हाल बताइए। 15 मिनट की मुफ़्त बातचीत में हमारे कोऑर्डिनेटर बताएँगे कि क्या ठीक रहेगा।',
  },
}
