/** A separate file, because the catalogue is larger (rule PAGE-1). */
export const serviceTypes = ['elderly-care', 'post-operative', 'caretaking', 'baby-care', 'physiotherapy'] as const
export type ServiceType = (typeof serviceTypes)[number]

/** English names; the message catalogues contain the other languages. */
export const serviceNames: Readonly<Record<ServiceType, string>> = {
  'elderly-care': 'Elderly Care',
  'post-operative': 'Post-Operative Care',
  caretaking: 'Caretaking',
  'baby-care': 'Baby Care',
  physiotherapy: 'Physiotherapy',
}
