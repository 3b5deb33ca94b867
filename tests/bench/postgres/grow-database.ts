import { Client } from 'pg'
import { auditActions } from '../../../api/src/contract/audit/audit-actions.ts'
import { services } from '../../../api/src/contract/care/catalogue.ts'
import { callRows, promiseRow, type SeedRow, type SeedWorld } from '../seed-promises.ts'

const rowsAtOnce = 5_000

/** Inserts this many promises and as many calls while triggers are disabled: the same rows as in a file. */
export async function growPromises(client: Client, { each, now }: { each: number; now: Date }): Promise<void> {
  const ids = async (sql: string): Promise<string[]> =>
    (await client.query<{ id: string }>(sql)).rows.map(({ id }) => id)
  const world: SeedWorld = {
    bookings: await ids('select id from bookings order by seq desc'),
    office: await ids('select id from accounts order by id limit 5'),
    now,
  }
  const insert = (table: string, rows: readonly SeedRow[]) =>
    client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ])
  for (let from = 0; from < each; from += rowsAtOnce) {
    const places = Array.from({ length: Math.min(rowsAtOnce, each - from) }, (_, index) => from + index)
    const made = places.map((place) => callRows(place, world))
    await insert(
      'promises',
      places.map((place) => promiseRow(place, world)),
    )
    await insert(
      'calls',
      made.map(({ call }) => call),
    )
    await insert(
      'call_items',
      made.map(({ item }) => item),
    )
  }
}

/** The growing tables and their counts. Counting by triggers, row by row, takes ten times as long. */
const grown = ['accounts', 'bookings', 'audit_log', 'promises', 'calls', 'call_items']
const person = `case when user_role = 'visitor' then '' else user_email end`
const counts: Record<string, string> = {
  booking_counts: `select created_day, service_type, status, count(*), count(rating), coalesce(sum(rating), 0) from bookings group by 1, 2, 3`,
  booking_totals: `select service_type, status, count(*), count(rating), coalesce(sum(rating), 0) from bookings group by 1, 2`,
  audit_counts: `select day, action, resource_type, user_role, status, count(*) from audit_log group by 1, 2, 3, 4, 5`,
  audit_user_counts: `select day, ${person}, max(user_name), count(*) from audit_log group by 1, 2`,
  audit_user_totals: `select ${person}, max(user_name), count(*) from audit_log group by 1`,
  audit_user_months: `select substr(day, 1, 7), ${person}, max(user_name), count(*) from audit_log group by 1, 2`,
  audit_action_months: `select substr(day, 1, 7), action, count(*) from audit_log group by 1, 2`,
  promise_counts: `select due_day, kind, count(*) filter (where met_at is not null and broken_noted_at is null),
    count(*) filter (where broken_noted_at is not null) from promises where void_at is null group by 1, 2`,
}
const countColumns: Record<string, string> = {
  booking_counts: 'day, service_type, status, bookings, ratings, rating_sum',
  booking_totals: 'service_type, status, bookings, ratings, rating_sum',
  audit_counts: 'day, action, resource_type, user_role, status, events',
  audit_user_counts: 'day, user_email, user_name, events',
  audit_user_totals: 'user_email, user_name, events',
  audit_user_months: 'month, user_email, user_name, events',
  audit_action_months: 'month, action, events',
  promise_counts: 'day, kind, kept, broken',
}

/** The spread of names, services and days of seed.ts, for this session only. */
const helpers = `
  create function pg_temp.scatter(i bigint) returns bigint language sql immutable as $$ select ((i + 1) * 2654435761 % 4294967296) >> 8 $$;
  create function pg_temp.moment(i bigint, total bigint, now bigint) returns bigint language sql immutable as
    $$ select now - ((1 - (i + 1)::float8 / total) * 1095 * 86400000)::bigint - 1000 $$;
  create function pg_temp.time_of(ms bigint) returns text language sql immutable as
    $$ select to_char(to_timestamp(ms / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
  create function pg_temp.day_of(ms bigint) returns text language sql immutable as
    $$ select to_char(to_timestamp(ms / 1000.0) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') $$;
  create function pg_temp.id_of(ms bigint) returns text language sql volatile as
    $$ select substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-7' || substr(r, 1, 3) || '-8' || substr(r, 4, 3) || '-' || substr(r, 7, 12)
       from (select lpad(to_hex(ms), 12, '0') as h, md5(random()::text) as r) parts $$;
  create function pg_temp.code_of(n bigint) returns text language sql immutable as
    $$ select 'T' || string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + (n >> (5 * (4 - place)))::int % 32, 1), '' order by place)
       from generate_series(0, 4) place $$;
  create function pg_temp.name_of(i bigint) returns text language sql immutable as
    $$ select (array['Asha', 'Kiran', 'Lakshmi', 'Ravi', 'Salma', 'Venkat', 'Padma', 'Imran', 'Swathi', 'Mohan'])[1 + i % 10] || ' ' ||
       (array['Rao', 'Reddy', 'Begum', 'Sharma', 'Goud', 'Naidu', 'Khan', 'Devi', 'Chary', 'Yadav'])[1 + pg_temp.scatter(i) % 10] || ' (bench)' $$;
  create function pg_temp.hash_of(i bigint) returns text language sql immutable as $$ select md5(i::text) || md5('b' || i) $$;`

const before = `
  update audit_log set day = pg_temp.day_of((extract(epoch from created_at::timestamptz) * 1000)::bigint - 1095::bigint * 86400000),
    created_at = pg_temp.time_of((extract(epoch from created_at::timestamptz) * 1000)::bigint - 1095::bigint * 86400000);`

const accounts = `insert into accounts (id, email, name, phone, location, role, created_at, updated_at)
  select pg_temp.id_of(ms), 'person' || i || '@bench.example', pg_temp.name_of(i), '+9198' || (10000000 + i), '',
    case when i % 20 = 0 then 'caretaker' else 'user' end, pg_temp.time_of(ms), pg_temp.time_of(ms)
  from (select i, pg_temp.moment(i, $2, $3) as ms from generate_series($1::bigint, $2::bigint - 1) i) made`

const people = `
  create temp table families as select row_number() over (order by id) - 1 as no, id from accounts where role = 'user';
  create temp table caretakers as select row_number() over (order by id) - 1 as no, id from accounts where role = 'caretaker';
  create temp table busy as select assigned_caregiver_id as id from bookings where status in ('confirmed', 'active');
  create unique index on families (no); create unique index on caretakers (no);`

/** A slice of bookings: i from $1 to $2 of $3 in all, $4 people, now $5, services $6. */
const bookings = `
  with drawn as (
    select i, pg_temp.moment(i, $3, $5) as ms, pg_temp.scatter(i) as s, i % $4::bigint as who,
      case when i < $3::bigint * 0.99 then case when i % 9 = 0 then 'cancelled' else 'completed' end
        else (array['pending', 'confirmed', 'active', 'completed', 'cancelled'])[1 + i % 5] end as status
    from generate_series($1::bigint, $2::bigint - 1) i),
  placed as (
    select d.*, c.id as caretaker, d.status in ('confirmed', 'active') as is_open from drawn d
      left join caretakers c on d.status <> 'pending' and c.no = d.s % (select count(*) from caretakers)),
  settled as (
    select p.*, is_open and (exists (select 1 from busy where busy.id = p.caretaker)
      or row_number() over (partition by p.caretaker, p.is_open order by p.i) > 1) as is_taken from placed p),
  offered as (select row_number() over () - 1 as no, o.* from jsonb_to_recordset($6::jsonb) as
    o(service int, package int, packages int, id text, name text, pid text, pname text, price bigint, original bigint, unit text)),
  added as (insert into bookings (id, code, user_id, service_type, service_name, package_id, package_name, price_amount,
    price_original_amount, price_unit, status, assigned_caregiver_id, assigned_at, form_data, patient_details, patient_name,
    preferred_start_date, user_info, customer_name, total_form_fields, filled_form_fields, completion_rate, rating, review, reviewed_at,
    agreed_to_terms_at, terms_version, cancel_reason, search_text, client_timestamp, created_day, created_at, updated_at)
  select pg_temp.id_of(ms), code, f.id, o.id, o.name, o.pid, o.pname, price, original, unit, final, keeper,
    case when keeper is null then null else at end, '{}',
    jsonb_build_object('patientName', patient, 'patientAge', '71', 'address', '1-2-3 Bench Street', 'city', 'Warangal', 'pincode', '506001')::text,
    patient, pg_temp.day_of(ms + 3 * 86400000::bigint),
    jsonb_build_object('name', customer, 'email', email, 'phone', phone, 'location', 'Warangal')::text, customer, 12, 9, 75,
    rating, case when rating is null then null else 'Kind and on time (bench).' end, case when rating is null then null else at end, at,
    '2024-03', null, lower(concat_ws(' ', code, customer, email, phone, patient, o.name, o.pname)), at, pg_temp.day_of(ms), at, at
  from (select s.*, case when is_taken then 'pending' else status end as final, case when is_taken then null else caretaker end as keeper,
      case when status = 'completed' and i % 3 = 0 then 3 + i % 3 end as rating, pg_temp.time_of(ms) as at, pg_temp.code_of(i + 1) as code,
      pg_temp.name_of(i) as customer, pg_temp.name_of(pg_temp.scatter(i)) as patient,
      'person' || who || '@bench.example' as email, '+9198' || (10000000 + who) as phone from settled s) b
    join families f on f.no = b.s % (select count(*) from families)
    join offered o on o.service = b.s % (select 1 + max(service) from offered) and o.package = b.i % o.packages
  returning assigned_caregiver_id as id, status)
  insert into busy select id from added where status in ('confirmed', 'active')`

/**
 * A slice of the audit log: i from $1 to $2 of $3 in all, $4 people, now $5, actions $6, bookings $7, the sequence begins
 * after $8.
 */
const events = `insert into audit_log (seq, id, action, actor_id, user_name, user_email, user_role, description, resource_type,
    resource_id, status, ip_address, changes, search_text, day, created_at, previous_hash, hash)
  select $8::bigint + i + 1, pg_temp.id_of(ms), action, f.id, name, email, case when i % 10 = 0 then 'admin' else 'user' end, said, 'booking',
    resource, case when i % 50 = 0 then 'failed' else 'success' end, '127.0.0.1', '[]', lower(concat_ws(' ', name, email, said, resource, action)),
    pg_temp.day_of(ms), pg_temp.time_of(ms), pg_temp.hash_of(i - 1), pg_temp.hash_of(i)
  from (select i, pg_temp.moment(i, $3, $5) as ms, pg_temp.name_of(i) as name, 'person' || i % $4::bigint || '@bench.example' as email,
      ($6::text[])[1 + pg_temp.scatter(i) % cardinality($6::text[])] as action, 'Event ' || i || ' of the benchmark' as said,
      'bench-' || i % $7::bigint as resource from generate_series($1::bigint, $2::bigint - 1) i) e
    join families f on f.no = e.i % (select count(*) from families) order by i`

const offers = JSON.stringify(
  services.flatMap((service, index) =>
    service.packages.map((offer, place) => ({
      ...{ service: index, package: place, packages: service.packages.length, id: service.id, name: service.name },
      ...{ pid: offer.id, pname: offer.name, price: offer.price, original: offer.originalPrice, unit: offer.unit },
    })),
  ),
)

const slice = 100_000
const bookingsPerPerson = 5

/**
 * Grows a database on the PostgreSQL server to the size of a file of seed.ts, with triggers disabled and indexes and counts
 * created at the end. The hashes of the audit log form no chain. `has` describes the rows of seed.ts, codes and numbers
 * included.
 */
export async function growDatabase(
  address: string,
  has: { bookings: number; auditRows: number },
  size: { bookings: number; auditRows: number; promises: number },
): Promise<void> {
  const client = new Client(address)
  await client.connect()
  const say = (what: string) => console.error(`  ${((performance.now() - begun) / 1000).toFixed(0)} s: ${what}`)
  const begun = performance.now()
  const now = Date.now()
  const persons = size.bookings / bookingsPerPerson
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; ${helpers}`)
    for (const table of grown) await client.query(`alter table ${table} disable trigger user`)
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select i.indexname as name, i.indexdef as made from pg_indexes i where i.tablename = any($1)
       and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
      [grown],
    )
    for (const { name } of indexes) await client.query(`drop index "${name}"`)
    await client.query(before)
    await client.query(accounts, [has.bookings / bookingsPerPerson, persons, now])
    await client.query(people)
    for (let from = has.bookings; from < size.bookings; from += slice)
      await client.query(bookings, [from, Math.min(from + slice, size.bookings), size.bookings, persons, now, offers])
    say(`${size.bookings} bookings`)
    for (let from = 0; from < size.auditRows - has.auditRows; from += slice) {
      const to = Math.min(from + slice, size.auditRows - has.auditRows)
      const given = [from, to, size.auditRows - has.auditRows, persons, now, auditActions, size.bookings, has.auditRows]
      await client.query(events, given)
    }
    say(`${size.auditRows} audit rows`)
    await growPromises(client, { each: size.promises, now: new Date(now) })
    say(`${size.promises} promises and calls`)
    for (const { made } of indexes) await client.query(made)
    say('indexes')
    for (const [table, select] of Object.entries(counts)) {
      await client.query(`alter table ${table} disable trigger user; delete from ${table}`)
      await client.query(`insert into ${table} (${countColumns[table]}) ${select}`)
      await client.query(`alter table ${table} enable trigger user`)
    }
    for (const table of grown) await client.query(`alter table ${table} enable trigger user`)
    await client.query('vacuum analyze')
    say('counts')
  } finally {
    await client.end()
  }
}
