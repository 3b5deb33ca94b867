/** What an uploaded file can be; apart from the schemas, so that a form need not load those. */
export const uploadCategories = ['medicalReports', 'dischargeSummary', 'aadharCard', 'prescriptions'] as const
export type UploadCategory = (typeof uploadCategories)[number]
