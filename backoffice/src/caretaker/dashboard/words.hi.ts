import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    dashboard: 'डैशबोर्ड',
    welcome: 'नमस्ते, %{name} जी',
    cards: {
      title: 'आपके काम के आँकड़े',
      active: 'चल रहे काम',
      completed: 'पूरे हुए काम',
      upcoming: 'आने वाले काम',
      rating: 'औसत रेटिंग',
    },
    actions: {
      title: 'सीधे यहाँ से करें',
      startNext: 'अगला काम शुरू करें',
      contactAdmin: 'ऑफ़िस से बात करें',
      schedule: 'आज के काम देखें',
    },
    nextJob: {
      question: 'ऐसा करते ही %{client} को ख़बर मिल जाएगी।',
      far: 'यह काम %{date} को, यानी %{days} दिन बाद शुरू होगा।',
      notNow: 'अभी नहीं',
      none: 'शुरू करने के लिए कोई काम नहीं है।',
      current: 'अभी कोई विज़िट नहीं चल रही है। आपकी अभी की देखभाल:',
      onVisit: 'पहले चल रही विज़िट समाप्त करें।',
    },
    contact: {
      text: 'काम से जुड़ी हर बात में ऑफ़िस मदद करता है: समय बदल जाए, दरवाज़ा बंद मिले, या कोई चिंता हो।',
      call: '%{phone} पर फ़ोन करें',
      write: '%{email} पर लिखें',
      hours: 'ऑफ़िस का समय: %{hours}',
      emergency: 'इमरजेंसी',
    },
    schedule: { none: 'आज कोई काम तय नहीं है।', today: 'आज, %{date}' },
    notifications: {
      title: 'सूचनाएँ',
      booking: 'बुकिंग: %{service} (%{status})',
      none: texts.caretaker.noNotifications,
    },
    upcoming: { title: 'आने वाले काम', none: texts.caretaker.noUpcomingJobs },
    assigned: {
      title: 'मुझे मिली बुकिंग',
      none: texts.caretaker.noBookingsAssigned,
      viewAll: 'सब बुकिंग देखें',
    },
  },
}
