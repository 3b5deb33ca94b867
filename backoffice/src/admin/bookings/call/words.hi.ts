import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    call: {
      open: 'फ़ोन करने वाले के लिए बुक करें',
      openFor: 'इस परिवार के लिए बुक करें',
      title: 'फ़ोन पर बुकिंग',
      family: 'परिवार',
      find: 'फ़ोन, ईमेल या नाम',
      typeMore: 'कम से कम तीन अक्षर या अंक।',
      searching: 'खोज रहे हैं…',
      noneFound: 'कोई परिवार नहीं मिला।',
      newFamily: 'नया परिवार',
      samePatient: 'पहले की तरह: %{name}',
      sameAsCaller: 'इमरजेंसी संपर्क: फ़ोन करने वाले',
      newFamilyHint:
        'कम से कम फ़ोन नंबर या ईमेल चाहिए। ईमेल देने पर उन्हें अपना पासवर्ड बनाने का तरीक़ा मेल से मिलेगा, और वे बुकिंग देख सकेंगे।',
      findInstead: 'पहले से मौजूद परिवार खोजें',
      name: 'पूरा नाम',
      phone: 'फ़ोन',
      email: 'ईमेल',
      care: 'देखभाल',
      package: 'पैकेज',
      agreed: 'शर्तें पढ़कर सुनाई गईं या भेजी गईं, और फ़ोन करने वाले ने उन्हें माना है।',
      incomplete: texts.booking.incomplete,
      book: 'बुक करें',
      booking: 'बुक कर रहे हैं…',
      clear: 'नए सिरे से शुरू करें',
      done: 'बुकिंग हो गई: %{booking}',
      failed: texts.booking.saveFailed,
      madeBy: 'किसने बुक किया',
      office: 'फ़ोन करने वाले के लिए ऑफ़िस ने',
    },
  },
}
