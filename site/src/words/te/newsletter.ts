import { texts } from '@thodu/api/contract/texts'
import type { newsletter as english } from '../en/newsletter.ts'
import type { Translated } from '../translated.ts'

export const newsletter: Translated<typeof english> = {
  title: 'మా లేఖ',
  heading: 'మా లేఖ',
  description: 'ఇంటి వద్ద సంరక్షణ గురించి మేము నెలకోసారి పంపే లేఖకు మీ ఈమెయిల్‌ను నిర్ధారించండి, లేదా ఆపివేయండి.',
  confirm: {
    heading: 'మా లేఖ మీకు కావాలా?',
    lead: 'ఒక్కసారి నొక్కండి, తర్వాతి లేఖ మీకు వస్తుంది. నెలకు ఒకటి మించి రాదు.',
    submit: 'అవును, ఇది నా ఈమెయిలే',
    sending: 'నిర్ధారిస్తున్నాం …',
    sent: texts.newsletter.confirmed,
  },
  leave: {
    heading: 'మా లేఖను ఆపండి',
    lead: 'ఒక్కసారి నొక్కండి, మీ ఈమెయిల్‌ను తీసివేస్తాం.',
    submit: 'ఆపండి',
    sending: 'ఒక్క క్షణం …',
    sent: texts.newsletter.left,
  },
  failed: 'అది జరగలేదు. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
  noLink: {
    lead: 'మా మెయిల్‌లోని లింక్‌ల ద్వారా ఈ పేజీకి వస్తారు. మీ లింక్ మధ్యలో తెగి ఉంటే, మళ్లీ ఒకసారి తెరవండి.',
    toBlog: 'బ్లాగ్ చదవండి',
  },
  noScript: 'మీ మెయిల్‌లోని లింక్‌ను చదవడానికి ఈ పేజీకి జావాస్క్రిప్ట్ కావాలి.',
}
