import { type Kysely, sql } from 'kysely'
import { missingFirst } from '../dialect/dialect.ts'

/** Columns that lists of bookings are sorted by and that may hold nothing. */
const orders = { bookings_by_start: 'preferred_start_date', bookings_by_rating: 'rating' }
/** What a list of bookings filters by, behind the order itself (migration 0007). */
const facets = ['status', 'service_type', 'is_assigned', 'created_at']

/** Lists ask for missing values first on every engine; PostgreSQL read all of an index that had them last, and sorted it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of Object.entries(orders)) {
    await db.schema.dropIndex(name).execute()
    const columns = [missingFirst(column), ...['seq', ...facets].map((other) => sql.ref(other))]
    await sql`create index ${sql.ref(name)} on bookings (${sql.join(columns)})`.execute(db)
  }
}
