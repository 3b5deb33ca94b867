import { texts } from '@thodu/api/contract/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { blog as english } from '../en/blog.ts'
import { brand } from './language/brand.ts'

export const blog: Translated<typeof english> = {
  title: 'ब्लॉग',
  pageTitle: `${brand.words.city} में घर पर देखभाल: ब्लॉग`,
  description: `घर पर देखभाल, आसान शब्दों में: गिरना, बुख़ार, ठीक होना, नवजात, और दूसरों की देखभाल करने वाले लोग। ${brand.words.name} के संपादकों की ओर से।`,
  heading: 'घर पर देखभाल, आसान शब्दों में',
  lead: 'क्या करें, क्या न करें, और डॉक्टर को कब बुलाएँ। उस व्यक्ति के लिए जो देखभाल कर रहा है।',
  featured: 'ख़ास',
  inEnglish: 'अंग्रेज़ी में',
  latest: 'नए लेख',
  minutes: 'मिनट का लेख',
  author: `${brand.words.name} की संपादकीय टीम`,
  writtenBy: 'लेखक:',
  categories: 'विषय के अनुसार',
  published: 'छपे',
  of: '/',
  articles: 'लेख',
  allArticles: 'सभी लेख',
  more: 'आगे पढ़ें',
  disclaimer:
    'यह लेख सामान्य जानकारी देता है। यह उस डॉक्टर की सलाह की जगह नहीं ले सकता जो मरीज़ को जानते हैं। इमरजेंसी में 108 पर फ़ोन करें।',
  categoryIntro: 'इस विषय पर सभी लेख:',
  newsletter: {
    heading: 'महीने में एक चिट्ठी',
    text: 'नए लेख, और कुछ नहीं। पहले हम पक्का करने के लिए एक लिंक भेजते हैं, और हर चिट्ठी में बंद करने का लिंक होता है।',
    label: 'आपका ईमेल',
    submit: 'जुड़ें',
    sending: 'जोड़ रहे हैं...',
    sent: texts.newsletter.subscribed,
    failed: 'यह नहीं हो पाया। थोड़ी देर बाद फिर कोशिश करें।',
  },
  categoryList: [
    { slug: 'care-tips', name: 'देखभाल के तरीक़े', planned: 15, text: 'रोज़ की देखभाल, थोड़ी आसान।' },
    { slug: 'baby-care', name: 'शिशु की देखभाल', planned: 12, text: 'शुरू के हफ़्ते, दूध और नींद।' },
    { slug: 'elderly-care', name: 'बुज़ुर्गों की देखभाल', planned: 18, text: 'माता-पिता और दादा-दादी।' },
    { slug: 'safety', name: 'सुरक्षा', planned: 9, text: 'बिना ख़तरों का घर।' },
    { slug: 'technology', name: 'उपकरण', planned: 7, text: 'काम के उपकरण, और बेकार के।' },
    { slug: 'recovery', name: 'ठीक होना', planned: 11, text: 'ऑपरेशन और बीमारी के बाद।' },
  ],
}
