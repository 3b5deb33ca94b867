import type { actions as english } from '../en/actions.ts'
import type { Translated } from '../translated.ts'

export const actions: Translated<typeof english> = {
  findCaregiver: 'केयरटेकर खोजें',
  bookCare: 'अभी बुक करें',
  getStarted: 'अभी शुरू करें',
  learnMore: 'और जानें',
  learnMoreAbout: 'घर पर देखभाल के बारे में',
  chooseService: 'सेवा चुनें',
  findCare: 'अभी देखभाल पाएँ',
  requestConsultation: 'सलाह माँगें',
}
