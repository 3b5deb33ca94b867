import type { Translated } from '../../../contract/words/translated.ts'
import type { handOff as english } from '../en/hand-off.ts'

export const handOff: Translated<typeof english> = {
  bookingReceived: (id, brand) => `నమస్కారం, ${brand} నుంచి. మీ బుకింగ్ ${id} మాకు అందింది. వివరాలు సరిచూడటానికి త్వరలో కాల్ చేస్తాం.`,
  callMissed: (id, phone) => `నమస్కారం. మీ బుకింగ్ ${id} గురించి కాల్ చేశాం, మీరు దొరకలేదు. ఏ సమయం అనుకూలం? మాకు కాల్ చేయవచ్చు: ${phone}`,
  caretakerAssigned: (id, name, link) => `నమస్కారం. మీ బుకింగ్ ${id} కోసం ${name} గారు వస్తారు. వివరాలు: ${link}`,
  visitTomorrow: (name, day, time) => `నమస్కారం. రేపు, ${day}, ${time} కి ${name} గారు వస్తారు.`,
  replacement: (name, id, phone) => `నమస్కారం. మీ బుకింగ్ ${id} కోసం మరొకరు వస్తారు: ${name}. సందేహాలుంటే కాల్ చేయండి: ${phone}`,
  paymentAsked: (amount, reference, link) => `నమస్కారం. ${amount} చెల్లించండి, రిఫరెన్స్ ${reference}. ఎలాగో ఇక్కడ: ${link}`,
  paymentReceived: (id, amount) => `నమస్కారం. బుకింగ్ ${id} కోసం ${amount} అందాయి. ధన్యవాదాలు.`,
  paymentReceivedUntil: (id, amount, until) =>
    `నమస్కారం. బుకింగ్ ${id} కోసం ${amount} అందాయి. ధన్యవాదాలు. ${until} వరకు చెల్లింపు పూర్తయింది.`,
  endsSoon: (id, day, phone) => `నమస్కారం. బుకింగ్ ${id} కోసం సంరక్షణ ${day} వరకే ఏర్పాటు అయింది. కొనసాగించాలంటే కాల్ చేయండి: ${phone}`,
  reviewAsked: (id, link) => `నమస్కారం. సంరక్షణ ఎలా ఉంది (బుకింగ్ ${id})? ఇక్కడ చెప్పండి: ${link}`,
  notice: (brand, link) =>
    `నమస్కారం, ${brand} నుంచి. మిమ్మల్ని చూసుకోవడానికి మీ వివరాలు కొన్ని మా దగ్గర ఉంటాయి. ఏవి, ఎందుకు, ఎంతకాలం, మనసు మార్చుకోవాలంటే ఎలా: ${link}`,
  offer: (day, place, link) => `నమస్కారం. ${day}, ${place}: ఈ విజిట్‌కు మీరు వెళ్లగలరా? ఇక్కడ జవాబు ఇవ్వండి: ${link}`,
  offers: (visits, day, link) => `నమస్కారం. ${day} నుంచి, విజిట్‌లు: ${visits}. వాటిలో దేనికైనా మీరు వెళ్లగలరా? ఇక్కడ జవాబు ఇవ్వండి: ${link}`,
}
