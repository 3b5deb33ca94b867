import type { Translated } from '../../../contract/words/translated.ts'
import type { booking as english } from '../en/booking.ts'

export const booking: Translated<typeof english> = {
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
