import type { Translated } from '../../../contract/words/translated.ts'
import type { newsletter as english } from '../en/newsletter.ts'

export const newsletter: Translated<typeof english> = {
  confirm: {
    subject: (brand) => `దయచేసి నిర్ధారించండి: ${brand} లేఖలు`,
    text: 'ఎవరో, బహుశా మీరే, మా లేఖ కావాలని అడిగారు: ఇంటి దగ్గర సంరక్షణ గురించి నెలకోసారి కొత్త వ్యాసాలు.',
    how: '7 రోజుల్లో ఈ లింక్ తెరిస్తే, తర్వాతి లేఖ మీకు వస్తుంది.',
    action: 'నా ఈమెయిల్‌ను నిర్ధారించండి',
    closing: 'ఇది మీరు కాకపోతే, ఈ మెయిల్‌ను పట్టించుకోనవసరం లేదు: లింక్ తెరవకపోతే మేము మరేమీ పంపం.',
  },
  confirmed: {
    subject: (brand) => `ఇక మీకు ${brand} లేఖలు వస్తాయి`,
    text: 'మీ ఈమెయిల్ నిర్ధారణ అయింది. తర్వాతి వ్యాసంతో మొదటి లేఖ వస్తుంది.',
    action: 'ఎప్పుడైనా మానేయండి',
  },
}
