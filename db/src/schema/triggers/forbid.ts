import type { TriggerFrame } from '../../dialect/trigger-frame.ts'

/** A table without deletion cannot be truncated either. */
export const forbid = (
  engine: TriggerFrame,
  table: string,
  events: readonly ('update' | 'delete')[],
  message: string,
): string[] => [
  ...events.flatMap((event) =>
    engine.create({ name: `${table}_no_${event}`, at: `before ${event} on ${table}`, run: [engine.refuse(message)] }),
  ),
  ...(events.includes('delete') ? engine.refuseEmptying(table, message) : []),
]
