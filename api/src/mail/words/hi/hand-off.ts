import type { Translated } from '../../../contract/words/translated.ts'
import type { handOff as english } from '../en/hand-off.ts'

export const handOff: Translated<typeof english> = {
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
  offer: (day, place, link) => `नमस्ते। ${day}, ${place}: क्या आप यह विज़िट ले सकते हैं? यहाँ जवाब दें: ${link}`,
  offers: (visits, day, link) => `नमस्ते। ${day} से, विज़िट: ${visits}। इनमें से क्या आप कोई ले सकते हैं? यहाँ जवाब दें: ${link}`,
}
