import type { doorCode as english } from '../../en/care/door-code.ts'
import type { Translated } from '../../translated.ts'

export const doorCode: Translated<typeof english> = {
  coming: (name) => `${name} గారు తలుపు దగ్గరికి రాగానే ఈ అంకెలు చెప్పండి:`,
  going: (name) => `${name} గారు వెళ్లేటప్పుడు ఈ అంకెలు చెప్పండి:`,
  until: (time) => `${time} వరకు పనిచేస్తుంది. తర్వాత మరొకటి వస్తుంది.`,
  showGoing: 'విజిట్ ముగుస్తోందా? ఆ కోడ్ చూపండి',
  showComing: 'వచ్చినప్పటి కోడ్ చూపండి',
}
