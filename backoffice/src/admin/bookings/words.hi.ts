import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    statusMeaning: {
      pending: 'केयरटेकर तय होना बाक़ी',
      awaitingConfirmation: texts.booking.awaitingConfirmation,
      confirmed: 'केयरटेकर ने माना, शुरू करने को तैयार',
      active: 'देखभाल चल रही है',
      completed: 'देखभाल पूरी हुई',
      cancelled: 'रद्द',
    },
    assignment: {
      ...texts.assignment,
      badgeAvailableOf: 'उपलब्ध (बुकिंग: %{all} में से %{count})',
      room: 'बुकिंग: %{all} में से %{count}',
      andMore: 'और %{count}',
      label: 'बुकिंग %{booking} के लिए केयरटेकर तय करें',
      placeholder: 'केयरटेकर चुनें',
      assigning: 'तय कर रहे हैं…',
      open: 'केयरटेकर दिखाएँ',
      close: 'केयरटेकर छिपाएँ',
      otherService: 'दूसरी सेवा: %{services}',
      otherTitle: '%{service} के लिए %{name}?',
      otherWhy: '%{name} की दर्ज सेवाएँ %{services} हैं, %{service} नहीं।',
      assignAnyway: 'फिर भी तय करें',
      boundTo: '%{patient} के यहाँ (%{status})',
    },
    bookings: {
      failed: texts.admin.bookingsFailed,
      empty: 'कोई बुकिंग नहीं मिली',
      view: 'देखें',
      viewDetails: 'पूरी जानकारी देखें',
      select: 'बुकिंग %{booking} चुनें',
      selected: '%{smart_count} चुनी गई |||| %{smart_count} चुनी गईं',
      unselect: 'सबका चयन हटाएँ',
      assignSeveral: 'तय करें',
      writeSeveral: 'व्हाट्सऐप',
      assignTitle: 'इन बुकिंग के लिए केयरटेकर तय करें',
      writeTitle: 'इन बुकिंग के बारे में लिखें',
      age: 'उम्र %{age}',
      rating: '%{rating}/5',
    },
  },
}
