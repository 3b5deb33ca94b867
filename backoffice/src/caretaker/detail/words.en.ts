export const words = {
  caretaker: {
    detail: {
      title: 'Booking %{id}',
      loading: 'Booking',
      back: 'My Bookings',
      family: 'Family',
      client: 'Client',
      emergency: 'Emergency contact',
      address: 'Address',
      patient: 'Patient',
      noDetails: 'No details available.',
      over: 'The care has ended: the details of the family and the patient are no longer shown.',
      rating: 'Rating',
    },
    files: {
      title: 'Files',
      none: 'No files were added.',
      medicalReports: 'Medical report %{number}',
      dischargeSummary: 'Discharge summary %{number}',
      prescriptions: 'Prescription %{number}',
      failed: 'The file could not be opened. Please try again.',
    },
  },
}
