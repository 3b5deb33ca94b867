import type { OrderByItemBuilder } from 'kysely'

/**
 * The direction for `orderBy`; nulls are smallest on every engine. Null order is only given for nullable columns, because
 * PostgreSQL uses an index for such an order only if the index declares nulls too.
 */
export const inOrder =
  (direction: 'asc' | 'desc', mayBeMissing: boolean) =>
  (order: OrderByItemBuilder): OrderByItemBuilder => {
    const directed = direction === 'asc' ? order.asc() : order.desc()
    if (!mayBeMissing) return directed
    return direction === 'asc' ? directed.nullsFirst() : directed.nullsLast()
  }
