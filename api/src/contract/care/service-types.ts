/** The services there are; apart from the catalogue, which is larger (rule PAGE-1). */
export const serviceTypes = ['elderly-care', 'post-operative', 'caretaking', 'baby-care', 'physiotherapy'] as const
export type ServiceType = (typeof serviceTypes)[number]
