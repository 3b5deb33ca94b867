import type * as english from '../../en/privacy/texts.ts'
import type { Translated } from '../../translated.ts'

export const privacy: Translated<typeof english.privacy> = {
  noticeChanged: 'మీ వివరాల గురించిన పేజీ మారింది. దయచేసి మళ్లీ చదవండి.',
  careEnds: 'ప్లాన్ చేసిన చివరి విజిట్‌తో సంరక్షణ ముగుస్తుంది. అంతకంటే ముందే ఆగాలంటే, ముందుగా ఆ విజిట్‌ను రద్దు చేయండి.',
}
