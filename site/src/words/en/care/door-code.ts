/** The four-digit code that the family reads out (rule JRN-29). */
export const doorCode = {
  coming: (name: string) => `Read this to ${name} at the door:`,
  going: (name: string) => `Read this to ${name} on leaving:`,
  until: (time: string) => `Valid until ${time}. Then a new code appears here.`,
  showGoing: 'Show the code for the end of the visit',
  showComing: 'Show the code for the arrival',
}
