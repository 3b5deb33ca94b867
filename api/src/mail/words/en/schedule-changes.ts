/** WhatsApp message to a caretaker about changed visits (rule VISIT-30). Patients and services are not named. */
export const scheduleChanges = {
  intro: 'Hello. Your visits have changed.',
  added: (visit: string) => `New visit: ${visit}`,
  moved: (visit: string, time: string) => `Moved visit: ${visit} (before: ${time})`,
  cancelled: (visit: string) => `Cancelled visit: ${visit}`,
  confirm: (link: string) => `Please confirm it in the app: ${link}`,
} as const
