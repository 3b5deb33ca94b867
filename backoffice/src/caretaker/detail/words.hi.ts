import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    detail: {
      title: 'बुकिंग %{id}',
      loading: 'बुकिंग',
      back: 'मेरी बुकिंग',
      family: 'परिवार',
      client: 'बुक करने वाले',
      emergency: 'इमरजेंसी में किसे फ़ोन करें',
      address: 'पता',
      patient: 'मरीज़',
      noDetails: 'कोई जानकारी नहीं दी गई।',
      over: 'देखभाल पूरी हो चुकी है: परिवार और मरीज़ की जानकारी अब नहीं दिखाई जाती।',
      rating: 'रेटिंग',
    },
    files: {
      title: 'फ़ाइलें',
      none: 'कोई फ़ाइल नहीं दी गई।',
      medicalReports: 'मेडिकल रिपोर्ट %{number}',
      dischargeSummary: 'डिस्चार्ज समरी %{number}',
      prescriptions: 'दवा का पर्चा %{number}',
      failed: 'फ़ाइल नहीं खुल सकी। कृपया फिर से कोशिश करें।',
    },
  },
}
