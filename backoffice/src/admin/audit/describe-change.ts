import { humanizeName } from '@thodu/api/contract/words/formats'

export const describeField = (field: string): string => humanizeName(field.split('.').at(-1) ?? field)

/** Formats a logged value; empty for a missing one. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(describeValue).join(', ')
  if (typeof value === 'object' && 'name' in value && typeof value.name === 'string') return value.name
  return JSON.stringify(value)
}

export function kindOfChange({ from, to }: { from: unknown; to: unknown }): 'set' | 'changed' | 'cleared' {
  if (describeValue(from) === '') return 'set'
  return describeValue(to) === '' ? 'cleared' : 'changed'
}

/** Rank and score of the suggestion that was followed. */
export function readSuggestion(field: string, value: unknown): { rank: number; score: number } | undefined {
  if (field !== 'suggestion' || typeof value !== 'object' || value === null) return undefined
  const { rank, score } = value as Readonly<Record<string, unknown>>
  return typeof rank === 'number' && typeof score === 'number' ? { rank, score } : undefined
}

type Unchecked = { name: string; missing: string[] }
const isUnchecked = (value: unknown): value is Unchecked =>
  typeof value === 'object' && value !== null && 'name' in value && 'missing' in value && Array.isArray(value.missing)

/** Caretakers who were assigned without all their checks, with the missing checks (rule MATCH-8). */
export const readMissingChecks = (field: string, value: unknown): Unchecked[] | undefined =>
  field === 'missingChecks' && Array.isArray(value) ? value.filter(isUnchecked) : undefined
