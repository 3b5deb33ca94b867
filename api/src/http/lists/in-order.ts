import type { OrderByItemBuilder } from 'kysely'

/**
 * The direction of an order, for `orderBy`. Nothing is smaller than anything, on every engine; that is said of columns that
 * may hold nothing and of no others, since PostgreSQL walks an index for such an order only if the index speaks of nulls too.
 */
export const inOrder =
  (direction: 'asc' | 'desc', mayBeMissing: boolean) =>
  (order: OrderByItemBuilder): OrderByItemBuilder => {
    const directed = direction === 'asc' ? order.asc() : order.desc()
    if (!mayBeMissing) return directed
    return direction === 'asc' ? directed.nullsFirst() : directed.nullsLast()
  }
