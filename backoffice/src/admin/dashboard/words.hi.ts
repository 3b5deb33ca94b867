import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    tabs: { label: 'डैशबोर्ड', bookings: 'बुकिंग', users: 'खाते', audit: 'ऑडिट लॉग' },
    stats: {
      total: 'कुल बुकिंग',
      pending: 'इंतज़ार में',
      active: 'चल रही हैं',
      recent: 'पिछले 7 दिन',
      rating: 'औसत रेटिंग',
    },
    dashboard: {
      failed: texts.admin.dashboardFailed,
      statisticsFailed: texts.admin.statisticsFailed,
      allBookings: 'सब बुकिंग',
      assignmentStatus: 'केयरटेकर कहाँ हैं',
      workflow: 'बुकिंग के चरण',
    },
    workflow: {
      pending: 'केयरटेकर तय होना बाक़ी',
      confirmed: 'केयरटेकर तय हुआ',
      active: 'देखभाल चल रही है',
      completed: 'देखभाल पूरी हुई',
    },
    charts: {
      perDay: 'रोज़ की बुकिंग, पिछले 30 दिन',
      perService: 'सेवा के हिसाब से बुकिंग',
      bookings: 'बुकिंग',
      day: 'दिन',
      asTable: 'आँकड़े तालिका में दिखाएँ',
    },
    notices: {
      uploads_lost: '%{time} से इस सर्वर पर अपलोड की कुछ फ़ाइलें ग़ायब या ख़राब हैं: %{details}। कृपया सर्वर देखने वाले को बताएँ।',
      newer_version:
        'संस्करण %{details} इस सर्वर पर आ गया है, पर अब भी पुराना चल रहा है। सर्वर देखने वाले से कहें कि उसे बिल्ड करके फिर से शुरू करें।',
      placeholders:
        'इन सेटिंग में अब भी वही मान हैं जो शुरू में आए थे, और लोग उन्हें देख रहे हैं: %{details}। कृपया सर्वर देखने वाले को बताएँ।',
      proxy_untrusted:
        '%{time} से: अनुरोध ऐसे प्रॉक्सी से आ रहे हैं जिसके बारे में सर्वर को नहीं बताया गया। सब लोग एक ही गिने जा रहे हैं, और कोई एक सबको बाहर कर सकता है। कृपया मशीन देखने वाले को बताएँ: TRUST_PROXY 0 है।',
      proxy_garbled: '%{time} से: सर्वर के आगे का प्रॉक्सी साफ़ नहीं बताता कि लोग कहाँ से आ रहे हैं। कृपया मशीन देखने वाले को बताएँ।',
    },
    backups: {
      proven: 'पिछला बैकअप, रिस्टोर करके परखा हुआ: %{time}',
      none: 'अभी कोई बैकअप परखा नहीं गया। पहला कुछ मिनटों में होगा।',
      failed: '%{time} का बैकअप नहीं हो सका। कृपया मशीन देखने वाले को बताएँ।',
      loadFailed: 'बैकअप की स्थिति नहीं खुल सकी।',
      copied: 'इस मशीन के बाहर आख़िरी प्रति, वहाँ पढ़कर देखी हुई: %{time}',
      notCopied: 'अभी कोई प्रति इस मशीन से बाहर नहीं गई।',
      copyFailed: '%{time} पर इस मशीन के बाहर प्रति नहीं बन सकी। हर पाँच मिनट में फिर कोशिश होगी। कृपया मशीन देखने वाले को बताएँ।',
      oneDisk: 'सारे बैकअप एक ही डिस्क पर हैं। दूसरी मशीन पर एक और कॉपी रखें।',
      sheet: 'प्रिंट करने के लिए इमरजेंसी शीट',
      version: 'संस्करण %{version}',
    },
  },
}
