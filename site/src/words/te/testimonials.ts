import type { testimonials as english } from '../en/testimonials.ts'
import type { Translated } from '../translated.ts'
import { brand } from './language/brand.ts'

const { name, city } = brand.words

export const testimonials: Translated<typeof english> = {
  title: 'అభిప్రాయాలు',
  description: `${name} గురించి కుటుంబాలు ఏమంటున్నాయి. మేము త్వరలో ${city}లో ప్రారంభిస్తున్నాం; నిజంగా చెప్పిన మాటలనే ప్రచురిస్తాం.`,
  heading: 'కుటుంబాలు ఏమంటున్నాయి',
  lead: 'ఇంకా ఏమీ లేదు, మేము కల్పించి రాయం. త్వరలో ప్రారంభిస్తున్నాం. మాతో బుక్ చేసే మొదటి కుటుంబాల మాటలతో ఈ పేజీ మొదలవుతుంది.',
  noFigure: 'ఇంకా లెక్క లేదు',
  dash: '–',
  stats: ['సేవ అందిన కుటుంబాలు', 'సగటు రేటింగ్', 'సంరక్షణ గంటలు', 'వెరిఫికేషన్ అయిన కేర్‌టేకర్లు'],
  how: {
    heading: 'ఈ పేజీలోకి ఒక అభిప్రాయం ఎలా వస్తుంది',
    items: [
      {
        icon: 'check-check',
        title: 'సంరక్షణ పూర్తయ్యాకే',
        text: 'బుక్ చేసి సంరక్షణ పొందనివారు రేటింగ్ ఇవ్వలేరు.',
      },
      {
        icon: 'message-square-quote',
        title: 'వారి మాటల్లోనే',
        text: 'అవసరమైతే కుదిస్తాం, ఏదీ మార్చం.',
      },
      { icon: 'scale', title: 'బాగాలేనివి కూడా', text: 'రెండు నక్షత్రాల రేటింగ్‌ను కూడా ఐదు నక్షత్రాలలాగే చూపిస్తాం.' },
    ],
  },
  closing: {
    heading: 'మొదటివారిలో ఒకరు అవ్వండి',
    text: 'సంరక్షణ బుక్ చేయండి, తర్వాత ఎలా ఉందో చెప్పండి; తర్వాతి కుటుంబం నిర్ణయించుకోవడానికి సహాయపడండి.',
  },
}
