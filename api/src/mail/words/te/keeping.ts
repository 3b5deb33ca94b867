import type { Translated } from '../../../contract/words/translated.ts'
import type { keeping as english } from '../en/keeping.ts'

export const keeping: Translated<typeof english> = {
  closed: {
    subject: (brand) => `మీ ${brand} ఖాతా మూసివేశాం`,
    text: 'మీ ఖాతా మూసివేశాం. ఇకపై ఎవరూ సైన్ ఇన్ చేయలేరు. ఈ మెయిల్ తర్వాత మేము మీకు ఏమీ పంపము.',
    care: (day) => `సేవ గురించి రాసుకున్న వివరాలు ${day} వరకు ఎవరూ చూడకుండా ఉంటాయి.`,
    books: (day) => `చెల్లింపులు, బిల్లులు ${day} వరకు ఉంటాయి; పన్ను శాఖ అలా అడుగుతుంది.`,
    gone: (day) => `${day} తర్వాత మీరెవరో తెలిపే ప్రతి వివరం తొలగిస్తాం.`,
    closing: (phone) => `ఇది పొరపాటైతే దయచేసి ${phone} కు ఫోన్ చేయండి.`,
  },
  goes: {
    subject: (brand) => `మీ ${brand} ఖాతా తొలగిస్తాం`,
    text: (hours) => `మూడేళ్లుగా మీ ఖాతాను ఎవరూ వాడలేదు. ${hours} గంటల్లో దాన్ని తొలగిస్తాం.`,
    how: 'ఖాతా ఉంచుకోవాలా? అయితే ఒకసారి సైన్ ఇన్ చేయండి.',
    closing: 'వద్దనుకుంటే ఏమీ చేయక్కర్లేదు.',
  },
}
