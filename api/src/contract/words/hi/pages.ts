import type * as english from '../en/pages.ts'
import type { Translated } from '../translated.ts'

export const lists: Translated<typeof english.lists> = {
  bookingsFailed: 'आपकी बुकिंग नहीं खुल सकीं',
  documentsFailed: 'आपके काग़ज़ात नहीं खुल सके',
}
export const contact: Translated<typeof english.contact> = {
  sent: 'आपका संदेश मिल गया!',
  failed: 'संदेश नहीं भेजा जा सका। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  sending: 'भेज रहे हैं...',
}
export const callWish: Translated<typeof english.callWish> = {
  sent: 'धन्यवाद। आपके कहे समय पर हम आपको फ़ोन करेंगे।',
  soon: 'धन्यवाद। हम जल्द से जल्द {phone} पर फ़ोन करेंगे।',
  inWindow: 'धन्यवाद। हम {phone} पर फ़ोन करेंगे: {window}।',
}
export const privacyRequest: Translated<typeof english.privacyRequest> = {
  noted: 'धन्यवाद। आपका अनुरोध मिल गया। आपने ईमेल दिया है तो उसका नंबर मेल से आएगा; नहीं तो हम आपको फ़ोन करेंगे।',
  reasonRequired: 'कृपया वजह लिखें: पूछने वाले इसे पढ़ेंगे',
  proofRequired: 'पहले बताइए कि आपको कैसे पता कि कौन पूछ रहा है।',
  decided: 'इस अनुरोध का जवाब दिया जा चुका है।',
  unknownFamily: 'यह परिवार अब यहाँ नहीं है।',
}
export const newsletter: Translated<typeof english.newsletter> = {
  subscribed: 'धन्यवाद। हमने आपको एक मेल भेजा है: अपने ईमेल की पुष्टि के लिए उसमें दिया लिंक खोलें।',
  confirmed: 'धन्यवाद। अगले लेख के साथ आपको पहली चिट्ठी मिलेगी।',
  left: 'अब आपको हमारी चिट्ठियाँ नहीं आएँगी। पढ़ने के लिए धन्यवाद।',
  deadLink: 'यह लिंक अब काम नहीं करता। कृपया अपना ईमेल एक बार फिर लिखें।',
}
export const form: Translated<typeof english.form> = {
  problem: 'कृपया अपनी लिखी जानकारी देख लें',
  back: 'फ़ॉर्म पर वापस जाएँ',
}
export const pages: Translated<typeof english.pages> = {
  forbidden: 'आपको यह पेज देखने की अनुमति नहीं है।',
  notFound: 'आप जो पेज ढूँढ रहे हैं, वह यहाँ नहीं है।',
  goHome: 'होम पर जाएँ',
}
export const dayLink: Translated<typeof english.dayLink> = {
  full: 'एक साथ पाँच लोग देख सकते हैं। पहले किसी एक का लिंक बंद करें।',
  days: '1 से 30 दिन के बीच चुनें।',
}
