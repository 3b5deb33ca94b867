/** Words of the mails about a personal-data breach. What happened is said in the office's own words. */
export const breach = {
  subject: 'Something happened to your personal data',
  text: 'Something happened to personal data that we keep of you. We are sorry. This is what we know.',
  facts: {
    nature: 'What happened',
    extent: 'Which data',
    when: 'When',
    consequences: 'What it means for you',
    measures: 'What we have done',
    safetySteps: 'What you can do',
    contact: 'Whom to ask',
  },
  /** Where nothing is written yet. */
  working: 'We are working on it.',
  since: (from: string) => `since ${from}`,
  between: (from: string, until: string) => `${from} to ${until}`,
  team: {
    openedSubject: (code: string) => `Data breach ${code}: tell the Board now`,
    opened: 'Give the Board the first word without delay, then the details. Tell the people it touches.',
    subject: (code: string, hours: number) =>
      hours === 1 ? `Data breach ${code}: 1 hour left` : `Data breach ${code}: ${hours} hours left`,
    overSubject: (code: string) => `Data breach ${code}: the details are late`,
    text: 'The Board does not have the details yet.',
    due: 'Details to the Board by',
    aware: 'Known since',
    action: 'Open the breach',
  },
}
