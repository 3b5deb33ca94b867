/** Exact texts (rule TXT-1): what the server says about any call. */

export const failed = 'Something went wrong. Please try again.'
export const notFound = 'Not found'
export const forbidden = 'You do not have permission to do this.'
export const badRequest = 'Please check the highlighted fields.'
export const badJson = 'The request is not valid JSON.'
export const badQuery = 'The list request is not valid.'
export const tooMany = 'Too many attempts. Please wait a moment and try again.'
export const busy = 'The system is busy. Please try again in a moment.'
export const tooLarge = 'The request is too large.'
export const wrongMediaType = 'This kind of content is not accepted here.'
export const conflict = 'Somebody else changed this in the meantime. Please reload and try again.'
export const timeout = 'The request took too long. Please try again.'
