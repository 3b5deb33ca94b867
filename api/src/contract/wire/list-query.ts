import { z } from './zod.ts'

/** The query of a list in the ra-data-simple-rest dialect (rule API-5); each part is JSON. */
export const listQuery = z
  .object({ sort: z.string().max(200), range: z.string().max(50), filter: z.string().max(20_000) })
  .partial()
export type ListQuery = z.output<typeof listQuery>
