import type { Translated } from '../../../contract/words/translated.ts'
import type { handOff as english } from '../en/hand-off.ts'

export const handOff: Translated<typeof english> = {
  bookingReceived: (id, brand) => `नमस्ते, ${brand} से। आपकी बुकिंग ${id} मिल गई है। सब जाँचने के लिए हम जल्द फ़ोन करेंगे।`,
  callMissed: (id, phone) =>
    `नमस्ते। आपकी बुकिंग ${id} के बारे में फ़ोन किया, पर बात नहीं हुई। कौन सा समय ठीक है? आप हमें फ़ोन कर सकते हैं: ${phone}`,
  caretakerAssigned: (id, name, link) => `नमस्ते। आपकी बुकिंग ${id} के लिए ${name} आएँगे। जानकारी: ${link}`,
  visitTomorrow: (name, day, time) => `नमस्ते। कल, ${day}, ${time} बजे ${name} आएँगे।`,
  replacement: (name, id, phone) => `नमस्ते। आपकी बुकिंग ${id} के लिए कोई और आएँगे: ${name}। सवाल हो तो फ़ोन करें: ${phone}`,
  reviewAsked: (id, link) => `नमस्ते। देखभाल कैसी रही (बुकिंग ${id})? यहाँ बताइए: ${link}`,
}
