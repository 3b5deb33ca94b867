import { z } from 'zod'

function insideOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.def.in as z.ZodType, schema.def.out as z.ZodType]
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[]
  if (schema instanceof z.ZodIntersection) return [schema.def.left as z.ZodType, schema.def.right as z.ZodType]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodLazy)
    return [schema.unwrap() as z.ZodType]
  return 'innerType' in schema.def ? [schema.def.innerType as z.ZodType] : []
}

const longest = (schema: z.ZodArray): number =>
  (schema.def.checks ?? []).reduce((most, check) => {
    const { def } = check._zod as { def: { check: string; maximum?: number; length?: number } }
    return Math.min(most, def.maximum ?? def.length ?? Number.POSITIVE_INFINITY)
  }, Number.POSITIVE_INFINITY)

/**
 * Answers of a schema with too many rows, one for each list at any depth. @param rows number of rows @returns the path of
 * each list, and the answer
 */
export function longAnswersOf(schema: z.ZodType, rows: number): { path: string; answer: unknown }[] {
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType
    const own = longest(schema) < rows ? [] : [{ path: '[]', answer: Array.from({ length: rows }, () => ({})) }]
    const nested = longAnswersOf(element, rows).map(({ path, answer }) => ({ path: `[]${path}`, answer: [answer] }))
    return [...own, ...nested]
  }
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) =>
      longAnswersOf(part as z.ZodType, rows).map(({ path, answer }) => ({
        path: `.${name}${path}`,
        answer: { [name]: answer },
      })),
    )
  if (schema instanceof z.ZodRecord)
    return longAnswersOf(schema.valueType as z.ZodType, rows).map(({ path, answer }) => ({
      path: `.*${path}`,
      answer: { one: answer },
    }))
  return insideOf(schema).flatMap((part) => longAnswersOf(part, rows))
}

export function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => [name, ...fieldsOf(part as z.ZodType)])
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType as z.ZodType)
  return insideOf(schema).flatMap(fieldsOf)
}
