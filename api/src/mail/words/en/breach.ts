/** The office describes the incident in its own words. */
export const breach = {
  subject: 'An incident with your personal data',
  text: 'There was an incident with personal data that we store about you. We are sorry. This is what we know.',
  facts: {
    nature: 'What happened',
    extent: 'Which data',
    when: 'When',
    consequences: 'What it means for you',
    measures: 'What we have done',
    safetySteps: 'What you can do',
    contact: 'Contact',
  },
  /** Shown while no measures are recorded. */
  working: 'We are working on it.',
  since: (from: string) => `since ${from}`,
  between: (from: string, until: string) => `${from} to ${until}`,
  team: {
    openedSubject: (code: string) => `Data breach ${code}: inform the Board now`,
    opened: 'Send the Board a first report without delay, then the details. Inform the people affected.',
    subject: (code: string, hours: number) => `Data breach ${code}: ${hours} h left`,
    overSubject: (code: string) => `Data breach ${code}: the details are late`,
    text: 'The Board does not have the details yet.',
    due: 'Details to the Board by',
    aware: 'Known since',
    action: 'Open the breach',
  },
}
