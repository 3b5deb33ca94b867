import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    waiting: {
      some: '%{count} చూడాలి |||| %{count} చూడాలి',
      overdue: '%{count} చూడాలి, %{overdue} ఆలస్యం |||| %{count} చూడాలి, %{overdue} ఆలస్యం',
    },
    views: {
      all: 'అన్నీ',
      needsCaretaker: 'కేర్‌టేకర్ కావాలి',
      toConfirm: 'కేటాయించారు, ఖరారు కావాలి',
      inCare: 'సంరక్షణ జరుగుతోంది',
      families: 'కుటుంబాలు',
      admins: 'అడ్మిన్‌లు',
      free: 'ఖాళీగా ఉన్నవారు',
      withFamily: 'పనిలో ఉన్నారు',
      checksMissing: 'వెరిఫికేషన్ లేదు',
      failed: 'జరగనివి',
      byOffice: 'ఆఫీసు చేసినవి',
      corrections: 'సరిచేసిన వివరాలు',
    },
    searchFor: {
      users: 'పేరు, ఈమెయిల్ లేదా ఫోన్ వెతకండి',
      caretakers: 'పేరు, ఈమెయిల్ లేదా ఫోన్ వెతకండి',
      documents: 'ఫైల్, పేరు, ఈమెయిల్ లేదా ఫోన్ వెతకండి',
    },
    find: {
      open: 'వెతకండి',
      label: 'పేరు, ఫోన్, వీధి, బుకింగ్ నంబర్ లేదా పేజీ',
      families: 'కుటుంబాలు',
      bookings: 'బుకింగ్‌లు',
      caretakers: 'కేర్‌టేకర్లు',
      absences: 'అనారోగ్యం లేదా సెలవు',
      enterAbsence: 'అనారోగ్యం లేదా సెలవు నమోదు చేయండి',
      absenceWords: 'సెలవు అనారోగ్యం జ్వరం',
      pages: 'పేజీలు',
      hint: 'రెండు అక్షరాలు లేదా అంకెలు చాలు.',
      searching: 'వెతుకుతున్నాం…',
      nothing: 'ఏమీ కనబడలేదు.',
      failed: 'వెతకడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
    keys: {
      title: 'కీబోర్డ్ షార్ట్‌కట్‌లు',
      find: 'కుటుంబాలు, బుకింగ్‌లు, కేర్‌టేకర్లు, పేజీలు వెతకండి',
      rows: 'తర్వాతి వరుస, ముందు వరుస',
      open: 'వరుసను తెరవండి',
      assign: 'వరుసకు కేర్‌టేకర్‌ను కేటాయించండి',
      done: 'వరుస ఫలితం రాయండి, లేదా మెనూ తెరవండి',
      choose: 'జాబితా నుంచి ఎంచుకోండి',
      close: 'జాబితా లేదా డైలాగ్ మూసేయండి',
      keys: 'ఈ షార్ట్‌కట్‌ల జాబితా',
    },
  },
}
