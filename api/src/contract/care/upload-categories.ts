/** Kinds of uploaded files; a separate file, so that a form does not load the schemas. */
export const uploadCategories = ['medicalReports', 'dischargeSummary', 'aadharCard', 'prescriptions'] as const
export type UploadCategory = (typeof uploadCategories)[number]
