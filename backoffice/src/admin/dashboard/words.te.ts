import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    tabs: { label: 'డ్యాష్‌బోర్డ్', bookings: 'బుకింగ్‌లు', users: 'ఖాతాల నిర్వహణ', audit: 'ఆడిట్ నమోదులు' },
    stats: {
      total: 'మొత్తం బుకింగ్‌లు',
      pending: 'పెండింగ్',
      active: 'జరుగుతున్నవి',
      recent: 'గత 7 రోజులు',
      rating: 'సగటు రేటింగ్',
    },
    dashboard: {
      failed: texts.admin.dashboardFailed,
      statisticsFailed: texts.admin.statisticsFailed,
      allBookings: 'అన్ని బుకింగ్‌లు',
      assignmentStatus: 'కేర్‌టేకర్ల కేటాయింపు',
      workflow: 'బుకింగ్ దశలు',
    },
    workflow: {
      pending: 'కేర్‌టేకర్‌ను కేటాయించాలి',
      confirmed: 'కేర్‌టేకర్‌ను కేటాయించారు',
      active: 'సంరక్షణ జరుగుతోంది',
      completed: 'సంరక్షణ ముగిసింది',
    },
    charts: {
      perDay: 'రోజువారీ బుకింగ్‌లు, గత 30 రోజులు',
      perService: 'సేవల ప్రకారం బుకింగ్‌లు',
      bookings: 'బుకింగ్‌లు',
      day: 'రోజు',
      asTable: 'అంకెలను పట్టికగా చూపండి',
      show: 'రోజు, సేవల ప్రకారం బుకింగ్‌లు',
    },
    notices: {
      proxy_untrusted:
        '%{time} నుంచి: ఈ సర్వర్‌కు తెలియని ప్రాక్సీ ద్వారా రిక్వెస్టులు వస్తున్నాయి. అందరూ ఒకరిగానే లెక్కలోకి వస్తున్నారు, ఒకరి వల్ల అందరికీ సైన్ ఇన్ ఆగిపోవచ్చు. దయచేసి సర్వర్‌ను చూసుకునేవారికి చెప్పండి: TRUST_PROXY 0 గా ఉంది.',
      proxy_garbled:
        '%{time} నుంచి: సర్వర్ ముందున్న ప్రాక్సీ, పేజీలు తెరిచేవారు ఎక్కడి నుంచి వస్తున్నారో స్పష్టంగా చెప్పడం లేదు. దయచేసి సర్వర్‌ను చూసుకునేవారికి చెప్పండి.',
    },
    backups: {
      proven: 'చివరి బ్యాకప్, తిరిగి తెరిచి పరీక్షించింది: %{time}',
      none: 'ఇంకా ఏ బ్యాకప్‌నూ పరీక్షించలేదు. మొదటిది కొద్ది నిమిషాల్లో జరుగుతుంది.',
      failed: '%{time} నాటి బ్యాకప్ కుదరలేదు. దయచేసి సర్వర్‌ను చూసుకునేవారికి చెప్పండి.',
      loadFailed: 'బ్యాకప్‌ల వివరాలు తెరవడం కుదరలేదు.',
      copied: 'ఈ సర్వర్ బయట చివరి కాపీ, అక్కడ తిరిగి చదివి చూసింది: %{time}',
      notCopied: 'ఇంకా ఏ కాపీ ఈ సర్వర్ బయటికి వెళ్లలేదు.',
      copyFailed: '%{time}: ఈ సర్వర్ బయట కాపీ కుదరలేదు. ప్రతి ఐదు నిమిషాలకు మళ్లీ ప్రయత్నిస్తాం. దయచేసి సర్వర్‌ను చూసుకునేవారికి చెప్పండి.',
      oneDisk: 'సమాచారం కాపీలన్నీ ఒకే డిస్క్‌లో ఉన్నాయి. అది పాడైతే అంతా పోతుంది.',
      sheet: 'ప్రింట్ చేసుకునే అత్యవసర పత్రం',
    },
  },
}
