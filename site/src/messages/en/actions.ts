/** Labels of the buttons that lead into the journey (spec: public site, section 2, top bar and footer). */
export const actions = {
  findCaregiver: 'Find a Caregiver',
  bookCare: 'Book Care Now',
  getStarted: 'Get Started Now',
  learnMore: 'Learn More',
  chooseService: 'Choose a Service',
  findCare: 'Find Care Now',
  requestConsultation: 'Request Consultation',
} as const
