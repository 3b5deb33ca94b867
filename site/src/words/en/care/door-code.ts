/** The four-digit code that the family reads out (rule JRN-29). */
export const doorCode = {
  coming: (name: string) => `Read this to ${name} at the door:`,
  going: (name: string) => `Read this to ${name} on leaving:`,
  until: (time: string) =>
    `Good until ${time}. Then another one stands here. So it is written down who really came, and when.`,
  showGoing: 'The visit ends? Show that code',
  showComing: 'Show the code for the arrival',
}
