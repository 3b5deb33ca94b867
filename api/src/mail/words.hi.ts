import { choosePlural } from '../contract/words/formats.ts'
import type { Translated } from '../contract/words/translated.ts'
import type * as english from './words.en.ts'

export const account: Translated<typeof english.account> = {
  notYou: (phone) => `अगर यह आपने नहीं किया है, तो कृपया ${phone} पर फ़ोन करें।`,
  signIn: 'साइन इन करें',
  code: {
    subject: (brand) => `आपका ${brand} OTP`,
    text: 'अपने ईमेल की पुष्टि के लिए यह OTP लिखें। यह 10 मिनट तक चलता है, और एक ही बार।',
    closing: 'अगर आपने यह OTP नहीं माँगा, तो इस मेल पर ध्यान न दें। यह OTP किसी को न बताएँ।',
  },
  accountExists: {
    subject: (brand) => `आपका ${brand} खाता पहले से है`,
    text: 'किसी ने, शायद आपने ही, इस ईमेल से खाता बनाने की कोशिश की। इसका खाता पहले से है, इसलिए नया बनाने की ज़रूरत नहीं।',
    how: 'कृपया अपने पासवर्ड से साइन इन करें। भूल गए हों, तो उसी पेज पर नया बना सकते हैं।',
    closing: 'अगर यह आपने नहीं किया, तो इस मेल पर ध्यान न दें: कुछ भी नहीं बदला है।',
  },
  claim: {
    subject: (brand) => `आपका ${brand} खाता`,
    text: 'हमारे ऑफ़िस ने आपके लिए एक खाता बनाया है, ताकि आप अपनी बुकिंग देख सकें।',
    how: 'नीचे का पेज खोलें और यह ईमेल लिखें: मेल में एक OTP आएगा, उससे आप अपना पासवर्ड चुनें।',
    action: 'पासवर्ड चुनें',
  },
  passwordReset: {
    subject: (brand) => `अपना ${brand} पासवर्ड बदलें`,
    text: 'नया पासवर्ड चुनने के लिए यह OTP लिखें। यह 10 मिनट तक चलता है, और एक ही बार।',
    closing: 'अगर आपने यह OTP नहीं माँगा, तो इस मेल पर ध्यान न दें: आपका पासवर्ड वैसा ही रहेगा।',
  },
  setUpCode: {
    subject: (brand) => `दूसरे चरण के लिए आपका ${brand} OTP`,
    text: 'अपने साइन इन का दूसरा चरण सेट करने के लिए यह OTP लिखें। यह 10 मिनट तक चलता है, और एक ही बार। अभी-अभी आपके पासवर्ड से साइन इन हुआ है।',
  },
  factorAdded: {
    subject: (brand) => `${brand} में साइन इन के लिए अब दूसरा चरण भी चाहिए`,
    text: 'आपके साइन इन में दूसरा चरण जोड़ा गया है।',
    how: 'रिकवरी कोड फ़ोन से अलग जगह पर रखें।',
  },
  calendarMade: {
    subject: (brand) => `आपके ${brand} अकाउंट के लिए कैलेंडर का पता बनाया गया`,
    text: 'जिसके पास यह पता है, उसे आपकी विज़िट के दिन और समय दिखेंगे।',
    how: '180 दिन बाद, या पासवर्ड बदलने पर, या सभी डिवाइस से साइन आउट करने पर यह पता बंद हो जाता है।',
  },
  factorRemoved: {
    subject: (brand) => `आपके ${brand} साइन इन से एक दूसरा चरण हटा दिया गया`,
    text: 'अब एक ऑथेंटिकेटर ऐप या पासकी से आपका खाता नहीं खुलेगा।',
  },
  recoveryUsed: {
    subject: (brand) => `आपका ${brand} खाता एक रिकवरी कोड से खोला गया`,
    text: (left) => `साइन इन के लिए अभी आपका एक रिकवरी कोड इस्तेमाल हुआ। बचे हुए कोड: ${left}।`,
    how: 'अपने खाते में आप नए कोड प्रिंट कर सकते हैं।',
  },
  factorGuessed: {
    subject: (brand) => `आपका ${brand} पासवर्ड किसी और के पास है`,
    text: 'किसी ने आपका पासवर्ड और फिर पाँच ग़लत कोड लिखे। किसी को अंदर नहीं आने दिया गया।',
    how: 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें: नीचे का पेज खोलें और यह ईमेल लिखें।',
  },
  passwordChanged: {
    subject: (brand) => `आपका ${brand} पासवर्ड बदल गया है`,
    text: 'आपके खाते का पासवर्ड अभी-अभी बदला गया है, और बाक़ी सब फ़ोन और कंप्यूटर साइन आउट हो गए हैं।',
  },
}

export const booking: Translated<typeof english.booking> = {
  facts: {
    booking: 'बुकिंग',
    service: 'सेवा',
    package: 'पैकेज',
    start: 'कब से',
    caregiver: 'केयरटेकर',
  },
  myBookings: 'मेरी बुकिंग खोलें',
  theBookings: 'सब बुकिंग खोलें',
  theBooking: 'बुकिंग खोलें',
  questions: (phone) => `कुछ पूछना हो तो ${phone} पर फ़ोन करें।`,
  statuses: {
    pending: 'इंतज़ार में',
    confirmed: 'पक्की',
    active: 'चल रही है',
    completed: 'पूरी हुई',
    cancelled: 'रद्द',
  },
  news: {
    pending: 'आपकी बुकिंग के लिए केयरटेकर तय किया जा रहा है।',
    confirmed: 'आपके केयरटेकर ने बुकिंग स्वीकार कर ली है और शुरू करने के लिए तैयार हैं।',
    active: 'देखभाल शुरू हो गई है।',
    completed: 'देखभाल पूरी हो गई है। “मेरी बुकिंग” में रेटिंग दें तो हमें ख़ुशी होगी।',
    cancelled: 'आपकी बुकिंग रद्द हो गई है।',
  },
  received: {
    subject: (code) => `आपकी बुकिंग ${code} हमें मिल गई है`,
    text: (hours) => `बुकिंग के लिए धन्यवाद। जानकारी पक्की करने के लिए हमारी टीम ${hours} घंटे के अंदर आपको फ़ोन करेगी।`,
    onPhone: 'फ़ोन करने के लिए धन्यवाद। आपने जैसा बताया, हमने बुकिंग वैसी ही लिख ली है।',
    emergency: (ambulance, medicalHelp) => `इमरजेंसी में ${ambulance} पर, माँ और बच्चे के लिए ${medicalHelp} पर फ़ोन करें।`,
  },
  receivedForTeam: {
    subject: (code) => `नई बुकिंग ${code}`,
    text: (customer, hours) => `${customer} ने देखभाल बुक की है। जानकारी पक्की करने के लिए कृपया ${hours} घंटे के अंदर फ़ोन करें।`,
  },
  caretakerAssigned: {
    subject: (code) => `आपकी बुकिंग ${code} के लिए केयरटेकर`,
    text: (caretaker) => `आपकी बुकिंग के लिए ${caretaker} को तय किया गया है। जल्दी ही उनकी पुष्टि भी मिलेगी।`,
  },
  statusChanged: { subject: (code, status) => `आपकी बुकिंग ${code}: ${status}` },
  cancelled: {
    subject: (code) => `आपकी बुकिंग ${code} रद्द हो गई है`,
    closing: (phone) => `अगर आपको इसकी जानकारी नहीं थी, तो कृपया ${phone} पर फ़ोन करें।`,
  },
  continues: {
    subject: (code) => `आपकी बुकिंग ${code} जारी है`,
    text: 'इस बुकिंग के बारे में हमारा पिछला मेल ग़लती से गया था: उसे न मानें।',
  },
  continuesForTeam: {
    subject: (code, status) => `बुकिंग ${code} फिर से: ${status}`,
    text: (customer, status) => `${customer} की बुकिंग की स्थिति वापस बदली गई है: ${status}।`,
  },
  handedOver: {
    subject: (code) => `आपकी बुकिंग ${code} के लिए दूसरे केयरटेकर`,
    text: (to, from) => `${from} की जगह अब ${to} को भेजा जाएगा। आपकी बुकिंग में और कुछ नहीं बदलेगा।`,
  },
  takenOver: {
    subject: (code) => `बुकिंग ${code} अब आपकी है`,
    text: 'ऑफ़िस ने यह बुकिंग आपके लिए तय की है। जाने से पहले कृपया इसे और इसके नोट पढ़ लें।',
  },
  givenAway: {
    subject: (code) => `बुकिंग ${code} अब आपकी नहीं है`,
    text: 'ऑफ़िस ने यह बुकिंग किसी और के लिए तय कर दी है। अब आपको वहाँ जाने की ज़रूरत नहीं।',
  },
  cancelledForTeam: {
    subject: (code) => `बुकिंग ${code} रद्द हो गई है`,
    text: (customer) => `${customer} की बुकिंग रद्द हो गई है।`,
  },
  changeAskedForTeam: {
    subject: (code) => `बुकिंग ${code}: परिवार एक बदलाव चाहता है`,
    text: {
      'another-caretaker': (customer) => `${customer} ने किसी और केयरटेकर के लिए कहा है।`,
      cancel: (customer) => `${customer} ने बुकिंग रद्द करने को कहा है।`,
      pause: (customer) => `${customer} ने सेवा कुछ दिन रोकने को कहा है।`,
      stop: (customer) => `${customer} ने सेवा पूरी तरह बंद करने को कहा है।`,
    },
  },
}

export const breach = {
  subject: 'आपकी निजी जानकारी के साथ कुछ गड़बड़ हुई है',
  text: 'हमारे पास रखी आपकी निजी जानकारी के साथ कुछ गड़बड़ हुई है। हम माफ़ी चाहते हैं। अभी तक हमें इतना पता है।',
  facts: {
    nature: 'क्या हुआ',
    extent: 'कौन-सी जानकारी',
    when: 'कब',
    consequences: 'आप पर इसका असर',
    measures: 'हमने क्या किया',
    safetySteps: 'आप क्या कर सकते हैं',
    contact: 'किससे पूछें',
  },
  working: 'हम इस पर काम कर रहे हैं।',
  since: (from: string) => `${from} से`,
  between: (from: string, until: string) => `${from} से ${until} तक`,
  team: {
    openedSubject: (code: string) => `डेटा लीक ${code}: बोर्ड को अभी बताएँ`,
    opened: 'पहले बोर्ड को तुरंत पहली ख़बर दें, फिर पूरी जानकारी। जिनकी जानकारी है, उन्हें भी बताएँ।',
    subject: (code: string, hours: number) => `डेटा लीक ${code}: बचे घंटे: ${hours}`,
    overSubject: (code: string) => `डेटा लीक ${code}: पूरी जानकारी देर से है`,
    text: 'बोर्ड को अभी पूरी जानकारी नहीं मिली है।',
    due: 'बोर्ड को जानकारी देने की आख़िरी घड़ी',
    aware: 'कब पता चला',
    action: 'डेटा लीक खोलें',
  },
}

export const calendar: Translated<typeof english.calendar> = {
  visit: (hours, area, code) => `विज़िट ${hours}, ${area} (${code})`,
  care: (name) => `देखभाल की विज़िट: ${name}`,
  open: 'देखभाल की विज़िट',
  cancelled: (summary) => `रद्द: ${summary}`,
  about: 'बदलाव आपके कैलेंडर में एक दिन देर से दिख सकते हैं। ऐप में जो है, वही सही है।',
}

export const documents: Translated<typeof english.documents> = {
  titles: { R: 'रसीद', B: 'बिल', C: 'जमा की रसीद', F: 'वापसी' },
  billOfSupply: 'बिना टैक्स का बिल',
  facts: {
    number: 'नंबर',
    issued: 'जारी हुआ',
    gstin: 'जीएसटी नंबर',
    family: 'परिवार',
    patient: 'किसके लिए',
    care: 'देखभाल',
    booking: 'बुकिंग',
    reference: 'रेफ़रेंस',
    method: 'कैसे चुकाया',
    paidOn: 'किस दिन चुकाया',
    utr: 'यूटीआर',
    takesBack: 'किसे वापस लेता है',
    days: 'दिन',
  },
  methods: { upi: 'UPI', bank: 'बैंक', cash: 'नकद' },
  lines: {
    done: 'विज़िट',
    skipped: 'देर से छोड़ी गई विज़िट',
    opening: 'पहले का',
    credit: 'जमा',
    charge: 'शुल्क',
    reversal: 'भुगतान वापस',
  },
  waived: 'शुल्क नहीं',
  sums: {
    total: 'रकम',
    taxable: 'इसमें टैक्स लगने वाली रकम',
    cgst: 'केंद्रीय जीएसटी 9 %',
    sgst: 'राज्य जीएसटी 9 %',
    paid: 'अब तक चुकाया',
    left: 'अभी बाक़ी',
    credit: 'आपके जमा',
  },
  exempt: 'टैक्स नहीं: केंद्रीय कर (दर) अधिसूचना 12/2017, एंट्री 74।',
  emptied: 'इस काग़ज़ का ब्योरा मिटा दिया गया है।',
}

export const handOff: Translated<typeof english.handOff> = {
  bookingReceived: (id, brand) =>
    `नमस्ते, यह संदेश ${brand} से है। आपकी बुकिंग ${id} मिल गई है। सब पक्का करने के लिए हम जल्द फ़ोन करेंगे।`,
  callMissed: (id, phone) =>
    `नमस्ते। हमने आपकी बुकिंग ${id} के बारे में फ़ोन किया, पर बात नहीं हो सकी। कौन-सा समय ठीक रहेगा? आप हमें फ़ोन कर सकते हैं: ${phone}`,
  caretakerAssigned: (id, name, link) => `नमस्ते। आपकी बुकिंग ${id} के केयरटेकर: ${name}। जानकारी: ${link}`,
  visitTomorrow: (name, day, time) => `नमस्ते। कल, ${day}, ${time} पर ${name} की विज़िट है।`,
  replacement: (name, id, phone) => `नमस्ते। आपकी बुकिंग ${id} पर अब ${name} को भेजा जाएगा। कोई सवाल हो तो फ़ोन करें: ${phone}`,
  paymentAsked: (amount, reference, link) => `नमस्ते। कृपया ${amount} चुकाएँ, रेफ़रेंस ${reference}। तरीक़ा यहाँ है: ${link}`,
  paymentReceived: (id, amount) => `नमस्ते। बुकिंग ${id} के लिए ${amount} मिल गए। धन्यवाद।`,
  paymentReceivedUntil: (id, amount, until) =>
    `नमस्ते। बुकिंग ${id} के लिए ${amount} मिल गए। धन्यवाद। भुगतान ${until} तक का हो गया है।`,
  endsSoon: (id, day, phone) => `नमस्ते। बुकिंग ${id} की देखभाल ${day} तक तय है। आगे जारी रखनी हो तो फ़ोन करें: ${phone}`,
  reviewAsked: (id, link) => `नमस्ते। देखभाल कैसी रही (बुकिंग ${id})? यहाँ बताइए: ${link}`,
  notice: (brand, link) =>
    `नमस्ते, यह संदेश ${brand} से है। आपकी देखभाल के लिए हम आपकी कुछ जानकारी रखते हैं। क्या, क्यों, कब तक, और मन बदलना हो तो कैसे: ${link}`,
  offerHours: (from, until) => (from === until ? `${from} से 24 घंटे` : `${from} – ${until}`),
  offer: (day, place, link) => `नमस्ते। ${day}, ${place}: क्या आप यह विज़िट ले सकते हैं? यहाँ जवाब दें: ${link}`,
  offers: (visits, day, link) => `नमस्ते। ${day} से, विज़िट: ${visits}। इनमें से क्या आप कोई ले सकते हैं? यहाँ जवाब दें: ${link}`,
}

export const keeping: Translated<typeof english.keeping> = {
  closed: {
    subject: (brand) => `आपका ${brand} खाता बंद हो गया है`,
    text: 'आपका खाता बंद हो गया है। अब कोई साइन इन नहीं कर सकता, और इस मेल के बाद हम आपको कुछ नहीं भेजेंगे।',
    care: (day) => `देखभाल के बारे में लिखी बातें ${day} तक ताले में रहेंगी।`,
    books: (day) => `भुगतान और बिल ${day} तक रहेंगे; कर विभाग यही माँगता है।`,
    gone: (day) => `${day} के बाद वह सब मिटा दिया जाएगा जिससे आपकी पहचान होती है।`,
    closing: (phone) => `अगर यह ग़लती से हुआ, तो कृपया हमें ${phone} पर फ़ोन करें।`,
  },
  goes: {
    subject: (brand) => `आपका ${brand} खाता मिटा दिया जाएगा`,
    text: (hours) => `तीन साल से किसी ने आपका खाता इस्तेमाल नहीं किया। ${hours} घंटे में हम इसे मिटा देंगे।`,
    how: 'खाता रखना चाहते हैं? तो एक बार साइन इन करें।',
    closing: 'वरना कुछ करने की ज़रूरत नहीं।',
  },
}

export const letter: Translated<typeof english.letter> = {
  hello: 'नमस्ते,',
  helloTo: (name) => `नमस्ते ${name} जी,`,
}

export const newsletter: Translated<typeof english.newsletter> = {
  confirm: {
    subject: (brand) => `कृपया पुष्टि करें: ${brand} की चिट्ठी`,
    text: 'किसी ने, शायद आपने ही, हमारी चिट्ठी माँगी है: घर पर देखभाल के बारे में महीने में एक बार नए लेख।',
    how: '7 दिन के अंदर यह लिंक खोलें, तो अगली चिट्ठी आपको मिलेगी।',
    action: 'मेरे ईमेल की पुष्टि करें',
    closing: 'अगर यह आपने नहीं किया, तो इस मेल पर ध्यान न दें: लिंक खोले बिना हम और कुछ नहीं भेजेंगे।',
  },
  confirmed: {
    subject: (brand) => `अब आपको ${brand} की चिट्ठी मिलेगी`,
    text: 'आपके ईमेल की पुष्टि हो गई है। पहली चिट्ठी अगले लेख के साथ आएगी।',
    action: 'जब चाहें बंद करें',
  },
}

export const operations = {
  subject: (brand: string) => `${brand} के सर्वर पर ध्यान दें`,
  causes: {
    disk_full: 'डिस्क भर गई है। परिवार देख सकते हैं और साइन इन कर सकते हैं, पर बुकिंग और दूसरे बदलाव रुक गए हैं।',
    disk_low: 'डिस्क में एक बैकअप जितनी ख़ाली जगह भी नहीं है।',
    backup_old: 'सबसे नया बैकअप 36 घंटे से पुराना है।',
    copy_old: 'सर्वर के बाहर रखी सबसे नई बैकअप कॉपी 36 घंटे से पुरानी है।',
    uploads_missing: 'सर्वर पर अपलोड की कुछ फ़ाइलें ग़ायब या ख़राब हैं। उनके नाम लॉग में हैं।',
  },
  test: {
    subject: (brand: string) => `${brand} का टेस्ट मेल`,
    text: 'मेल सर्वर की जाँच के लिए एडमिन ने यह मेल भेजा। यह मिल गया, तो मेल जा रहे हैं।',
  },
  how: 'कृपया यह मेल सर्वर की देखभाल करने वाले को भेजें। क्या करना है, यह ऑपरेशन्स गाइड में है।',
  action: 'डैशबोर्ड खोलें',
  closing: 'कारण दूर होने तक यह मेल दिन में एक बार आता है।',
} as const

export const privacyRequest: Translated<typeof english.privacyRequest> = {
  number: 'नंबर',
  dueBy: 'जवाब की तारीख़',
  kinds: {
    access: 'अपनी जानकारी देखना',
    correction: 'ग़लती ठीक कराना',
    erasure: 'अपनी जानकारी हटवाना',
    grievance: 'शिकायत',
    nomination: 'मेरी ओर से कोई और',
    withdrawal: 'सहमति वापस लेना',
  },
  received: {
    subject: (code) => `आपका अनुरोध ${code} मिल गया`,
    text: (kind) => `आपकी जानकारी के बारे में अनुरोध मिल गया (${kind})। कृपया इसका नंबर सँभालकर रखें।`,
    due: (day) => `हमारा जवाब ज़्यादा से ज़्यादा ${day} तक आ जाएगा।`,
    notYou: 'यह पक्का करने के लिए कि आप ही पूछ रहे हैं, हम फ़ोन कर सकते हैं। आपने कुछ नहीं माँगा तो इस मेल को छोड़ दें।',
    action: 'अपना अनुरोध देखें',
  },
  decided: {
    subject: (code) => `आपके अनुरोध ${code} का जवाब`,
    done: 'आपने जो कहा था, वह हो गया।',
    refused: 'आपने जो कहा था, वह नहीं हो सका। वजह यह है:',
    closing: 'कुछ ठीक न लगे तो हमें फ़ोन करें या लिखें, और नंबर बताएँ।',
  },
  asksBack: {
    subject: (code) => `आपके अनुरोध ${code} के बारे में एक सवाल`,
    text: 'आगे बढ़ने के लिए हमें आपसे एक बात जाननी है:',
    closing: 'कृपया हमें फ़ोन करें या इस मेल का जवाब दें, और नंबर बताएँ।',
  },
  patientAsked: {
    subject: 'आपके मरीज़ ने जानकारी के बारे में हमसे पूछा है',
    text: (patient) => `आपने जो देखभाल बुक की है, उसकी जानकारी के बारे में ${patient} ने हमसे पूछा है। यह हर किसी का हक़ है।`,
    closing: 'आपको कुछ नहीं करना है।',
  },
  handedOut: {
    subject: 'एक अनुरोध के लिए आपकी जानकारी दी गई',
    text: 'इस अनुरोध के लिए हमने वह सारी जानकारी दी है जो आपके और आपके परिवार के बारे में हमारे पास है। अगर यह अनुरोध आपने या आपके किसी परिचित ने नहीं किया, तो हमें फ़ोन करें।',
  },
  forTeam: {
    subject: (kind, code) => `निजी जानकारी: ${kind} (${code})`,
    text: (time) => `किसी ने अपनी जानकारी के बारे में पूछा है। ${time} तक बताएँ कि अनुरोध मिल गया।`,
    action: 'अनुरोध खोलें',
  },
  due: {
    soonSubject: (code) => `एक हफ़्ता बाक़ी: निजी जानकारी का अनुरोध ${code}`,
    nowSubject: (code) => `समय हो गया: निजी जानकारी का अनुरोध ${code}`,
    digestSubject: (count) => `निजी जानकारी के ${count} अनुरोधों का समय हो गया`,
    text: 'जवाब का वादा किया गया था। कृपया जवाब दें, या बताएँ कि क्यों नहीं हो सकता।',
    by: (day) => `${day} तक`,
    more: (count) =>
      choosePlural(
        count,
        {
          one: `और ${count} बाक़ी है; वह ऑफ़िस की सूची में दिखता है।`,
          other: `और ${count} बाक़ी हैं; वे ऑफ़िस की सूची में दिखते हैं।`,
        },
        'hi',
      ),
  },
}

export const promise: Translated<typeof english.promise> = {
  kinds: {
    call: 'बुकिंग के बारे में कॉल',
    match: 'केयरटेकर ढूँढना',
    verification: 'बैकग्राउंड की जाँच',
    caregiver: 'केयरटेकर की पुष्टि',
    callback: 'कॉल बैक',
    reply: 'संदेश का जवाब',
    rematch: 'दूसरा केयरटेकर ढूँढना',
  },
  dueSubject: (kind, whose) => `समय हो गया: ${kind} (${whose})`,
  lateSubject: (kind, whose) => `एक घंटे की देर: ${kind} (${whose})`,
  digestSubject: (count) => `${count} वादों का समय हो गया`,
  text: 'यह वादा किया गया था और इसका समय निकल गया। कृपया इसे अभी देखें, और लिखें कि देर क्यों हुई।',
  more: (count) =>
    choosePlural(
      count,
      {
        one: `और ${count} बाक़ी है; वह ऑफ़िस के पहले पेज पर दिखता है।`,
        other: `और ${count} बाक़ी हैं; वे ऑफ़िस के पहले पेज पर दिखते हैं।`,
      },
      'hi',
    ),
  due: (time) => `${time} तक`,
  action: 'ऑफ़िस खोलें',
}

export const request: Translated<typeof english.request> = {
  facts: {
    service: 'सेवा',
    package: 'पैकेज',
    time: 'किस समय',
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    inquiry: 'किस बारे में',
    subject: 'विषय',
    message: 'संदेश',
  },
  notGiven: 'नहीं दिया',
  windows: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' },
  inquiries: {
    general: 'सामान्य जानकारी',
    caregiver: 'केयरटेकर चाहिए',
    partnership: 'साझेदारी',
    support: 'तकनीकी मदद',
    billing: 'बिल के बारे में',
    feedback: 'राय और सुझाव',
  },
  callbackReceived: {
    subject: 'हम आपको फ़ोन करेंगे',
    text: (hours) => `कॉल बैक का आपका अनुरोध मिल गया है। हमारी टीम ${hours} घंटे के अंदर आपको फ़ोन करेगी।`,
    action: 'अपना अनुरोध देखें',
  },
  callbackForTeam: {
    subject: (customer) => `फ़ोन करना है: ${customer}`,
    text: (customer) => `${customer} ने कॉल बैक के लिए कहा है।`,
    action: 'सूची खोलें',
  },
  messageForTeam: {
    subject: (subject) => `संपर्क फ़ॉर्म: ${subject}`,
    text: 'संपर्क फ़ॉर्म से एक संदेश आया है।',
    action: 'संदेश खोलें',
  },
}

export const scheduleChanges: Translated<typeof english.scheduleChanges> = {
  intro: 'नमस्ते। आपकी विज़िट बदली हैं।',
  added: (visit) => `नई विज़िट: ${visit}`,
  moved: (visit, time) => `बदली हुई विज़िट: ${visit} (पहले: ${time})`,
  cancelled: (visit) => `रद्द विज़िट: ${visit}`,
  confirm: (link) => `कृपया ऐप में पक्का करें: ${link}`,
}

export const visit: Translated<typeof english.visit> = {
  facts: { begins: 'शुरू', ends: 'समाप्त', before: 'पहले', caregiver: 'केयरटेकर', until: 'कब तक', from: 'कब से' },
  nobodyYet: 'अभी तय नहीं',
  theVisits: 'विज़िट खोलें',
  moved: {
    subject: (code) => `आपकी बुकिंग ${code} की एक विज़िट का समय बदल गया है`,
    text: 'एक विज़िट अब दूसरे समय पर शुरू होगी।',
    open: 'इसके लिए केयरटेकर तय किया जा रहा है, कौन आएँगे, यह हम बताएँगे।',
  },
  skipped: {
    subject: (code) => `आपकी बुकिंग ${code} की एक विज़िट नहीं होगी`,
    text: 'इस विज़िट पर कोई नहीं आएगा।',
    back: (time) => `इसके बदले आपको नई विज़िट मिलेगी: ${time} को शुरू होगी।`,
    free: 'इसके पैसे नहीं लगेंगे।',
  },
  otherPerson: {
    subject: (code) => `आपकी बुकिंग ${code} की एक विज़िट पर किसी और को भेजा जाएगा`,
    text: (to) => `इस विज़िट पर ${to} को भेजा जाएगा।`,
    instead: (to, from) => `इस विज़िट पर ${from} की जगह ${to} को भेजा जाएगा।`,
  },
  nobodyCame: {
    subject: (code) => `माफ़ कीजिए: आपकी बुकिंग ${code} की एक विज़िट पर कोई नहीं आया`,
    text: 'नीचे दी गई विज़िट वादे के अनुसार नहीं हुई। हम माफ़ी चाहते हैं।',
    comes: (name, time) => `अब ${name} को आपके यहाँ भेजा गया है; विज़िट ${time} को शुरू होगी।`,
    calls: 'हम किसी ऐसे को ढूँढ रहे हैं जो आ सकें, और आपको फ़ोन करेंगे।',
  },
  comes: {
    subject: (code) => `आपके लिए एक विज़िट: बुकिंग ${code}`,
    text: 'आपको एक विज़िट के लिए चुना गया है। किसके लिए और कहाँ, यह शुरू होने से 24 घंटे पहले से दिखेगा।',
  },
  gone: {
    subject: (code) => `बुकिंग ${code} की एक विज़िट अब आपकी नहीं है`,
    text: 'अब आपको इस विज़िट पर जाने की ज़रूरत नहीं।',
  },
  changed: {
    subject: (code) => `बुकिंग ${code} की एक विज़िट का समय बदल गया है`,
    text: 'परिवार या ऑफ़िस ने आपकी एक विज़िट का समय बदला है।',
  },
  openForTeam: {
    subject: (code) => `बुकिंग ${code} की एक विज़िट के लिए केयरटेकर चाहिए`,
    text: (customer) => `${customer} ने एक विज़िट ऐसे समय पर रखी है जब उसके केयरटेकर ख़ाली नहीं हैं।`,
  },
  absentForTeam: {
    subject: (code) => `कोई नहीं आया: बुकिंग ${code}`,
    text: (customer) => `${customer} का कहना है कि अब तक कोई नहीं आया। कृपया फ़ोन करें और किसी को भेजें।`,
  },
  troubleForTeam: {
    subject: (code) => `कुछ ठीक नहीं है: बुकिंग ${code} की एक विज़िट`,
    text: 'केयरटेकर का कहना है कि कुछ ठीक नहीं है। क्या हुआ, यह “आज” पेज पर सबसे ऊपर है। कृपया तुरंत फ़ोन करें।',
    more: 'उसी मिनट में और जो बताया गया, वह भी वहीं है।',
  },
  missingForTeam: {
    subject: (code) => `शुरू नहीं हुई: बुकिंग ${code} की एक विज़िट`,
    text: 'यह विज़िट आधे घंटे या उससे पहले शुरू हो जानी चाहिए थी, और किसी ने शुरू नहीं की है। कृपया फ़ोन करें।',
    manySubject: (count) => `शुरू नहीं हुईं: ${count} विज़िट`,
    many: 'ये विज़िट आधे घंटे या उससे पहले शुरू हो जानी चाहिए थीं, और किसी ने शुरू नहीं की हैं। कृपया फ़ोन करें।',
    more: (count) => `और ${count}`,
  },
  timeOffAsked: {
    subject: (name) => `${name} ने छुट्टी माँगी है`,
    text: (name) => `${name} ने छुट्टी माँगी है। कृपया फ़ैसला करें।`,
    action: 'अनुरोध खोलें',
  },
  timeOffDecided: {
    approvedSubject: 'आपकी छुट्टी मंज़ूर हो गई है',
    approved: 'ऑफ़िस ने आपकी छुट्टी मंज़ूर कर ली है। उस समय आपको कोई विज़िट नहीं दी जाएगी।',
    declinedSubject: 'आपकी छुट्टी मंज़ूर नहीं हुई',
    declined: 'ऑफ़िस यह छुट्टी नहीं दे सकता। बहुत ज़रूरी हो तो कृपया फ़ोन करें।',
    action: 'मेरी विज़िट खोलें',
  },
}
