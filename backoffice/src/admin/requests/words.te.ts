import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    callbackStatus: { open: 'చేయాలి', called: 'ఫోన్ చేశారు', closed: 'ముగిసింది' },
    callbacks: {
      overdue: 'ఆలస్యం, చెప్పిన సమయం: %{time}',
      asked: 'అడిగింది %{time}',
      call: 'ఫోన్ చేయండి: %{phone}',
      note: 'ఫోన్ గురించి నోట్',
      saved: 'భద్రపరిచాం.',
      saveFailed: 'ఇది భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      to: { called: 'ఫోన్ చేశామని గుర్తించండి', closed: 'ముగించండి', open: 'మళ్లీ తెరవండి' },
    },
    inquiries: {
      general: 'సాధారణ ప్రశ్న',
      caregiver: 'కేర్‌టేకర్ కావాలి',
      partnership: 'భాగస్వామ్యం',
      support: 'సాంకేతిక సహాయం',
      billing: 'బిల్లు గురించి',
      feedback: 'అభిప్రాయాలు, సూచనలు',
    },
    messageStatus: { new: 'కొత్తది', answered: 'జవాబిచ్చారు', closed: 'ముగిసింది' },
    messages: {
      answer: 'ఈమెయిల్‌లో జవాబివ్వండి',
      typed: 'సైట్‌లో టైప్ చేశారు, సైన్ ఇన్ కాలేదు',
      saved: 'భద్రపరిచాం.',
      saveFailed: 'ఇది భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      to: { answered: 'జవాబిచ్చామని గుర్తించండి', closed: 'ముగించండి', new: 'కొత్తదిగా గుర్తించండి' },
    },
    messageNote: 'ఆఫీసు నోట్',
    saveNote: 'నోట్ భద్రపరచండి',
  },
}
