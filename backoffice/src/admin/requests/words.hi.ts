import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    callbackStatus: { open: 'बाक़ी', called: 'फ़ोन हो गया', closed: 'पूरा' },
    callbacks: {
      overdue: 'देर हो चुकी, तय समय: %{time}',
      asked: 'कब कहा: %{time}',
      call: '%{phone} पर फ़ोन करें',
      note: 'फ़ोन के बारे में नोट',
      saved: 'सेव हो गया।',
      saveFailed: 'यह सेव नहीं हो सका। कृपया फिर से कोशिश करें।',
      to: { called: 'फ़ोन हुआ, दर्ज करें', closed: 'पूरा करें', open: 'फिर से खोलें' },
    },
    inquiries: {
      general: 'सामान्य जानकारी',
      caregiver: 'केयरटेकर चाहिए',
      partnership: 'साझेदारी',
      support: 'तकनीकी मदद',
      billing: 'बिल के बारे में',
      feedback: 'राय और सुझाव',
    },
    messageStatus: { new: 'नया', answered: 'जवाब दिया', closed: 'पूरा' },
    messages: {
      answer: 'ईमेल से जवाब दें',
      typed: 'साइट पर लिखा गया, बिना साइन इन के',
      saved: 'सेव हो गया।',
      saveFailed: 'यह सेव नहीं हो सका। कृपया फिर से कोशिश करें।',
      to: { answered: 'जवाब दिया, दर्ज करें', closed: 'पूरा करें', new: 'फिर से नया करें' },
    },
    messageNote: 'ऑफ़िस का नोट',
    saveNote: 'नोट सेव करें',
  },
}
