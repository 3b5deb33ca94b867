import type { OrderByItemBuilder } from 'kysely'

/**
 * Nulls are smallest on every engine. Only nullable columns name them, because PostgreSQL uses an index for such an order only
 * if the index declares nulls too.
 */
export const inOrder =
  (direction: 'asc' | 'desc', mayBeMissing: boolean) =>
  (order: OrderByItemBuilder): OrderByItemBuilder => {
    const directed = direction === 'asc' ? order.asc() : order.desc()
    if (!mayBeMissing) return directed
    return direction === 'asc' ? directed.nullsFirst() : directed.nullsLast()
  }
