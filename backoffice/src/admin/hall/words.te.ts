import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    /** What families ask the office to change. */
    changes: {
      asks: {
        'another-caretaker': 'వేరే కేర్‌టేకర్ కావాలని అడిగారు: %{reason}.',
        cancel: 'బుకింగ్ రద్దు చేయమని అడిగారు.',
        pause: 'సేవను కొన్ని రోజులు ఆపమని అడిగారు. మొదటి రోజు: %{from}.',
        pauseUntil: 'సేవను కొన్ని రోజులు ఆపమని అడిగారు. మొదటి రోజు: %{from}. చివరి రోజు: %{until}.',
        stop: 'సేవను పూర్తిగా ఆపమని అడిగారు. మొదటి రోజు: %{from}.',
      },
      reasons: {
        language: 'వేరే భాష',
        times: 'సమయానికి రావడం లేదు',
        manner: 'ప్రవర్తన',
        'woman-or-man': 'మహిళ లేదా పురుషుడు కావాలి',
        other: 'వేరే కారణం',
      },
    },
    hall: {
      title: 'ఆగలేనివి',
      failed: 'ఆగలేని పనులను చూపించడం కుదరలేదు.',
      calm: 'ఎదురుచూసేది ఏమీ లేదు.',
      next: 'తర్వాత: %{caretaker} → %{patient}, %{time}.',
      overview: 'అన్నీ ఒకచోట',
      sound: 'విజిట్ ఆలస్యమైతే శబ్దం',
      somebody: 'ఒకరు',
      nobody: 'ఎవరూ లేరు',
      phone: 'ఫోన్ చేయండి: %{name}',
      troubles: {
        fall: 'పడిపోయారు',
        unwell: 'ఒంట్లో బాగా లేదు',
        hospital: 'ఆసుపత్రికి వెళ్తున్నారు',
        'not-safe': 'అక్కడ క్షేమం కాదు',
        refused: 'సేవ వద్దన్నారు',
        'something-missing': 'ఏదో కనబడటం లేదు',
        other: 'వేరే సమస్య',
      },
      says: {
        trouble: '%{visit} విజిట్: %{trouble}. చెప్పినవారు %{caretaker}, %{time}.',
        troubleSeen: '%{visit} విజిట్: %{trouble}. చెప్పినవారు %{caretaker}, %{time}. %{seen} చూస్తున్నారు.',
        absent: 'ఎవరూ రాలేదు. మొదలు కావాల్సిన సమయం: %{time}. రావాల్సినవారు: %{caretaker}.',
        late: '%{caretaker} ఇంకా మొదలుపెట్టలేదు. మొదలు కావాల్సిన సమయం: %{time}.',
        open: 'ఇంకా ఎవరినీ ఎంచుకోలేదు. మొదలయ్యే సమయం: %{time}.',
        remark: '%{visit} విజిట్‌లో ఏదో సరిగా లేదు (%{caretaker}). చెప్పిన సమయం: %{time}.',
        change: '%{change} అడిగిన సమయం: %{time}.',
        callNow: 'ఫోన్ కోసం ఎదురుచూస్తున్నారు.',
        callBy: 'ఈలోపు ఫోన్ చేయాలి: %{time}.',
        callLate: 'ఈలోపు ఫోన్ చేయాల్సింది: %{time}.',
        promiseBy: '%{promise}: ఈలోపు అని మాట ఇచ్చాం: %{time}.',
        promiseLate: '%{promise}: మాట ఇచ్చిన గడువు దాటింది: %{time}.',
      },
      acts: {
        trouble: 'ఏం చేశారో రాయండి',
        absent: 'వేరొకరిని పంపండి',
        late: 'ఎవరూ రాలేదా?',
        open: 'ఒకరిని ఎంచుకోండి',
        remark: 'ఏం చేశారో రాయండి',
        change: 'జవాబు చెప్పండి',
        call: 'కాల్ తెరవండి',
        promise: 'తెరవండి',
      },
      more: {
        trouble: 'సమస్య ఇంకా %{count} |||| సమస్యలు ఇంకా %{count}',
        absent: 'ఇంకా %{count} |||| ఇంకా %{count}',
        late: 'ఆలస్యమైనది ఇంకా %{count} |||| ఆలస్యమైనవి ఇంకా %{count}',
        open: 'ఎవరూ లేనిది ఇంకా %{count} |||| ఎవరూ లేనివి ఇంకా %{count}',
        remark: 'సరిగా లేని విజిట్ ఇంకా %{count} |||| సరిగా లేని విజిట్‌లు ఇంకా %{count}',
        change: 'ఇంకా %{count} మార్పు |||| ఇంకా %{count} మార్పులు',
        call: 'ఇంకా %{count} కాల్ |||| ఇంకా %{count} కాల్స్',
        promise: 'ఇచ్చిన మాట ఇంకా %{count} |||| ఇచ్చిన మాటలు ఇంకా %{count}',
      },
    },
  },
}
