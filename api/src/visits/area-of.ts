import type { PatientDetails } from '../contract/care/patient-detail-names.ts'

/** The part of the city where somebody lives, as people say it: the end of the address, else city or pincode. */
export function areaOf({ address = '', city = '', pincode = '' }: PatientDetails): string {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^[\d\s-]+$/.test(part) && part.toLowerCase() !== city.trim().toLowerCase())
  return (parts.length > 1 ? parts.at(-1) : undefined) ?? (city.trim() || pincode.trim())
}
