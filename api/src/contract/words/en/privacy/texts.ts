/** Exact texts (rule TXT-1). */

export const privacy = {
  noticeChanged: 'The privacy notice has changed. Please read it once more.',
  careEnds: 'Care ends after the last planned visit. Cancel that visit first if you want care to end sooner.',
} as const
