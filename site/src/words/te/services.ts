import { promisedHoursInTelugu as hours } from '@thodu/api/contract/promises/promised-hours'
import type { servicesPage as english } from '../en/services.ts'
import type { Translated } from '../translated.ts'
import { brand } from './language/brand.ts'

export const servicesPage: Translated<typeof english> = {
  title: `${brand.words.city}లో ఇంటికి నర్సు, కేర్‌టేకర్, ఫిజియోథెరపిస్ట్`,
  description: `${brand.words.city}లో ఇంటి వద్దే ఫిజియోథెరపీ, వృద్ధుల సంరక్షణ, దీర్ఘకాల సంరక్షణ, ఆపరేషన్ తర్వాత సంరక్షణ. బుక్ చేసే ముందే ప్రతి ధర రూపాయల్లో.`,
  heading: 'మీ ఇంటి వద్దే సంరక్షణ',
  lead: 'ప్రతి సహాయం అందులో శిక్షణ ఉన్నవారే చేస్తారు. బుక్ చేసే ముందే ధర చూస్తారు, తర్వాత అదనంగా ఏమీ ఉండదు.',
  packages: 'ప్యాకేజీలు',
  from: (price, unit) => `${unit} ${price} నుంచి`.trim(),
  insteadOf: 'అసలు ధర',
  popular: 'మా సూచన',
  choose: 'ఎంచుకోండి',
  chooseWhat: (name, service) => `${name}, ${service}`,
  promise: `బుక్ చేసేటప్పుడు ఏమీ చెల్లించనక్కర్లేదు. ముందు మేము ${hours.call} గంటల్లో కాల్ చేసి అన్నీ సరిచూస్తాం.`,
  terms: 'నిబంధనలు చదవండి',
  details: {
    physiotherapy: {
      image: 'service-physiotherapy',
      alt: 'కమ్మీ పట్టుకుని నడుస్తున్న పెద్దాయన మోచేయిని ఫిజియోథెరపిస్ట్ పట్టుకున్నారు.',
    },
    'elderly-care': {
      image: 'service-elderly-care',
      alt: 'చీర కట్టుకున్న పెద్దావిడ చేయి పట్టుకుని కేర్‌టేకర్ ఎదుట కూర్చున్నారు; ఇద్దరూ నవ్వుతున్నారు.',
    },
    caretaking: {
      image: 'service-caretaking',
      alt: 'కుర్చీలో ఉన్న పెద్దావిడ పక్కన కేర్‌టేకర్ కూర్చుని చేయి పట్టుకున్నారు; అల్మారాలో రోజువారీ మందుల డబ్బా ఉంది.',
    },
    'post-operative': {
      image: 'service-post-operative',
      alt: 'ఆపరేషన్ తర్వాత నిద్రపోతున్న పేషెంట్ మంచం దగ్గర నర్సు కూర్చున్నారు.',
    },
  },
  benefits: {
    heading: 'ప్రతి సేవతో మీకు దక్కేవి',
    items: [
      {
        icon: 'badge-check',
        title: 'వెరిఫికేషన్ అయిన నిపుణులు',
        text: 'గుర్తింపు పత్రాలు చూస్తాం; పాత పని చోటి అభిప్రాయం, పోలీస్ వెరిఫికేషన్ అడుగుతాం.',
      },
      {
        icon: 'calendar-days',
        title: 'మీకు వీలైన వేళలు',
        text: 'గంటలు, రోజులు లేదా రాత్రులు. సంరక్షణ మొదలయ్యే 24 గంటల ముందు వరకు రద్దు చేసుకోవచ్చు.',
      },
      {
        icon: 'shield-check',
        title: 'నాణ్యతకు హామీ',
        text: 'సంరక్షణ పూర్తయ్యాక మీరు రేటింగ్ ఇస్తారు. వచ్చినవారు సరిపోకపోతే మరొకరిని వెతుకుతాం.',
      },
    ],
  },
  closing: {
    heading: 'ఏది కావాలో తేలడం లేదా?',
    text: 'ఇంట్లో పరిస్థితి చెప్పండి. 15 నిమిషాల ఉచిత కాల్‌లో ఏది సరిపోతుందో మా కోఆర్డినేటర్ చెబుతారు.',
  },
}
