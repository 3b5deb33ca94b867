import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    statusMeaning: {
      pending: 'కేర్‌టేకర్‌ను కేటాయించాలి',
      awaitingConfirmation: texts.booking.awaitingConfirmation,
      confirmed: 'కేర్‌టేకర్ ఒప్పుకున్నారు, మొదలుపెట్టడానికి సిద్ధం',
      active: 'సంరక్షణ జరుగుతోంది',
      completed: 'సంరక్షణ ముగిసింది',
      cancelled: 'రద్దయింది',
    },
    assignment: {
      ...texts.assignment,
      badgeAvailableOf: 'ఖాళీగా ఉన్నారు (బుకింగ్‌లు: %{count} / %{all})',
      room: 'బుకింగ్‌లు: %{count} / %{all}',
      andMore: 'ఇంకా %{count}',
      label: 'కేర్‌టేకర్‌ను కేటాయించండి: బుకింగ్ %{booking}',
      placeholder: 'కేర్‌టేకర్‌ను ఎంచుకోండి',
      assigning: 'కేటాయిస్తున్నాం…',
      open: 'కేర్‌టేకర్లను చూపండి',
      close: 'కేర్‌టేకర్లను దాచండి',
      otherService: 'వేరే సేవ: %{services}',
      otherTitle: '%{service} కోసం %{name} గారిని పంపాలా?',
      otherWhy: '%{name} నమోదైన సేవలు %{services}; %{service} కాదు.',
      assignAnyway: 'అయినా కేటాయించండి',
      boundTo: '%{patient} వద్ద (%{status})',
    },
    bookings: {
      failed: texts.admin.bookingsFailed,
      empty: 'బుకింగ్‌లు కనబడలేదు',
      view: 'చూడండి',
      viewDetails: 'వివరాలు చూడండి',
      select: 'బుకింగ్ %{booking} ఎంచుకోండి',
      selected: '%{smart_count} ఎంచుకున్నారు |||| %{smart_count} ఎంచుకున్నారు',
      unselect: 'అన్ని ఎంపికలు తీసేయండి',
      assignSeveral: 'కేటాయించండి',
      writeSeveral: 'వాట్సాప్',
      assignTitle: 'ఈ బుకింగ్‌లకు కేర్‌టేకర్లను కేటాయించండి',
      writeTitle: 'ఈ బుకింగ్‌ల గురించి రాయండి',
      age: 'వయసు %{age}',
      rating: '%{rating}/5',
    },
  },
}
