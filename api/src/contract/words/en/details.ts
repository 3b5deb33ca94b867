/** Exact texts (rule TXT-1); every form needs these, and nothing else of the booking. */

export const details = {
  required: 'This field is required',
  terms: 'You must agree to the terms and conditions',
  notice: 'Please read the privacy notice and agree, so that we may care for you.',
  chooseOption: 'Please choose one of the options',
  invalidDate: 'Please enter a valid date',
  startInPast: 'Please choose today or a later day',
  tooLong: 'Please shorten this text',
} as const
