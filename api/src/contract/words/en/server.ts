/** Exact texts (rule TXT-1): what the server says about any call. */

export const server = {
  failed: 'Something went wrong. Please try again.',
  notFound: 'Not found',
  forbidden: 'You do not have permission to do this.',
  badRequest: 'Please check the highlighted fields.',
  badJson: 'The request is not valid JSON.',
  badQuery: 'The list request is not valid.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  busy: 'The system is busy. Please try again in a moment.',
  tooLarge: 'The request is too large.',
  wrongMediaType: 'This kind of content is not accepted here.',
  conflict: 'Somebody else changed this in the meantime. Please reload and try again.',
  timeout: 'The request took too long. Please try again.',
} as const
