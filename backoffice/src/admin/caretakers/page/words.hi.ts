import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    caretaker: {
      title: 'केयरटेकर',
      failed: 'केयरटेकर की जानकारी नहीं खुल सकी।',
      activity: 'काम पर हैं या नहीं',
      isActive: 'काम पर हैं',
      person: 'व्यक्ति',
      since: 'कब से हमारे साथ',
      inactiveSince: 'कब से काम पर नहीं',
      daysWorked: 'देखभाल के दिन',
      ratings: 'रेटिंग (%{average})',
      noRatings: 'अभी कोई रेटिंग नहीं।',
      stars: '%{smart_count} सितारा |||| %{smart_count} सितारे',
      jobs: 'काम',
      noJobs: 'अभी कोई काम नहीं।',
      ended: { handover: 'सौंपा गया', taken_back: 'बुकिंग से हटाया गया', correction: 'सुधारा गया' },
      note: 'ऑफ़िस का नोट',
      noteHint: 'इसे केवल ऑफ़िस पढ़ता है।',
      edit: 'बदलें',
      editTitle: 'केयरटेकर की जानकारी बदलें',
      password: {
        open: 'नया पासवर्ड',
        title: '%{name} के लिए नया पासवर्ड',
        what: 'फ़ोन पर बताएँ। उनके सभी डिवाइस साइन आउट हो जाएँगे, और उनसे अपना पासवर्ड चुनने को कहा जाएगा।',
        field: 'पहला पासवर्ड',
        submit: 'दें',
        done: 'नया पासवर्ड लागू है। सभी डिवाइस साइन आउट हो गए।',
        failed: 'पासवर्ड नहीं बदल सका। कृपया फिर से कोशिश करें।',
      },
      makeInactive: 'काम देना बंद करें',
      makeActive: 'फिर से काम दें',
      madeInactive: 'अब काम पर नहीं: साइन आउट हो गए, और बुकिंग के लिए नहीं दिखेंगे।',
      madeActive: 'फिर से काम पर हैं।',
      saved: 'सेव हो गया।',
      saveFailed: 'यह सेव नहीं हो सका। कृपया फिर से कोशिश करें।',
    },
  },
}
