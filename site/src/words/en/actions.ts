/** Labels of the buttons that lead into the journey (rule PAGE-2). */
export const actions = {
  findCaregiver: 'Find a Caregiver',
  bookCare: 'Book Care Now',
  getStarted: 'Get Started Now',
  learnMore: 'Learn More',
  /** Read by screen readers after the label above, which does not name the target. */
  learnMoreAbout: 'about care at home',
  chooseService: 'Choose a Service',
  findCare: 'Find Care Now',
  requestConsultation: 'Request Consultation',
} as const
