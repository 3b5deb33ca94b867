/** Rule REQ-3; a screen does not load the schemas for these. */
export const inquiryTypes = ['general', 'caregiver', 'partnership', 'support', 'billing', 'feedback'] as const
export type InquiryType = (typeof inquiryTypes)[number]
export const inquiryTypeLabels: Record<InquiryType, string> = {
  general: 'General Inquiry',
  caregiver: 'Find a Caregiver',
  partnership: 'Partnership Opportunities',
  support: 'Technical Support',
  billing: 'Billing Questions',
  feedback: 'Feedback & Suggestions',
}
