import type { Doubt } from '@thodu/api/contract/bookings/rules/doubts'
import { brand, brandInEnglish } from '@thodu/api/contract/page-values'

const { phoneDisplay: phone } = brand
const { serviceArea } = brandInEnglish

/**
 * Questions about a possible typing error, beside the field and again before Book; none of them prevents the booking (rule
 * JRN-23).
 */
export const doubtWords = {
  pincode: 'Is this right? A pincode has 6 digits.',
  area: `This pincode is outside the area we serve: ${serviceArea}. You can book anyway, and we tell you in the call whether we can come. Or call us on ${phone}.`,
  city: `We come to ${serviceArea}. If the patient lives elsewhere, you can book anyway, and we tell you in the call whether we can come. Or call us on ${phone}.`,
  phone: 'Is this right? We call this number in an emergency.',
  age: 'Is this right? Please give the age as a number.',
  soon: `Care starts in less than 24 hours. You can withdraw the request in your profile until a caregiver is confirmed; after that, call ${phone}.`,
} satisfies Record<Doubt, string>
