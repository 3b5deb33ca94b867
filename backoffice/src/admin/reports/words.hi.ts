import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
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
