/** Who is cared for in tests: what an elderly-care form asks for at least. */
export const patient = {
  patientName: 'Narsamma Rao',
  patientAge: '74',
  address: '12-3-45, Station Road, Hanamkonda',
  city: 'Warangal',
  pincode: '506001',
  emergencyContact: 'Ravi Rao',
  emergencyPhone: '9876543210',
}

/** The smallest body that POST /booking takes. */
export const bookingBody = { serviceType: 'elderly-care', packageId: 'standard', patientDetails: patient }
