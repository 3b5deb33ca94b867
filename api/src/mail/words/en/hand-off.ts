/**
 * WhatsApp messages of the office (rule CALL-7). They contain a booking's code, first names, day, time, amount, our number and
 * our link, but never health data, addresses or identity documents.
 */
export const handOff = {
  bookingReceived: (id: string, brand: string) =>
    `Hello, this is ${brand}. We have received your booking ${id} and will call you soon to go through it with you.`,
  callMissed: (id: string, phone: string) =>
    `Hello. We tried to call you about your booking ${id} but could not reach you. When is a good time? You can call us: ${phone}`,
  caretakerAssigned: (id: string, name: string, link: string) =>
    `Hello. ${name} will come for your booking ${id}. Details: ${link}`,
  visitTomorrow: (name: string, day: string, time: string) => `Hello. ${name} will come tomorrow, ${day}, at ${time}.`,
  replacement: (name: string, id: string, phone: string) =>
    `Hello. Another caregiver will come for your booking ${id}: ${name}. If you have questions, please call us: ${phone}`,
  paymentAsked: (amount: string, reference: string, link: string) =>
    `Hello. Please pay ${amount} with the reference ${reference}. How to pay: ${link}`,
  paymentReceived: (id: string, amount: string) => `Hello. We have received ${amount} for booking ${id}. Thank you.`,
  paymentReceivedUntil: (id: string, amount: string, until: string) =>
    `Hello. We have received ${amount} for booking ${id}. Thank you. You have paid until ${until}.`,
  endsSoon: (id: string, day: string, phone: string) =>
    `Hello. The care of booking ${id} is arranged until ${day}. To continue it, please call us: ${phone}`,
  reviewAsked: (id: string, link: string) => `Hello. How was the care of booking ${id}? Please tell us here: ${link}`,
  notice: (brand: string, link: string) =>
    `Hello, this is ${brand}. To care for you we store a few personal details. What we store, why, for how long, and how you can withdraw your consent: ${link}`,
  offer: (day: string, place: string, link: string) =>
    `Hello. Can you take a visit on ${day}, ${place}? Please answer here: ${link}`,
  offers: (visits: number, day: string, link: string) =>
    `Hello. Can you take any of ${visits} visits from ${day} on? Please answer here: ${link}`,
} as const
