import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/two-factor.ts'

export const second: Translated<typeof english.second> = {
  lead: 'మీ అథెంటికేటర్ యాప్ ఇప్పుడు చూపించే కోడ్ ఇవ్వండి.',
  leadPasskey: 'మీ పాస్‌కీతో నిర్ధారించండి.',
  leadRecovery: 'మీరు ప్రింట్ చేసుకున్న రికవరీ కోడ్‌లలో ఒకటి ఇవ్వండి. ప్రతిదీ ఒక్కసారే పనిచేస్తుంది.',
  codeLabel: '6 అంకెల కోడ్',
  recoveryLabel: 'రికవరీ కోడ్',
  submit: 'సైన్ ఇన్',
  sending: 'సరిచూస్తున్నాం …',
  usePasskey: 'పాస్‌కీ వాడండి',
  useApp: 'అథెంటికేటర్ యాప్ వాడండి',
  useRecovery: 'రికవరీ కోడ్ వాడండి',
  startAgain: 'మొదటి నుంచి మొదలుపెట్టండి',
  wrong: 'అది సరికాదు, పాతది, లేదా ఇప్పటికే వాడినది. యాప్ ప్రతి 30 సెకన్లకు కొత్త కోడ్ చూపిస్తుంది.',
  passkeyFailed: 'పాస్‌కీని వాడడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  over: 'మీ భద్రత కోసం, దయచేసి మొదటి నుంచి సైన్ ఇన్ అవ్వండి.',
}
