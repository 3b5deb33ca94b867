import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from './words.en.ts'

export const words: Translated<typeof english.words> = {
  admin: {
    charts: {
      perDay: 'रोज़ की बुकिंग, पिछले 30 दिन',
      perService: 'सेवा के हिसाब से बुकिंग',
      bookings: 'बुकिंग',
      day: 'दिन',
      asTable: 'आँकड़े तालिका में दिखाएँ',
    },
    reports: {
      title: 'रिपोर्ट',
      days: 'रिपोर्ट के दिन',
      last: 'पिछले %{days} दिन',
      from: 'पहला दिन',
      to: 'आख़िरी दिन',
      show: 'दिखाएँ',
      span: '%{from} से %{to} तक',
      print: 'प्रिंट करें',
      printed: 'प्रिंट %{time}',
      total: 'कुल',
      picture: '%{title}। %{lower}; %{upper}।',
      promises: {
        title: 'निभाए गए वादे',
        about:
          'हर वादा उस दिन गिना जाता है जिस दिन उसका समय था। कम से कम %{count} वादे हों तभी प्रतिशत दिखता है, नीचे की ओर पूरा करके।',
        failed: 'वादों की रिपोर्ट नहीं खुल सकी।',
        empty: 'इन दिनों में किसी वादे का समय नहीं था।',
        promise: 'वादा',
        all: 'सभी वादे',
        kept: 'निभाए',
        broken: 'नहीं निभाए',
        share: 'प्रतिशत',
        byKind: 'वादे के हिसाब से',
        byWeek: 'हफ़्ते के हिसाब से',
      },
    },
  },
}

export const promises: Translated<typeof english.promises> = {
  admin: {
    promises: {
      kinds: {
        call: 'बुकिंग के बारे में कॉल',
        match: 'केयरटेकर ढूँढना',
        verification: 'बैकग्राउंड की जाँच',
        caregiver: 'केयरटेकर की पुष्टि',
        callback: 'कॉल बैक',
        reply: 'संदेश का जवाब',
        rematch: 'दूसरा केयरटेकर ढूँढना',
      },
      due: '%{time} तक',
      reasonFor: 'देर का कारण: %{who}',
      note: 'नोट (ज़रूरी नहीं)',
      reasonSaved: 'कारण सेव हो गया।',
      saveFailed: 'यह सेव नहीं हो सका। कृपया फिर से कोशिश करें।',
      reasons: {
        'family-unreachable': 'परिवार से बात नहीं हुई',
        'family-asked': 'परिवार ने कहा',
        'no-caretaker': 'कोई केयरटेकर ख़ाली नहीं',
        'our-delay': 'हमारी देरी',
        'no-network': 'नेटवर्क नहीं',
        'outside-area': 'हमारे इलाक़े से बाहर',
        other: 'कुछ और',
      },
      hold: 'रोकें',
      verify: 'जाँच पूरी',
      until: 'कब तक',
      why: 'क्यों',
      held: 'वादे का समय रोका गया।',
      verified: 'दर्ज हो गया: जाँच पूरी।',
    },
  },
}
