export const words = {
  admin: {
    categories: {
      medicalReports: 'Medical report',
      dischargeSummary: 'Discharge summary',
      aadharCard: 'Aadhar card',
      prescriptions: 'Prescription',
    },
    documentStatus: { pending: 'Pending', verified: 'Verified', rejected: 'Rejected' },
    documents: {
      failed: 'The documents could not be loaded.',
      empty: 'No documents to verify.',
      view: 'View',
      hide: 'Hide',
      open: 'Open in a new tab',
      pdfOpens: 'PDFs are not shown here. Open the file to save it for your PDF reader.',
      verify: 'Verify',
      reject: 'Reject',
      reason: 'Reason, shown to the family',
      saved: 'Saved.',
      saveFailed: 'This could not be saved. Please try again.',
    },
    files: { failed: 'The file could not be opened. Please try again.' },
  },
}
