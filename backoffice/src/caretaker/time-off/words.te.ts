import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    timeOff: {
      title: 'సెలవులు',
      ask: 'సెలవు అడగండి',
      none: 'మీరు సెలవు అడగలేదు.',
      loadFailed: 'మీ సెలవులు తెరవడం కుదరలేదు.',
      kind: 'ఎలాంటి సెలవు?',
      kinds: { 'day-off': 'ఒక రోజు సెలవు', sick: 'ఒంట్లో బాగాలేదు', leave: 'కొన్ని రోజుల సెలవు', other: 'వేరే కారణం' },
      from: 'మొదటి రోజు',
      to: 'చివరి రోజు',
      order: 'చివరి రోజు మొదటి రోజు కన్నా ముందుంది.',
      reason: 'కారణం (ఖాళీగా వదిలేయవచ్చు)',
      send: 'ఆఫీసును అడగండి',
      sending: 'పంపుతున్నాం…',
      sent: 'పంపాం. ఆఫీసు నిర్ణయిస్తుంది, అది ఇక్కడ కనబడుతుంది.',
      failed: 'పంపడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      urgent: 'ఈ రోజుకో రేపటికో అయితే, దయచేసి ఆఫీసుకు ఫోన్ కూడా చేయండి.',
      takeBack: 'వెనక్కి తీసుకోండి',
      takenBack: 'వెనక్కి తీసుకున్నాం.',
      takeBackFailed: 'వెనక్కి తీసుకోవడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      status: { requested: 'అడిగారు', approved: 'మంజూరైంది', declined: 'కుదరదన్నారు', withdrawn: 'వెనక్కి తీసుకున్నారు' },
      until: '%{from} నుంచి %{to} వరకు',
    },
  },
}
