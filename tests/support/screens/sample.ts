import { z } from 'zod'

/** Default values of a schema: the first of a choice, the least number, one moment, no optional fields. */
const moment = '2026-11-20T04:30:00.000Z'
let made = 0
function nextId(): string {
  made += 1
  return `01930000-0000-7000-8000-${String(made).padStart(12, '0')}`
}

const likely: readonly unknown[] = [moment, '2026-11-20', '09:00', '9849012345', 'sita@example.in', '506002', 'K7M2PX']
const texts = (): unknown[] => ['Sita Rao', nextId(), ...likely]
const numbers = [1, 0, 5, 60, 480]

function firstThatFits(schema: z.ZodType, candidates: readonly unknown[]): unknown {
  const fitting = candidates.find((one) => schema.safeParse(one).success)
  if (fitting === undefined) throw new Error(`no sample for ${JSON.stringify(schema.def.type)}: say it`)
  return fitting
}

function imagineObject(schema: z.ZodObject): object {
  const entries = Object.entries(schema.shape).map(([name, part]) => {
    const field = part as z.ZodType
    const isId = name === '_id' || name.endsWith('Id')
    const id = isId ? nextId() : undefined
    if (id !== undefined && field.safeParse(id).success) return [name, id] as const
    try {
      return [name, imagine(field)] as const
    } catch (cause) {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : ''}`)
    }
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function imagine(schema: z.ZodType): unknown {
  if (['optional', 'default', 'prefault'].includes(schema.def.type)) return undefined
  if (schema instanceof z.ZodNullable) return null
  if (schema instanceof z.ZodObject) return imagineObject(schema)
  if (schema instanceof z.ZodArray) return []
  if (schema instanceof z.ZodRecord) return firstThatFits(schema, [{}])
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return imagine(schema.options[0] as z.ZodType)
  if (schema instanceof z.ZodIntersection)
    return {
      ...(imagine(schema.def.left as z.ZodType) as object),
      ...(imagine(schema.def.right as z.ZodType) as object),
    }
  if (schema instanceof z.ZodPipe) return imagine(schema.def.in as z.ZodType)
  if (schema instanceof z.ZodLazy) return imagine(schema.unwrap() as z.ZodType)
  return firstThatFits(schema, [...texts(), ...numbers, {}, null])
}

/** A complete value of a contract schema with the given fields. @throws when it does not match */
export function sample<Schema extends z.ZodObject>(
  schema: Schema,
  parts: Partial<z.output<Schema>> = {},
): z.output<Schema> {
  const value = { ...imagineObject(schema), ...parts }
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw new Error(`no sample of the schema: ${error.message}`)
  return data
}
