import type * as english from '../en/care.ts'
import type { Translated } from '../translated.ts'

export const serviceSelection: Translated<typeof english.serviceSelection> = {
  failed: 'आपकी चुनी हुई सेवा सेव नहीं हो सकी। कृपया फिर से कोशिश करें।',
}
export const upload: Translated<typeof english.upload> = {
  failed: 'फ़ाइल नहीं भेजी जा सकी। कृपया फिर से कोशिश करें।',
}
export const booking: Translated<typeof english.booking> = {
  incomplete: 'बुक करने से पहले कृपया सारी ज़रूरी जानकारी भरें।',
  saveFailed: 'बुकिंग सेव नहीं हो सकी। कृपया फिर से कोशिश करें।',
  saveFailedAlert: 'बुकिंग नहीं हो सकी। कृपया अपना इंटरनेट देख लें या फिर से कोशिश करें।',
  cancelTooLate: 'देखभाल शुरू होने से 24 घंटे पहले तक ही बुकिंग रद्द की जा सकती है।',
  notEditable: 'केवल वही बुकिंग बदली जा सकती है जिसकी पुष्टि अभी बाक़ी है।',
  notCompleted: 'केवल पूरी हो चुकी बुकिंग को रेटिंग दी जा सकती है।',
  alreadyRated: 'इस बुकिंग को रेटिंग दी जा चुकी है।',
  ratingRequired: 'कृपया 1 से 5 तक कोई रेटिंग चुनें।',
  wrongStep: 'इस बुकिंग की स्थिति अभी ऐसे नहीं बदली जा सकती।',
  alreadyFinished: 'यह बुकिंग पहले ही पूरी या रद्द हो चुकी है।',
  noteRequired: 'कृपया पहले नोट लिखें।',
  tooManyNotes: 'इस बुकिंग में अब और नोट नहीं जोड़े जा सकते।',
  careOver: 'देखभाल पूरी हो चुकी है: इस बुकिंग में अब नोट नहीं जोड़े जा सकते।',
  reachable: 'कृपया फ़ोन नंबर या ईमेल दें',
  unknownCustomer: 'कृपया सूची से कोई परिवार चुनें, या नया जोड़ें।',
  unknownFile: 'कृपया अपनी भेजी हुई फ़ाइलों में से एक चुनें।',
  formTooLarge: 'यह जानकारी बहुत लंबी है। कृपया छोटा करके फिर से कोशिश करें।',
  keyReused: 'यह बुकिंग पहले ही दूसरी जानकारी के साथ भेजी जा चुकी है। कृपया पेज दोबारा खोलकर कोशिश करें।',
  priceChanged: 'इस पैकेज का दाम बदल गया है। नया दाम देखने के लिए पेज दोबारा खोलें, फिर बुक करें।',
  awaitingConfirmation: 'केयरटेकर तय हो गया है, पुष्टि का इंतज़ार है',
}
