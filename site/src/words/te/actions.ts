import type { actions as english } from '../en/actions.ts'
import type { Translated } from '../translated.ts'

export const actions: Translated<typeof english> = {
  findCaregiver: 'కేర్‌టేకర్ కావాలి',
  bookCare: 'ఇప్పుడే బుక్ చేయండి',
  getStarted: 'ఇప్పుడే మొదలుపెట్టండి',
  learnMore: 'మరింత తెలుసుకోండి',
  learnMoreAbout: 'ఇంటి వద్ద సంరక్షణ గురించి',
  chooseService: 'సేవను ఎంచుకోండి',
  findCare: 'ఇప్పుడే సంరక్షణ పొందండి',
  requestConsultation: 'సలహా అడగండి',
}
