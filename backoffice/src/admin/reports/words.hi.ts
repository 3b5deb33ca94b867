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
      day: 'दिन',
      week: 'हफ़्ता शुरू',
      total: 'कुल',
      picture: '%{title}। %{lower}; %{upper}। यही अंक तालिका में हैं।',
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
        why: 'क्यों नहीं',
        whyNot: 'वादे क्यों नहीं निभे',
        reason: 'कारण',
        saidBy: 'किसने बताया',
        unexplained: 'किसी ने कारण नहीं बताया',
      },
      calls: {
        title: 'हर दिन की कॉल',
        about: 'की गई और आई हुई कॉल, और उनमें क्या हुआ।',
        failed: 'कॉल की रिपोर्ट नहीं खुल सकी।',
        empty: 'इन दिनों में कोई कॉल नहीं हुई।',
        spoken: 'बात हुई',
        missed: 'बात नहीं हुई',
      },
      firstCalls: {
        title: 'पहली कॉल तक का समय',
        about: 'हर हफ़्ते की बुकिंग में से आधी को, और दस में से नौ को, कितने मिनट में पहली कॉल हुई।',
        failed: 'पहली कॉल की रिपोर्ट नहीं खुल सकी।',
        empty: 'इन दिनों में कोई बुकिंग नहीं हुई।',
        called: 'बुकिंग जिन्हें कॉल हुई',
        uncalled: 'कॉल नहीं हुई',
        median: 'आधी को (मिनट)',
        ninetieth: 'दस में से नौ को (मिनट)',
      },
    },
  },
}
