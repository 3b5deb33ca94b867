/** The patient of most tests: the required fields of the elderly-care form. */
export const patient = {
  patientName: 'Narsamma Rao',
  patientAge: '74',
  address: '12-3-45, Station Road, Hanamkonda',
  city: 'Warangal',
  pincode: '506001',
  emergencyContact: 'Ravi Rao',
  emergencyPhone: '9876543210',
}

/** The smallest body that POST /booking accepts. */
export const bookingBody = { serviceType: 'elderly-care', packageId: 'standard', patientDetails: patient }
