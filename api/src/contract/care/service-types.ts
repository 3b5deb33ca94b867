/** The services there are; apart from the catalogue, which is larger (rule PAGE-1). */
export const serviceTypes = ['elderly-care', 'post-operative', 'caretaking', 'baby-care', 'physiotherapy'] as const
export type ServiceType = (typeof serviceTypes)[number]

/** English names of services by type. The catalogues hold the names in other languages. */
export const serviceNames: Readonly<Record<ServiceType, string>> = {
  'elderly-care': 'Elderly Care',
  'post-operative': 'Post-Operative Care',
  caretaking: 'Caretaking',
  'baby-care': 'Baby Care',
  physiotherapy: 'Physiotherapy',
}
