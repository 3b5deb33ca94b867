/**
 * Messages that the office hands to a messenger (rule CALL-7). What stands in them: a booking's id, first names, day, time,
 * amount, our number and our link. Never how somebody is, where somebody lives, or who somebody is by a document.
 */
export const handOff = {
  bookingReceived: (id: string, brand: string) =>
    `Hello, this is ${brand}. We have your booking ${id} and call you soon to check everything with you.`,
  callMissed: (id: string, phone: string) =>
    `Hello. We tried to call you about your booking ${id} and did not reach you. When does it suit you? You can call us: ${phone}`,
  caretakerAssigned: (id: string, name: string, link: string) =>
    `Hello. ${name} will come for your booking ${id}. Details: ${link}`,
  visitTomorrow: (name: string, day: string, time: string) => `Hello. ${name} comes tomorrow, ${day}, at ${time}.`,
  replacement: (name: string, id: string, phone: string) =>
    `Hello. For your booking ${id} another person comes: ${name}. If you have questions, call us: ${phone}`,
  paymentAsked: (amount: string, reference: string, link: string) =>
    `Hello. Please pay ${amount}, reference ${reference}. How: ${link}`,
  paymentReceived: (id: string, amount: string) => `Hello. ${amount} came for booking ${id}. Thank you.`,
  paymentReceivedUntil: (id: string, amount: string, until: string) =>
    `Hello. ${amount} came for booking ${id}. Thank you. It is paid until ${until}.`,
  endsSoon: (id: string, day: string, phone: string) =>
    `Hello. For booking ${id} care is arranged until ${day}. If it is to go on, call us: ${phone}`,
  reviewAsked: (id: string, link: string) => `Hello. How was the care (booking ${id})? You can tell us here: ${link}`,
  notice: (brand: string, link: string) =>
    `Hello, this is ${brand}. To care for you we keep a few details of you. What, why, for how long, and how you change your mind: ${link}`,
} as const
