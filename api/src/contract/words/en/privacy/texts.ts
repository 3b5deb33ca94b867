/** Exact texts (rule TXT-1). */

export const privacy = {
  noticeChanged: 'The privacy notice has changed. Please read it once more.',
  careEnds: 'Care ends with the last visit that is planned. Cancel it first if you want it to end sooner.',
} as const
