import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    dashboard: 'డ్యాష్‌బోర్డ్',
    welcome: 'నమస్కారం, %{name} గారూ',
    cards: {
      title: 'మీ పని లెక్కలు',
      active: 'జరుగుతున్న పనులు',
      completed: 'పూర్తయిన పనులు',
      upcoming: 'రాబోయే పనులు',
      rating: 'సగటు రేటింగ్',
    },
    actions: {
      title: 'త్వరగా చేయడానికి',
      startNext: 'తర్వాతి పని మొదలుపెట్టండి',
      contactAdmin: 'ఆఫీసును సంప్రదించండి',
      schedule: 'ఈ రోజు పనులు చూడండి',
    },
    nextJob: {
      question: 'మీరు ఇది నొక్కగానే %{client} గారికి మెసేజ్ వెళ్తుంది.',
      far: 'ఈ పని మొదలయ్యేది %{date}, అంటే %{days} రోజుల తర్వాతే.',
      notNow: 'ఇప్పుడు వద్దు',
      none: 'మొదలుపెట్టాల్సిన పని లేదు.',
      current: 'ఇప్పుడు విజిట్ జరగడం లేదు. మీరు చేస్తున్న సేవ:',
      onVisit: 'ముందు ఇప్పుడు జరుగుతున్న విజిట్ ముగించండి.',
    },
    contact: {
      text: 'పని గురించి ఏదైనా ఆఫీసు సహాయం చేస్తుంది: సమయం మారినా, తలుపు మూసి ఉన్నా, ఏదైనా దిగులున్నా.',
      call: 'ఫోన్ చేయండి: %{phone}',
      write: 'రాయండి: %{email}',
      hours: 'ఆఫీసు వేళలు: %{hours}',
      emergency: 'అత్యవసరం',
    },
    schedule: { none: 'ఈ రోజుకు పనులు లేవు.', today: 'ఈ రోజు, %{date}' },
    notifications: {
      title: 'నోటిఫికేషన్లు',
      booking: 'బుకింగ్: %{service} (%{status})',
      none: texts.caretaker.noNotifications,
    },
    upcoming: { title: 'రాబోయే పనులు', none: texts.caretaker.noUpcomingJobs },
    assigned: {
      title: 'నాకు కేటాయించిన బుకింగ్‌లు',
      none: texts.caretaker.noBookingsAssigned,
      viewAll: 'అన్ని బుకింగ్‌లు చూడండి',
    },
  },
}
