import { services } from '@thodu/api/contract/care/catalogue'
import { promisedHoursInHindi as hours } from '@thodu/api/contract/promises/promised-hours'
import { texts } from '@thodu/api/contract/texts'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { labels } from '@thodu/api/contract/words/hi/labels'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/contact.ts'
import { brand } from './language/brand.ts'

const { name, city, serviceArea } = brand.words
const { ambulance, medicalHelp } = brand.emergencyNumbers

const lowestPrice = Math.min(...services.flatMap((service) => service.packages.map((item) => item.price)))

export const contact: Translated<typeof english.contact> = {
  title: `संपर्क: ${city} में घर पर नर्स और केयरटेकर`,
  eyebrow: 'संपर्क',
  description: `${name} को लिखिए, फ़ोन कीजिए, या ${city} में हमारे ऑफ़िस आइए। हम ${hours.reply} घंटे में जवाब देते हैं।`,
  heading: 'बताइए, घर पर क्या ज़रूरत है',
  lead: `लिखिए, फ़ोन कीजिए या आ जाइए। हम ${hours.reply} घंटे में जवाब देते हैं, और सलाह के पहले 15 मिनट मुफ़्त हैं।`,
  form: {
    heading: 'संदेश भेजें',
    fields: {
      name: 'आपका नाम',
      email: 'ईमेल',
      phone: 'फ़ोन',
      inquiryType: 'किस बारे में?',
      subject: 'विषय',
      message: 'आपका संदेश',
    },
    inquiryTypes: {
      general: 'सामान्य जानकारी',
      caregiver: 'केयरटेकर चाहिए',
      partnership: 'साझेदारी',
      support: 'तकनीकी मदद',
      billing: 'बिल के बारे में',
      feedback: 'राय और सुझाव',
    },
    optional: 'ज़रूरी नहीं',
    phoneHint: 'अगर आप चाहते हैं कि हम फ़ोन करें।',
    submit: 'संदेश भेजें',
    sending: texts.contact.sending,
    sent: texts.contact.sent,
    failed: texts.contact.failed,
  },
  callMe: {
    heading: 'हम आपको फ़ोन करें?',
    lead: `नाम और नंबर काफ़ी हैं, और यह मुफ़्त है। हम ${hours.reply} घंटे में, या आपके चुने समय पर फ़ोन करते हैं। या अभी हमें फ़ोन कीजिए:`,
    when: 'हम कब फ़ोन करें?',
    times: { soon: 'जितनी जल्दी हो सके', ...labels.windows },
    submit: 'मुझे फ़ोन कीजिए',
    sent: texts.callWish.sent,
  },
  cards: {
    heading: 'हम तक पहुँचने के और तरीक़े',
    call: { title: 'फ़ोन', text: 'दिन-रात। मशीन नहीं, हमारी टीम बात करती है।' },
    chat: { title: 'चैट', text: 'दवा के पर्चे की फ़ोटो भेजने के लिए अच्छा।', action: 'चैट खोलें' },
    mail: { title: 'ईमेल', text: `हम ${hours.reply} घंटे में जवाब देते हैं।` },
    office: { title: 'ऑफ़िस', hours: 'खुलने का समय:' },
  },
  emergency: {
    heading: 'क्या यह इमरजेंसी है?',
    text: 'सीने में दर्द, साँस लेने में तकलीफ़, बुरी तरह गिरना, शरीर के एक तरफ़ अचानक कमज़ोरी: पहले एम्बुलेंस को, फिर हमें फ़ोन करें।',
    call: `${ambulance} पर फ़ोन करें`,
    callOther: `${medicalHelp} पर फ़ोन करें`,
    otherNote: `${medicalHelp} माँओं और शिशुओं के लिए नंबर है।`,
  },
  faq: {
    heading: 'परिवार जो सवाल पूछते हैं',
    items: [
      {
        question: 'कोई कितनी जल्दी आ सकता है?',
        answer: `बुकिंग के ${hours.call} घंटे के अंदर हम फ़ोन करते हैं। सही केयरटेकर चुनने में ${hours.fromCall} से ${hours.match} घंटे और बैकग्राउंड की जाँच में ${hours.fromMatch} से ${hours.verification} घंटे लगते हैं, इसलिए ज़्यादातर ${hours.caregiver} घंटे के अंदर केयरटेकर मिल जाता है।`,
      },
      {
        question: 'आप केयरटेकर की जाँच कैसे करते हैं?',
        answer:
          'हम पहचान के असली काग़ज़ देखते हैं, और दो लोगों की राय और पुलिस वेरिफ़िकेशन माँगते हैं। हमने कौन-सी जाँच किस दिन देखी, यह आपकी प्रोफ़ाइल में दिखता है।',
      },
      {
        question: 'अगर केयरटेकर से हमारी न बने तो?',
        answer: 'हमें बताइए, वजह बताना ज़रूरी नहीं। हम दूसरा केयरटेकर खोजेंगे; आपकी तसल्ली हमारी ज़िम्मेदारी है।',
      },
      {
        question: 'ख़र्च कितना है?',
        answer: `हर पैकेज अपने दाम के साथ सेवाओं के पेज पर है, फ़िज़ियोथेरेपी के एक सेशन के लिए ${formatRupees(lowestPrice)} से। बाद में कुछ नहीं जुड़ता।`,
      },
      {
        question: 'क्या बुकिंग रद्द हो सकती है?',
        answer: 'हाँ, देखभाल शुरू होने से 24 घंटे पहले तक, ख़ुद अपनी प्रोफ़ाइल में। उससे पहले शुरू हो तो हमें फ़ोन करें।',
      },
      {
        question: 'क्या मेडिकल रिपोर्ट या आधार कार्ड देना ज़रूरी है?',
        answer:
          'नहीं। रिपोर्ट से सही केयरटेकर चुनने में मदद मिलती है, पर उनके बिना भी बुक कर सकते हैं। आधार कार्ड बाद में जोड़ सकते हैं, और केयरटेकर उसे कभी नहीं देख सकते।',
      },
      {
        question: 'आप किन इलाक़ों में आते हैं?',
        answer: `${serviceArea}। थोड़ा बाहर रहते हों तो हमसे पूछिए।`,
      },
      {
        question: 'क्या आप अस्पताल या एम्बुलेंस सेवा हैं?',
        answer: `नहीं। इमरजेंसी में पहले ${ambulance} पर फ़ोन करें। हमारे केयरटेकर भी यही करते हैं।`,
      },
    ],
  },
}

export const newsletter: Translated<typeof english.newsletter> = {
  title: 'हमारी चिट्ठी',
  heading: 'हमारी चिट्ठी',
  description: 'घर पर देखभाल के बारे में हमारी महीने की चिट्ठी के लिए अपने ईमेल की पुष्टि करें, या उसे बंद करें।',
  confirm: {
    heading: 'क्या आपको हमारी चिट्ठी चाहिए?',
    lead: 'एक बार दबाइए, और अगली चिट्ठी आपको मिलेगी। महीने में ज़्यादा से ज़्यादा एक।',
    submit: 'हाँ, मेरे ईमेल की पुष्टि करें',
    sending: 'पुष्टि कर रहे हैं …',
    sent: texts.newsletter.confirmed,
  },
  leave: {
    heading: 'चिट्ठी बंद करें',
    lead: 'एक बार दबाइए, और हम आपका ईमेल हटा देंगे।',
    submit: 'बंद करें',
    sending: 'एक पल …',
    sent: texts.newsletter.left,
  },
  failed: 'यह नहीं हो पाया। थोड़ी देर बाद फिर कोशिश करें।',
  noLink: {
    lead: 'इस पेज पर हमारे मेल के लिंक से आते हैं। अगर आपका लिंक बीच में कट गया था, तो उसे एक बार फिर खोलिए।',
    toBlog: 'ब्लॉग पढ़ें',
  },
  noScript: 'आपके मेल का लिंक पढ़ने के लिए इस पेज को जावास्क्रिप्ट चाहिए।',
}
