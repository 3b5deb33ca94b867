import type { testimonials as english } from '../en/testimonials.ts'
import type { Translated } from '../translated.ts'
import { brand } from './language/brand.ts'

const { name, city } = brand.words

export const testimonials: Translated<typeof english> = {
  title: `అభిప్రాయాలు: ${city}లో ఇంటి వద్ద సంరక్షణ`,
  eyebrow: 'అభిప్రాయాలు',
  description: `${name} గురించి కుటుంబాలు ఏమంటున్నాయి. మేము త్వరలో ${city}లో ప్రారంభిస్తున్నాం; సంరక్షణ పొందిన కుటుంబాలే రేటింగ్ ఇవ్వగలవు.`,
  heading: 'కుటుంబాలు ఏమంటున్నాయి',
  lead: 'త్వరలో ప్రారంభిస్తున్నాం, అందుకే ఇంకా అభిప్రాయాలు లేవు. సంరక్షణ పొందిన కుటుంబాలు వాటిని ఇస్తాయి.',
  noFigure: 'ఇంకా లెక్క లేదు',
  dash: '–',
  stats: ['సేవ అందిన కుటుంబాలు', 'సగటు రేటింగ్', 'సంరక్షణ గంటలు', 'వెరిఫికేషన్ అయిన కేర్‌టేకర్లు'],
  how: {
    heading: 'కుటుంబాలు రేటింగ్ ఎలా ఇస్తాయి',
    items: [
      {
        icon: 'check-check',
        title: 'సంరక్షణ పూర్తయ్యాకే',
        text: 'బుక్ చేసి సంరక్షణ పొందనివారు రేటింగ్ ఇవ్వలేరు.',
      },
      {
        icon: 'message-square-quote',
        title: 'మీ మాటల్లోనే',
        text: 'ఒకటి నుంచి ఐదు నక్షత్రాలు; కావాలంటే మీ అభిప్రాయం.',
      },
      {
        icon: 'scale',
        title: 'తక్కువ రేటింగ్‌లు కూడా',
        text: 'ప్రతి రేటింగ్‌ను ఆఫీసు చూస్తుంది; కేర్‌టేకర్‌ను ఎంచుకునేటప్పుడు వాటిని కూడా లెక్కిస్తుంది.',
      },
    ],
  },
  closing: {
    heading: 'మొదటివారిలో ఒకరు అవ్వండి',
    text: 'సంరక్షణ బుక్ చేయండి, తర్వాత ఎలా ఉందో చెప్పండి.',
  },
}
