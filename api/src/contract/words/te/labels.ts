import type { labels as english, descriptions as englishDescriptions } from '../en/labels.ts'
import type { Translated } from '../translated.ts'

/** A separate export, because the office does not need these. */
export const descriptions: Translated<typeof englishDescriptions> = {
  'elderly-care': 'ఇంట్లోనే తల్లిదండ్రులకు, తాతయ్య అమ్మమ్మలకు రోజూ సహాయం, తోడు, శ్రద్ధ.',
  'post-operative': 'ఆపరేషన్ తర్వాత మీ ఇంట్లోనే నర్సింగ్: గాయాల శుభ్రత, మందులు, జాగ్రత్తగా మొదటి అడుగులు.',
  caretaking: 'దీర్ఘకాల అనారోగ్యంలో నమ్మకమైన తోడు: మందులు, భోజనం, నడక.',
  'baby-care': 'పసిపిల్లలకు, తల్లులకు మృదువైన సహాయం: పాలు పట్టడం, నిద్ర, మొదటి వారాలు.',
  physiotherapy: 'నొప్పి తగ్గి, బలం పెరిగి సులువుగా కదలడానికి ఇంట్లోనే వ్యాయామాలు, చికిత్స.',
}
export const labels: Translated<typeof english> = {
  services: {
    'elderly-care': {
      name: 'వృద్ధుల సంరక్షణ',
      packages: { basic: 'రోజుకు 6 గంటలు', standard: 'రోజుకు 12 గంటలు', premium: '24 గంటల సంరక్షణ' },
    },
    'post-operative': {
      name: 'ఆపరేషన్ తర్వాత సంరక్షణ',
      packages: {
        short: 'కోలుకోవడానికి సంరక్షణ, 1 వారం',
        extended: 'కోలుకోవడానికి సంరక్షణ, 2 వారాలు',
        intensive: '24 గంటల ప్రత్యేక సంరక్షణ',
      },
    },
    caretaking: {
      name: 'దీర్ఘకాల సంరక్షణ',
      packages: { daytime: 'పగటి సంరక్షణ 8 గంటలు', nighttime: 'రాత్రి సంరక్షణ', full: 'రోజంతా సంరక్షణ' },
    },
    'baby-care': {
      name: 'శిశు సంరక్షణ',
      packages: {
        newborn: 'పసిబిడ్డ సంరక్షణ 6 గంటలు',
        infant: 'శిశు సంరక్షణ 12 గంటలు',
        'full-support': '24 గంటల పూర్తి సహాయం',
      },
    },
    physiotherapy: {
      name: 'ఫిజియోథెరపీ',
      packages: { single: 'ఒక సెషన్ 1 గంట', weekly: 'వారానికి 5 సెషన్లు', monthly: 'నెలకు 20 సెషన్లు' },
    },
  },
  units: { 'per day': 'రోజుకు', 'per week': 'వారానికి', 'per night': 'రాత్రికి' },
  caretakerServices: {
    'elderly-care': 'వృద్ధుల సంరక్షణ',
    'post-operative': 'ఆపరేషన్ తర్వాత సంరక్షణ',
    'baby-care': 'శిశు సంరక్షణ',
    other: 'ఇతర సేవలు',
  },
  windows: { morning: 'ఉదయం 9-12', afternoon: 'మధ్యాహ్నం 12-5', evening: 'సాయంత్రం 5-8' },
  statuses: {
    pending: 'పెండింగ్',
    confirmed: 'ఖరారైంది',
    active: 'జరుగుతోంది',
    completed: 'పూర్తయింది',
    cancelled: 'రద్దయింది',
  },
  categories: {
    medicalReports: 'మెడికల్ రిపోర్ట్',
    dischargeSummary: 'డిశ్చార్జ్ సమ్మరీ',
    aadharCard: 'ఆధార్ కార్డు',
    prescriptions: 'మందుల చీటీ',
  },
}
