import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from '@thodu/api/contract/wire/zod'
import type { FieldValues, Resolver } from 'react-hook-form'

export const bySchema = <Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
): Resolver<Values, unknown, Output> => zodResolver<Values, unknown, Output>(schema)
