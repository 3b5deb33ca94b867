/** A form does not load the schemas for these. */
export const uploadCategories = ['medicalReports', 'dischargeSummary', 'aadharCard', 'prescriptions'] as const
export type UploadCategory = (typeof uploadCategories)[number]
