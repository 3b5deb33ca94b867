index access_log_by_hour: CREATE INDEX "access_log_by_hour" on "access_log" ("hour");
index access_log_by_subject: CREATE INDEX "access_log_by_subject" on "access_log" ("subject_id", "last_at");
index access_log_by_time: CREATE INDEX "access_log_by_time" on "access_log" ("last_at", "id");
index accounts_by_text: CREATE INDEX accounts_by_text on accounts (role, (lower("name") || '' || "search_name" || '' || lower("email")), (case when "phone" = '' then '' else '91' || substr(replace(replace(replace(replace(replace(replace("phone", ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10) end), id, removed_at);
index accounts_live_by_creation: CREATE INDEX "accounts_live_by_creation" on "accounts" ("created_at", "id") where removed_at is null;
index accounts_live_by_email: CREATE INDEX "accounts_live_by_email" on "accounts" ("email", "id") where removed_at is null;
index accounts_live_by_name: CREATE INDEX "accounts_live_by_name" on "accounts" ("name_order", "id") where removed_at is null;
index accounts_live_by_role: CREATE INDEX "accounts_live_by_role" on "accounts" ("role", "created_at", "id") where removed_at is null;
index audit_counts_by_action: CREATE INDEX "audit_counts_by_action" on "audit_counts" ("action", "day");
index audit_log_by_actor: CREATE INDEX "audit_log_by_actor" on "audit_log" ("actor_id", "seq");
index audit_log_by_day: CREATE INDEX "audit_log_by_day" on "audit_log" ("day", "seq");
index audit_log_by_email: CREATE INDEX "audit_log_by_email" on "audit_log" ("user_email", "seq");
index audit_log_by_facets: CREATE INDEX "audit_log_by_facets" on "audit_log" ("day", "action", "resource_type", "user_role", "status", "seq");
index audit_log_by_resource: CREATE INDEX "audit_log_by_resource" on "audit_log" ("resource_id", "seq");
index audit_user_totals_by_events: CREATE INDEX audit_user_totals_by_events on audit_user_totals (events desc, user_email);
index booking_assignments_by_booking: CREATE INDEX "booking_assignments_by_booking" on "booking_assignments" ("booking_id", "seq");
index booking_assignments_by_caretaker: CREATE INDEX "booking_assignments_by_caretaker" on "booking_assignments" ("caretaker_id", "seq");
index booking_assignments_open: CREATE UNIQUE INDEX "booking_assignments_open" on "booking_assignments" ("booking_id") where ended_at is null;
index booking_corrections_by_booking: CREATE INDEX "booking_corrections_by_booking" on "booking_corrections" ("booking_id", "seq");
index booking_files_by_document: CREATE INDEX "booking_files_by_document" on "booking_files" ("document_id");
index booking_notes_by_booking: CREATE INDEX "booking_notes_by_booking" on "booking_notes" ("booking_id", "created_at", "id");
index bookings_by_caretaker: CREATE INDEX "bookings_by_caretaker" on "bookings" ("assigned_caregiver_id", "created_at", "seq");
index bookings_by_code: CREATE INDEX "bookings_by_code" on "bookings" ("code", "seq", "status", "service_type", "is_assigned", "created_at");
index bookings_by_creation: CREATE INDEX "bookings_by_creation" on "bookings" ("created_at", "seq", "status", "service_type", "is_assigned");
index bookings_by_customer: CREATE INDEX "bookings_by_customer" on "bookings" ("customer_order", "seq", "status", "service_type", "is_assigned", "created_at");
index bookings_by_customer_email: CREATE INDEX "bookings_by_customer_email" on "bookings" ("customer_email", "created_at", "seq");
index bookings_by_customer_phone: CREATE INDEX "bookings_by_customer_phone" on "bookings" ("customer_phone", "created_at", "seq");
index bookings_by_emergency_phone: CREATE INDEX "bookings_by_emergency_phone" on "bookings" ("emergency_phone", "created_at", "seq");
index bookings_by_patient: CREATE INDEX "bookings_by_patient" on "bookings" ("patient_order", "seq", "status", "service_type", "is_assigned", "created_at");
index bookings_by_rating: CREATE INDEX "bookings_by_rating" on bookings ("rating", "seq", "status", "service_type", "is_assigned", "created_at");
index bookings_by_service: CREATE INDEX "bookings_by_service" on "bookings" ("service_type", "created_at", "seq", "status", "is_assigned");
index bookings_by_start: CREATE INDEX "bookings_by_start" on bookings ("preferred_start_date", "seq", "status", "service_type", "is_assigned", "created_at");
index bookings_by_status: CREATE INDEX "bookings_by_status" on "bookings" ("status", "created_at", "seq", "service_type", "is_assigned");
index bookings_by_user: CREATE INDEX "bookings_by_user" on "bookings" ("user_id", "created_at", "seq");
index bookings_open_by_caretaker: CREATE INDEX "bookings_open_by_caretaker" on "bookings" ("assigned_caregiver_id") where assigned_caregiver_id is not null and status in ('pending', 'confirmed', 'active');
index bookings_rated_by_caretaker: CREATE INDEX "bookings_rated_by_caretaker" on "bookings" ("assigned_caregiver_id", "rating") where rating is not null;
index call_items_by_subject: CREATE INDEX "call_items_by_subject" on "call_items" ("subject_type", "subject_id");
index call_tries_waiting: CREATE INDEX "call_tries_waiting" on "call_tries" ("subject_type", "next_try_at") where next_try_at is not null;
index callbacks_by_creation: CREATE INDEX "callbacks_by_creation" on "callbacks" ("created_at", "id");
index callbacks_by_status: CREATE INDEX "callbacks_by_status" on "callbacks" ("status", "created_at", "id");
index callbacks_by_user: CREATE INDEX "callbacks_by_user" on "callbacks" ("user_id", "created_at", "id");
index calls_by_day: CREATE INDEX "calls_by_day" on "calls" ("day", "outcome");
index calls_by_phone: CREATE INDEX "calls_by_phone" on "calls" ("phone10", "created_at");
index caretaker_busy_by_time: CREATE INDEX "caretaker_busy_by_time" on "caretaker_busy" ("caretaker_id", "starts_min", "ends_min");
index communications_by_booking: CREATE INDEX "communications_by_booking" on "communications" ("booking_id", "created_at");
index documents_by_owner: CREATE INDEX "documents_by_owner" on "documents" ("owner_id", "uploaded_at", "id");
index documents_by_status: CREATE INDEX "documents_by_status" on "documents" ("status", "uploaded_at", "id");
index documents_by_upload: CREATE INDEX "documents_by_upload" on "documents" ("uploaded_at", "id");
index factor_challenges_by_account: CREATE INDEX "factor_challenges_by_account" on "factor_challenges" ("account_id");
index factor_challenges_by_expiry: CREATE INDEX "factor_challenges_by_expiry" on "factor_challenges" ("expires_at");
index family_notes_by_account: CREATE INDEX "family_notes_by_account" on "family_notes" ("account_id", "created_at", "id");
index messages_by_creation: CREATE INDEX "messages_by_creation" on "messages" ("created_at", "id");
index messages_by_email: CREATE INDEX "messages_by_email" on "messages" ("email", "created_at");
index messages_by_name: CREATE INDEX "messages_by_name" on "messages" ("name_order", "id");
index messages_by_status: CREATE INDEX "messages_by_status" on "messages" ("status", "created_at", "id");
index newsletter_subscribers_by_token: CREATE UNIQUE INDEX "newsletter_subscribers_by_token" on "newsletter_subscribers" ("token_hash") where token_hash is not null;
index one_time_codes_by_creation: CREATE INDEX "one_time_codes_by_creation" on "one_time_codes" ("email", "created_at");
index one_time_codes_live: CREATE UNIQUE INDEX "one_time_codes_live" on "one_time_codes" ("email", "purpose") where "consumed_at" is null;
index outbox_mails_by_booking: CREATE INDEX "outbox_mails_by_booking" on "outbox_mails" ("booking_id");
index outbox_mails_waiting: CREATE INDEX "outbox_mails_waiting" on "outbox_mails" ("status", "next_attempt_at");
index promise_holds_by_promise: CREATE INDEX "promise_holds_by_promise" on "promise_holds" ("promise_id", "until_at");
index promises_broken: CREATE INDEX "promises_broken" on "promises" ("ends_at") where broken_noted_at is not null and void_at is null;
index promises_broken_by_day: CREATE INDEX "promises_broken_by_day" on "promises" ("due_day", "kind", "reason_code", "reason_by", "broken_noted_at", "void_at") where due_day is not null and broken_noted_at is not null and void_at is null;
index promises_calls_open: CREATE INDEX "promises_calls_open" on "promises" ("ends_at") where kind = 'call' and met_at is null and void_at is null and closed_at is null;
index promises_first_calls: CREATE INDEX "promises_first_calls" on "promises" ("started_at", "met_at", "kind", "void_at") where started_at is not null and kind = 'call' and void_at is null;
index promises_open: CREATE INDEX "promises_open" on "promises" ("ends_at") where met_at is null and void_at is null and closed_at is null;
index promises_to_explain: CREATE INDEX "promises_to_explain" on "promises" ("ends_at") where broken_noted_at is not null and void_at is null and reason_code is null;
index promises_to_tell: CREATE INDEX "promises_to_tell" on "promises" ("next_alert_at") where next_alert_at is not null;
index rate_hits_by_end: CREATE INDEX "rate_hits_by_end" on "rate_hits" ("until");
index rosters_by_horizon: CREATE INDEX "rosters_by_horizon" on "rosters" ("generated_until");
index second_factors_by_account: CREATE INDEX "second_factors_by_account" on "second_factors" ("account_id", "created_at");
index service_selections_by_user: CREATE INDEX "service_selections_by_user" on "service_selections" ("user_id", "created_at", "id");
index sessions_by_account: CREATE INDEX "sessions_by_account" on "sessions" ("account_id", "ended_at");
index sessions_by_expiry: CREATE INDEX "sessions_by_expiry" on "sessions" ("expires_at");
index sessions_ended: CREATE INDEX "sessions_ended" on "sessions" ("ended_at") where "ended_at" is not null;
index time_off_by_caretaker: CREATE INDEX "time_off_by_caretaker" on "time_off" ("caretaker_id", "starts_min");
index time_off_by_request: CREATE INDEX "time_off_by_request" on "time_off" ("part_of");
index time_off_by_status: CREATE INDEX "time_off_by_status" on "time_off" ("status", "starts_min");
index visit_events_by_visit: CREATE INDEX "visit_events_by_visit" on "visit_events" ("visit_id", "received_at");
index visit_notes_by_visit: CREATE INDEX "visit_notes_by_visit" on "visit_notes" ("visit_id", "created_at");
index visits_by_booking: CREATE INDEX "visits_by_booking" on "visits" ("booking_id", "starts_min", "id");
index visits_by_caretaker: CREATE INDEX "visits_by_caretaker" on "visits" ("caretaker_id", "starts_min");
index visits_by_start: CREATE INDEX "visits_by_start" on "visits" ("starts_min", "id");
index visits_by_status: CREATE INDEX "visits_by_status" on "visits" ("status", "starts_min", "caretaker_id", "started_min", "ends_min");
index visits_once: CREATE UNIQUE INDEX "visits_once" on "visits" ("booking_id", "service_day", "code", "ordinal") where origin_visit_id is null;
index visits_unproved: CREATE INDEX "visits_unproved" on "visits" ("status", "starts_min", "id") where status = 'done' and (start_proof = 'none' or (end_proof = 'none' and coalesce(start_proof, '') <> 'family'));
table access_log: CREATE TABLE "access_log" ("id" text primary key, "hour" text not null, "viewer_id" text not null, "viewer_name" text not null, "viewer_email" text not null, "viewer_role" text not null, "subject_type" text not null check (subject_type in ('booking', 'document', 'family', 'message', 'call')), "subject_id" text not null, "opened" integer not null, "listed" integer not null, "refused" integer not null, "ip_address" text not null, "first_at" text not null, "last_at" text not null, constraint "access_log_once" unique ("viewer_id", "subject_type", "subject_id", "hour")) strict;
table accounts: CREATE TABLE "accounts" ("id" text primary key, "email" text not null unique, "name" text not null, "phone" text default '' not null, "location" text default '' not null, "role" text not null check (role in ('user', 'caretaker', 'admin')), "password_hash" text, "google_sub" text unique, "email_verified_at" text, "email_updates" integer default 1 not null, "sms_alerts" integer default 1 not null, "marketing" integer default 0 not null, "created_at" text not null, "updated_at" text not null, "removed_at" text, "password_chosen_by" text, "inactive_at" text, "office_note" text, "second_factor_at" text, "factor_due_at" text, "language" text, "search_name" text default '' not null, "name_order" text generated always as (case when "search_name" = '' then lower("name") else "search_name" end), "search_text" text generated always as (lower("name") || '' || "search_name" || '' || lower("email")), "search_digits" text generated always as (case when "phone" = '' then '' else '91' || substr(replace(replace(replace(replace(replace(replace("phone", ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10) end)) strict;
table audit_action_months: CREATE TABLE "audit_action_months" ("month" text not null, "action" text not null, "events" integer not null, constraint "audit_action_months_key" primary key ("month", "action")) strict;
table audit_counts: CREATE TABLE "audit_counts" ("day" text not null, "action" text not null, "resource_type" text not null, "user_role" text not null, "status" text not null, "events" integer not null, constraint "audit_counts_key" primary key ("day", "action", "resource_type", "user_role", "status")) strict;
table audit_log: CREATE TABLE "audit_log" ("seq" integer primary key, "id" text not null unique, "action" text not null, "actor_id" text, "user_name" text not null, "user_email" text not null, "user_role" text not null, "description" text not null, "resource_type" text not null, "resource_id" text, "status" text not null check (status in ('success', 'failed', 'pending')), "ip_address" text not null, "changes" text not null, "search_text" text not null, "day" text not null, "created_at" text not null, "previous_hash" text not null, "hash" text not null) strict;
table audit_search: CREATE VIRTUAL TABLE audit_search using fts5(search_text, content='audit_log', content_rowid='seq', tokenize='trigram', detail='full');
table audit_search_config: CREATE TABLE 'audit_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
table audit_search_data: CREATE TABLE 'audit_search_data'(id INTEGER PRIMARY KEY, block BLOB);
table audit_search_docsize: CREATE TABLE 'audit_search_docsize'(id INTEGER PRIMARY KEY, sz BLOB);
table audit_search_idx: CREATE TABLE 'audit_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
table audit_user_counts: CREATE TABLE "audit_user_counts" ("day" text not null, "user_email" text not null, "user_name" text not null, "events" integer not null, constraint "audit_user_counts_key" primary key ("day", "user_email")) strict;
table audit_user_months: CREATE TABLE "audit_user_months" ("month" text not null, "user_email" text not null, "user_name" text not null, "events" integer not null, constraint "audit_user_months_key" primary key ("month", "user_email")) strict;
table audit_user_totals: CREATE TABLE "audit_user_totals" ("user_email" text primary key, "user_name" text not null, "events" integer not null) strict;
table booking_assignments: CREATE TABLE "booking_assignments" ("seq" integer primary key autoincrement, "booking_id" text not null references "bookings" ("id"), "caretaker_id" text not null references "accounts" ("id"), "assigned_at" text not null, "care_from" text, "care_until" text, "ended_at" text, "ended_by" text check (ended_by in ('handover', 'taken_back', 'correction')), "reason" text) strict;
table booking_corrections: CREATE TABLE "booking_corrections" ("seq" integer primary key autoincrement, "booking_id" text not null references "bookings" ("id"), "from_status" text not null, "to_status" text not null, "reason" text not null, "corrected_by" text not null references "accounts" ("id"), "created_at" text not null) strict;
table booking_counts: CREATE TABLE "booking_counts" ("day" text not null, "service_type" text not null, "status" text not null, "bookings" integer not null, "ratings" integer not null, "rating_sum" integer not null, constraint "booking_counts_key" primary key ("day", "service_type", "status")) strict;
table booking_files: CREATE TABLE "booking_files" ("booking_id" text not null references "bookings" ("id"), "document_id" text not null references "documents" ("id"), "category" text not null, constraint "booking_files_key" primary key ("booking_id", "document_id", "category")) strict;
table booking_notes: CREATE TABLE "booking_notes" ("id" text primary key, "booking_id" text not null references "bookings" ("id"), "author_id" text not null references "accounts" ("id"), "author_name" text not null, "note" text not null, "created_at" text not null) strict;
table booking_preferences: CREATE TABLE "booking_preferences" ("booking_id" text primary key references "bookings" ("id"), "language" text, "gender" text check (gender in ('female', 'male')), "gender_strength" text default 'none' not null check (gender_strength in ('none', 'prefer', 'must')), "keep_same" integer default 0 not null check (keep_same in (0, 1)), constraint "booking_preferences_gender" check ((gender is null) = (gender_strength = 'none'))) strict;
table booking_totals: CREATE TABLE "booking_totals" ("service_type" text not null, "status" text not null, "bookings" integer not null, "ratings" integer not null, "rating_sum" integer not null, constraint "booking_totals_key" primary key ("service_type", "status")) strict;
table bookings: CREATE TABLE "bookings" ("seq" integer primary key autoincrement, "id" text not null unique, "code" text not null unique, "user_id" text not null references "accounts" ("id"), "service_type" text not null, "service_name" text not null, "package_id" text not null, "package_name" text not null, "price_amount" integer not null, "price_original_amount" integer not null, "price_unit" text not null, "status" text not null check (status in ('pending', 'confirmed', 'active', 'completed', 'cancelled')), "assigned_caregiver_id" text references "accounts" ("id"), "assigned_at" text, "form_data" text not null, "patient_details" text not null, "patient_name" text not null, "preferred_start_date" text, "user_info" text not null, "customer_name" text not null, "total_form_fields" integer not null, "filled_form_fields" integer not null, "completion_rate" integer not null, "rating" integer check (rating between 1 and 5), "review" text, "reviewed_at" text, "agreed_to_terms_at" text, "terms_version" text, "cancel_reason" text, "search_text" text not null, "client_timestamp" text not null, "created_day" text not null, "created_at" text not null, "updated_at" text not null, "is_assigned" integer generated always as (assigned_caregiver_id is not null), "customer_phone" text generated always as (substr(replace(replace(replace(replace(replace(json_extract("user_info", '$.phone'), ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), -10)), "customer_email" text generated always as (lower(json_extract("user_info", '$.email'))), "cancelled_from" text, "made_by" text, "completed_at" text, "emergency_phone" text generated always as (substr(replace(replace(replace(replace(replace(replace(json_extract("patient_details", '$.emergencyPhone'), ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10)), "customer_latin" text default '' not null, "patient_latin" text default '' not null, "customer_order" text generated always as (case when "customer_latin" = '' then lower("customer_name") else "customer_latin" end), "patient_order" text generated always as (case when "patient_latin" = '' then lower("patient_name") else "patient_latin" end), constraint "bookings_care_has_caretaker" check (status not in ('confirmed', 'active') or assigned_caregiver_id is not null)) strict;
table bookings_search: CREATE VIRTUAL TABLE bookings_search using fts5(search_text, content='bookings', content_rowid='seq', tokenize='trigram', detail='full');
table bookings_search_config: CREATE TABLE 'bookings_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
table bookings_search_data: CREATE TABLE 'bookings_search_data'(id INTEGER PRIMARY KEY, block BLOB);
table bookings_search_docsize: CREATE TABLE 'bookings_search_docsize'(id INTEGER PRIMARY KEY, sz BLOB);
table bookings_search_idx: CREATE TABLE 'bookings_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
table call_claims: CREATE TABLE "call_claims" ("phone10" text primary key, "by_id" text not null references "accounts" ("id"), "until" text not null) strict;
table call_items: CREATE TABLE "call_items" ("call_id" text not null references "calls" ("id"), "subject_type" text not null check (subject_type in ('booking', 'callback', 'message', 'visit')), "subject_id" text not null, constraint "call_items_key" primary key ("call_id", "subject_type", "subject_id")) strict;
table call_tries: CREATE TABLE "call_tries" ("subject_type" text not null check (subject_type in ('booking', 'callback', 'message', 'visit')), "subject_id" text not null, "attempts" integer not null, "days" integer not null, "last_day" text not null, "next_try_at" text, "given_up" integer not null check (given_up in (0, 1)), constraint "call_tries_key" primary key ("subject_type", "subject_id")) strict;
table callbacks: CREATE TABLE "callbacks" ("id" text primary key, "user_id" text not null references "accounts" ("id"), "service_type" text not null, "package_id" text not null, "preferred_time" text not null check (preferred_time in ('morning', 'afternoon', 'evening')), "additional_notes" text not null, "status" text not null check (status in ('open', 'called', 'closed')), "note" text, "client_timestamp" text not null, "created_at" text not null, "updated_at" text not null, "owner_id" text references "accounts" ("id"), "owned_at" text) strict;
table calls: CREATE TABLE "calls" ("id" text primary key, "phone10" text not null, "direction" text not null check (direction in ('out', 'in')), "outcome" text not null check (outcome in ('reached', 'call-again', 'no-answer', 'busy', 'switched-off', 'wrong-number', 'not-interested', 'booked')), "note" text, "next_try_at" text, "by_id" text not null references "accounts" ("id"), "client_call_id" text not null unique, "day" text not null, "created_at" text not null, constraint "calls_again_when" check (outcome <> 'call-again' or next_try_at is not null)) strict;
table caretaker_blocks: CREATE TABLE "caretaker_blocks" ("account_id" text not null references "accounts" ("id"), "user_id" text not null references "accounts" ("id"), "reason" text not null, "by_account" text not null references "accounts" ("id"), "created_at" text not null, constraint "caretaker_blocks_key" primary key ("user_id", "account_id")) strict;
table caretaker_busy: CREATE TABLE "caretaker_busy" ("caretaker_id" text not null references "accounts" ("id"), "starts_min" integer not null, "ends_min" integer not null, "subject_id" text primary key, "visit_id" text unique references "visits" ("id"), "time_off_id" text unique references "time_off" ("id"), constraint "caretaker_busy_subject" check ((visit_id is null) <> (time_off_id is null)), constraint "caretaker_busy_span" check (ends_min - starts_min between 1 and 43200)) strict;
table caretaker_hours: CREATE TABLE "caretaker_hours" ("account_id" text not null references "accounts" ("id"), "weekday" integer not null check (weekday between 0 and 6), "from_min" integer not null check (from_min between 0 and 1439), "to_min" integer not null, constraint "caretaker_hours_key" primary key ("account_id", "weekday", "from_min"), constraint "caretaker_hours_span" check (to_min - from_min between 1 and 1440)) strict;
table caretaker_languages: CREATE TABLE "caretaker_languages" ("account_id" text not null references "accounts" ("id"), "language" text not null, constraint "caretaker_languages_key" primary key ("account_id", "language")) strict;
table caretaker_profiles: CREATE TABLE "caretaker_profiles" ("account_id" text primary key references "accounts" ("id"), "gender" text default 'unsaid' not null check (gender in ('female', 'male', 'unsaid')), "home_pincode" text, "weekly_off" integer check (weekly_off between 0 and 6), "max_week_minutes" integer default 2880 not null check (max_week_minutes between 60 and 10080), "night_ok" integer default 0 not null check (night_ok in (0, 1)), "capacity" integer default 1 not null check (capacity between 1 and 20), "police_check_on" text, "id_check_on" text, "references_on" text) strict;
table caretaker_service_types: CREATE TABLE "caretaker_service_types" ("account_id" text not null references "accounts" ("id") on delete cascade, "service_type" text not null, constraint "caretaker_service_types_key" primary key ("account_id", "service_type")) strict;
table code_tries: CREATE TABLE "code_tries" ("code_id" text not null references "one_time_codes" ("id") on delete cascade, "network_hash" text not null, "attempts" integer not null, constraint "code_tries_key" primary key ("code_id", "network_hash")) strict;
table communications: CREATE TABLE "communications" ("id" text primary key, "booking_id" text not null references "bookings" ("id"), "sent_to" text not null check (sent_to in ('family', 'emergency', 'caretaker')), "channel" text not null check (channel in ('whatsapp', 'sms', 'call', 'mail')), "template" text not null, "language" text not null check (language in ('en', 'te', 'hi')), "state" text not null check (state in ('opened', 'sent', 'not-sent', 'delivered', 'failed')), "reason" text, "by_id" text not null references "accounts" ("id"), "created_at" text not null, "settled_at" text, "provider_id" text unique) strict;
table documents: CREATE TABLE "documents" ("id" text primary key, "owner_id" text not null references "accounts" ("id"), "name" text not null, "category" text, "media_type" text not null, "size_bytes" integer not null, "stored_name" text not null unique, "sha256" text not null, "status" text not null check (status in ('pending', 'verified', 'rejected')), "reason" text, "decided_at" text, "uploaded_at" text not null) strict;
table factor_challenges: CREATE TABLE "factor_challenges" ("token_hash" text primary key, "account_id" text not null references "accounts" ("id") on delete cascade, "purpose" text not null check (purpose in ('sign-in', 'prove', 'add-totp', 'add-passkey')), "bound_to" text not null, "payload" text, "attempts" integer default 0 not null, "expires_at" text not null) strict;
table family_notes: CREATE TABLE "family_notes" ("id" text primary key, "account_id" text not null references "accounts" ("id"), "author_id" text not null references "accounts" ("id"), "author_name" text not null, "note" text not null, "created_at" text not null) strict;
table idempotency_keys: CREATE TABLE "idempotency_keys" ("account_id" text not null references "accounts" ("id") on delete cascade, "idempotency_key" text not null, "request_hash" text not null, "booking_id" text not null references "bookings" ("id"), "created_at" text not null, constraint "idempotency_keys_key" primary key ("account_id", "idempotency_key")) strict;
table leases: CREATE TABLE "leases" ("name" text primary key, "holder" text not null, "until" text not null) strict;
table limit_hits: CREATE TABLE "limit_hits" ("limit_name" text not null, "subject_hash" text not null, "at" text not null, constraint "limit_hits_key" primary key ("limit_name", "subject_hash", "at")) strict;
table messages: CREATE TABLE "messages" ("id" text primary key, "name" text not null, "email" text not null, "phone" text not null, "subject" text not null, "message" text not null, "inquiry_type" text not null, "status" text not null check (status in ('new', 'answered', 'closed')), "created_at" text not null, "updated_at" text not null, "owner_id" text references "accounts" ("id"), "owned_at" text, "note" text, "search_name" text default '' not null, "name_order" text generated always as (case when search_name = '' then lower("name") else search_name end)) strict;
table newsletter_subscribers: CREATE TABLE "newsletter_subscribers" ("id" text primary key, "email" text not null unique, "created_at" text not null, "confirmed_at" text, "token_hash" text, "token_sent_at" text) strict;
table one_time_codes: CREATE TABLE "one_time_codes" ("id" text primary key, "email" text not null, "purpose" text not null check (purpose in ('signup', 'reset')), "code_hash" text not null, "attempts" integer default 0 not null, "expires_at" text not null, "verified_at" text, "client_hash" text, "consumed_at" text, "created_at" text not null, "asker_hash" text, "stranger_attempts" integer default 0 not null) strict;
table outbox_mails: CREATE TABLE "outbox_mails" ("id" text primary key, "recipient" text not null, "subject" text not null, "text_body" text not null, "html_body" text not null, "status" text not null check (status in ('waiting', 'sent', 'failed')), "attempts" integer default 0 not null, "next_attempt_at" text not null, "last_error" text, "created_at" text not null, "sent_at" text, "claimed_by" text, "claimed_until" text, "booking_id" text references "bookings" ("id"), "template" text) strict;
table promise_alerts: CREATE TABLE "promise_alerts" ("promise_id" text not null references "promises" ("id"), "level" text not null check (level in ('soon', 'due', 'late')), "at" text not null, constraint "promise_alerts_key" primary key ("promise_id", "level")) strict;
table promise_counts: CREATE TABLE "promise_counts" ("day" text not null, "kind" text not null, "kept" integer not null, "broken" integer not null, constraint "promise_counts_key" primary key ("day", "kind")) strict;
table promise_holds: CREATE TABLE "promise_holds" ("id" text primary key, "promise_id" text not null references "promises" ("id"), "from_at" text not null, "until_at" text not null, "reason" text not null, "by_id" text not null references "accounts" ("id"), "created_at" text not null, constraint "promise_holds_forward" check (until_at > from_at)) strict;
table promises: CREATE TABLE "promises" ("id" text primary key, "subject_type" text not null check (subject_type in ('booking', 'callback', 'message')), "subject_id" text not null, "kind" text not null check (kind in ('call', 'match', 'verification', 'caregiver', 'callback', 'reply', 'rematch')), "round" integer not null, "clock" text not null check (clock in ('always', 'office')), "started_at" text not null, "due_at" text not null, "due_day" text not null, "ends_at" text not null, "held_minutes" integer not null, "next_alert_at" text, "met_at" text, "broken_noted_at" text, "closed_at" text, "void_at" text, "void_reason" text check (void_reason in ('cancelled', 'completed', 'closed', 'undone', 'erased')), "reason_code" text check (reason_code in ('family-unreachable', 'family-asked', 'no-caretaker', 'our-delay', 'no-network', 'outside-area', 'other')), "reason_note" text, "reason_by" text references "accounts" ("id"), "reason_at" text, constraint "promises_once" unique ("subject_type", "subject_id", "kind", "round"), constraint "promises_end_late" check (ends_at >= due_at and held_minutes >= 0), constraint "promises_void_why" check ((void_at is null) = (void_reason is null))) strict;
table rate_hits: CREATE TABLE "rate_hits" ("limit_name" text not null, "subject_hash" text not null, "hits" text not null, "until" text not null, constraint "rate_hits_key" primary key ("limit_name", "subject_hash")) strict;
table recovery_codes: CREATE TABLE "recovery_codes" ("account_id" text not null references "accounts" ("id") on delete cascade, "code_hash" text not null, constraint "recovery_codes_key" primary key ("account_id", "code_hash")) strict;
table roster_rules: CREATE TABLE "roster_rules" ("id" text primary key, "booking_id" text not null references "rosters" ("booking_id"), "code" text not null check (code in ('D', 'N', 'L', 'S')), "weekday" integer not null check (weekday between 0 and 6), "caretaker_id" text references "accounts" ("id"), "from_day" text not null, "to_day" text, constraint "roster_rules_once" unique ("booking_id", "code", "weekday", "from_day"), constraint "roster_rules_span" check (to_day is null or to_day >= from_day)) strict;
table roster_shifts: CREATE TABLE "roster_shifts" ("booking_id" text not null references "rosters" ("booking_id"), "code" text not null check (code in ('D', 'N', 'L', 'S')), "start_min" integer not null check (start_min between 0 and 1439), "minutes" integer not null check (minutes between 30 and 1440), constraint "roster_shifts_key" primary key ("booking_id", "code")) strict;
table rosters: CREATE TABLE "rosters" ("booking_id" text primary key references "bookings" ("id"), "starts_on" text not null, "ends_on" text, "days_mask" integer not null check (days_mask between 1 and 127), "mode" text not null check (mode in ('visits', 'two-shifts', 'live-in')), "units_total" integer check (units_total > 0), "pause_from" text, "pause_until" text, "generated_until" text, "revision" integer default 1 not null, "created_at" text not null, "updated_at" text not null, constraint "rosters_span" check (ends_on is null or ends_on >= starts_on), constraint "rosters_pause" check ((pause_from is not null or pause_until is null) and (pause_until is null or pause_until >= pause_from))) strict;
table second_factors: CREATE TABLE "second_factors" ("id" text primary key, "account_id" text not null references "accounts" ("id") on delete cascade, "kind" text not null check (kind in ('totp', 'passkey')), "name" text not null, "sealed_secret" text, "last_step" integer, "credential_id" text unique, "public_key" text, "counter" integer default 0 not null, "transports" text, "created_at" text not null, "last_used_at" text, constraint "second_factors_whole" check ((kind = 'totp' and sealed_secret is not null) or (kind = 'passkey' and credential_id is not null and public_key is not null))) strict;
table service_selections: CREATE TABLE "service_selections" ("id" text primary key, "user_id" text not null references "accounts" ("id"), "service_type" text not null, "service_name" text not null, "service_description" text not null, "user_agent" text not null, "referrer" text not null, "client_timestamp" text not null, "source" text not null check (source in ('selection', 'tracking')), "created_at" text not null) strict;
table sessions: CREATE TABLE "sessions" ("id" text primary key, "account_id" text not null references "accounts" ("id") on delete cascade, "created_at" text not null, "expires_at" text not null, "ended_at" text, "ip" text not null, "user_agent" text not null, "last_used_at" text default '' not null, "proven_at" text default '' not null) strict;
table system_facts: CREATE TABLE "system_facts" ("name" text primary key, "value" text not null, "updated_at" text not null) strict;
table time_off: CREATE TABLE "time_off" ("id" text primary key, "caretaker_id" text not null references "accounts" ("id"), "starts_min" integer not null, "ends_min" integer not null, "kind" text not null check (kind in ('day-off', 'sick', 'leave', 'other')), "status" text not null check (status in ('requested', 'approved', 'declined', 'withdrawn')), "reason" text default '' not null, "decided_by" text references "accounts" ("id"), "decided_at" text, "created_at" text not null, "part_of" text, constraint "time_off_span" check (ends_min - starts_min between 1 and 43200)) strict;
table undos: CREATE TABLE "undos" ("subject_type" text not null check (subject_type in ('booking', 'callback', 'message')), "subject_id" text not null, "author_id" text not null references "accounts" ("id"), "made_at" text not null, "before" text not null, constraint "undos_key" primary key ("subject_type", "subject_id")) strict;
table used_credentials: CREATE TABLE "used_credentials" ("credential_hash" text primary key, "expires_at" text not null) strict;
table visit_events: CREATE TABLE "visit_events" ("id" text primary key, "visit_id" text not null references "visits" ("id"), "kind" text not null check (kind in ('start', 'end')), "occurred_at" text not null, "received_at" text not null, "proof" text not null check (proof in ('code', 'family', 'office', 'none')), "reason" text, "client_event_id" text not null unique, "by_account" text not null references "accounts" ("id"), "withdrawn_of" text unique references "visit_events" ("id")) strict;
table visit_notes: CREATE TABLE "visit_notes" ("id" text primary key, "visit_id" text not null references "visits" ("id"), "author_id" text not null references "accounts" ("id"), "text" text not null, "client_event_id" text not null unique, "created_at" text not null) strict;
table visits: CREATE TABLE "visits" ("id" text primary key, "booking_id" text not null references "bookings" ("id"), "service_day" text not null, "code" text not null check (code in ('D', 'N', 'L', 'S')), "ordinal" integer default 0 not null, "starts_min" integer not null, "ends_min" integer not null, "caretaker_id" text references "accounts" ("id"), "status" text default 'planned' not null check (status in ('planned', 'started', 'done', 'missed', 'skipped', 'cancelled')), "reason" text, "origin_visit_id" text unique references "visits" ("id"), "origin_kind" text check (origin_kind in ('moved', 'replacement')), "moves" integer default 0 not null check (moves between 0 and 2), "charge" text default 'due' not null check (charge in ('due', 'waived', 'none')), "started_min" integer, "ended_min" integer, "start_proof" text check ("start_proof" in ('code', 'family', 'office', 'none')), "end_proof" text check ("end_proof" in ('code', 'family', 'office', 'none')), "absent_reported_at" text, "edited_at" text, "revision" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "missing_told_at" text, "reason_by" text check (reason_by = 'family'), constraint "visits_span" check (ends_min > starts_min and ends_min - starts_min <= 1440), constraint "visits_origin" check ((origin_visit_id is null) = (origin_kind is null)), constraint "visits_worked" check (status not in ('started', 'done') or (caretaker_id is not null and started_min is not null)), constraint "visits_ended" check ((status = 'done') = (ended_min is not null))) strict;
trigger access_log_kept_for_a_year: CREATE TRIGGER access_log_kept_for_a_year before delete on access_log for each row begin
    select raise(abort, 'the access log is kept for a year') where old.hour > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days');
  end;
trigger access_log_only_counts: CREATE TRIGGER access_log_only_counts before update on access_log for each row
  when (new.id is distinct from old.id or new.hour is distinct from old.hour or new.viewer_id is distinct from old.viewer_id or new.viewer_name is distinct from old.viewer_name or new.viewer_email is distinct from old.viewer_email or new.viewer_role is distinct from old.viewer_role or new.subject_type is distinct from old.subject_type or new.subject_id is distinct from old.subject_id or new.first_at is distinct from old.first_at
      or new.opened < old.opened or new.listed < old.listed or new.refused < old.refused) begin
    select raise(abort, 'the access log is append-only');
  end;
trigger audit_counts_insert: CREATE TRIGGER audit_counts_insert after insert on audit_log for each row begin
    insert into audit_counts(day, action, resource_type, user_role, status, events)
    values (new.day, new.action, new.resource_type, new.user_role, new.status, 1)
    on conflict(day, action, resource_type, user_role, status) do update set events = audit_counts.events + 1;
  end;
trigger audit_log_no_delete: CREATE TRIGGER audit_log_no_delete before delete on audit_log for each row begin
    select raise(abort, 'the audit log is append-only');
  end;
trigger audit_log_no_update: CREATE TRIGGER audit_log_no_update before update on audit_log for each row begin
    select raise(abort, 'the audit log is append-only');
  end;
trigger audit_log_only_append: CREATE TRIGGER audit_log_only_append before insert on audit_log for each row begin
    select raise(abort, 'the audit log is append-only') where new.seq <> (select coalesce(max(seq), 0) + 1 from audit_log)
      or exists (select 1 from audit_log where id = new.id);
  end;
trigger audit_people_insert: CREATE TRIGGER audit_people_insert after insert on audit_log for each row begin
    insert into audit_user_counts(day, user_email, user_name, events) values (new.day, case when new.user_role = 'visitor' then '' else new.user_email end, new.user_name, 1)
    on conflict(day, user_email) do update set events = audit_user_counts.events + 1, user_name = excluded.user_name;
    insert into audit_user_totals(user_email, user_name, events) values (case when new.user_role = 'visitor' then '' else new.user_email end, new.user_name, 1)
    on conflict(user_email) do update set events = audit_user_totals.events + 1, user_name = excluded.user_name;
    insert into audit_user_months(month, user_email, user_name, events)
    values (substr(new.day, 1, 7), case when new.user_role = 'visitor' then '' else new.user_email end, new.user_name, 1)
    on conflict(month, user_email) do update set events = audit_user_months.events + 1, user_name = excluded.user_name;
    insert into audit_action_months(month, action, events) values (substr(new.day, 1, 7), new.action, 1)
    on conflict(month, action) do update set events = audit_action_months.events + 1;
  end;
trigger audit_search_insert: CREATE TRIGGER audit_search_insert after insert on audit_log for each row begin
    insert into audit_search(rowid, search_text) values (new.seq, new.search_text);
  end;
trigger booking_counts_insert: CREATE TRIGGER booking_counts_insert after insert on bookings for each row begin
    insert into booking_counts(day, service_type, status, bookings, ratings, rating_sum)
    values (new.created_day, new.service_type, new.status, 1, cast(new.rating is not null as integer), coalesce(new.rating, 0))
    on conflict(day, service_type, status) do update set bookings = booking_counts.bookings + 1,
      ratings = booking_counts.ratings + excluded.ratings, rating_sum = booking_counts.rating_sum + excluded.rating_sum;
  end;
trigger booking_counts_update: CREATE TRIGGER booking_counts_update after update of status, rating on bookings for each row
  when (old.status <> new.status or old.rating is distinct from new.rating) begin
    update booking_counts set bookings = bookings - 1, ratings = ratings - cast(old.rating is not null as integer),
      rating_sum = rating_sum - coalesce(old.rating, 0)
    where day = old.created_day and service_type = old.service_type and status = old.status;
    insert into booking_counts(day, service_type, status, bookings, ratings, rating_sum)
    values (new.created_day, new.service_type, new.status, 1, cast(new.rating is not null as integer), coalesce(new.rating, 0))
    on conflict(day, service_type, status) do update set bookings = booking_counts.bookings + 1,
      ratings = booking_counts.ratings + excluded.ratings, rating_sum = booking_counts.rating_sum + excluded.rating_sum;
  end;
trigger booking_totals_insert: CREATE TRIGGER booking_totals_insert after insert on booking_counts for each row begin
    insert into booking_totals(service_type, status, bookings, ratings, rating_sum)
    values (new.service_type, new.status, new.bookings, new.ratings, new.rating_sum)
    on conflict(service_type, status) do update set bookings = booking_totals.bookings + excluded.bookings,
      ratings = booking_totals.ratings + excluded.ratings, rating_sum = booking_totals.rating_sum + excluded.rating_sum;
  end;
trigger booking_totals_update: CREATE TRIGGER booking_totals_update after update on booking_counts for each row begin
    update booking_totals set bookings = bookings + new.bookings - old.bookings,
      ratings = ratings + new.ratings - old.ratings, rating_sum = rating_sum + new.rating_sum - old.rating_sum
    where service_type = new.service_type and status = new.status;
  end;
trigger bookings_capacity_insert: CREATE TRIGGER bookings_capacity_insert after insert on bookings for each row
  when (new.assigned_caregiver_id is not null and new.status in ('pending', 'confirmed', 'active')) begin
    select raise(abort, 'caretaker capacity reached') where (select count(*) from bookings
      where assigned_caregiver_id = new.assigned_caregiver_id and status in ('pending', 'confirmed', 'active') and seq <> new.seq)
    >= coalesce((select capacity from caretaker_profiles where account_id = new.assigned_caregiver_id), 1);
  end;
trigger bookings_capacity_update: CREATE TRIGGER bookings_capacity_update before update of assigned_caregiver_id, status on bookings for each row
  when (new.assigned_caregiver_id is not null and new.status in ('pending', 'confirmed', 'active')
      and not (old.status in ('pending', 'confirmed', 'active') and old.assigned_caregiver_id is not distinct from new.assigned_caregiver_id)) begin
    select raise(abort, 'caretaker capacity reached') where (select count(*) from bookings
      where assigned_caregiver_id = new.assigned_caregiver_id and status in ('pending', 'confirmed', 'active') and seq <> new.seq)
    >= coalesce((select capacity from caretaker_profiles where account_id = new.assigned_caregiver_id), 1);
  end;
trigger bookings_no_delete: CREATE TRIGGER bookings_no_delete before delete on bookings for each row begin
    select raise(abort, 'bookings are never deleted');
  end;
trigger bookings_rated_once: CREATE TRIGGER bookings_rated_once before update of rating on bookings for each row
  when (old.rating is not null and old.rating is distinct from new.rating) begin
    select raise(abort, 'a booking is rated once');
  end;
trigger bookings_search_insert: CREATE TRIGGER bookings_search_insert after insert on bookings for each row begin
    insert into bookings_search(rowid, search_text) values (new.seq, new.search_text);
  end;
trigger bookings_search_update: CREATE TRIGGER bookings_search_update after update of search_text on bookings for each row
  when (old.search_text <> new.search_text) begin
    insert into bookings_search(bookings_search, rowid, search_text) values ('delete', old.seq, old.search_text);
    insert into bookings_search(rowid, search_text) values (new.seq, new.search_text);
  end;
trigger caretaker_busy_overlap: CREATE TRIGGER caretaker_busy_overlap before insert on caretaker_busy for each row begin
    select raise(abort, 'caretaker_busy overlap') where exists (select 1 from caretaker_busy where caretaker_id = new.caretaker_id and starts_min < new.ends_min
      and starts_min > new.starts_min - 43200 and ends_min > new.starts_min);
  end;
trigger promise_counts_insert: CREATE TRIGGER promise_counts_insert after insert on promises for each row
  when ((new.met_at is not null and new.broken_noted_at is null and new.void_at is null) or (new.broken_noted_at is not null and new.void_at is null)) begin
    insert into promise_counts(day, kind, kept, broken) values (new.due_day, new.kind, cast((new.met_at is not null and new.broken_noted_at is null and new.void_at is null) as integer), cast((new.broken_noted_at is not null and new.void_at is null) as integer))
    on conflict(day, kind) do update set kept = promise_counts.kept + excluded.kept, broken = promise_counts.broken + excluded.broken;
  end;
trigger promise_counts_update: CREATE TRIGGER promise_counts_update after update of met_at, broken_noted_at, void_at on promises for each row
  when ((new.met_at is not null and new.broken_noted_at is null and new.void_at is null) <> (old.met_at is not null and old.broken_noted_at is null and old.void_at is null) or (new.broken_noted_at is not null and new.void_at is null) <> (old.broken_noted_at is not null and old.void_at is null)) begin
    insert into promise_counts(day, kind, kept, broken) values (new.due_day, new.kind, cast((new.met_at is not null and new.broken_noted_at is null and new.void_at is null) as integer) - cast((old.met_at is not null and old.broken_noted_at is null and old.void_at is null) as integer), cast((new.broken_noted_at is not null and new.void_at is null) as integer) - cast((old.broken_noted_at is not null and old.void_at is null) as integer))
    on conflict(day, kind) do update set kept = promise_counts.kept + excluded.kept, broken = promise_counts.broken + excluded.broken;
  end;
trigger promises_fixed: CREATE TRIGGER promises_fixed before update on promises for each row
  when (new.subject_type is distinct from old.subject_type or new.subject_id is distinct from old.subject_id or new.kind is distinct from old.kind or new.round is distinct from old.round or new.clock is distinct from old.clock or new.started_at is distinct from old.started_at or new.due_at is distinct from old.due_at or new.due_day is distinct from old.due_day) begin
    select raise(abort, 'a promise keeps its time');
  end;
trigger promises_no_delete: CREATE TRIGGER promises_no_delete before delete on promises for each row begin
    select raise(abort, 'promises are never deleted');
  end;
trigger promises_once_only: CREATE TRIGGER promises_once_only before update on promises for each row
  when ((old.met_at is not null and new.met_at is distinct from old.met_at) or (old.broken_noted_at is not null and new.broken_noted_at is distinct from old.broken_noted_at) or (old.closed_at is not null and new.closed_at is distinct from old.closed_at) or (old.void_at is not null and new.void_at is distinct from old.void_at)) begin
    select raise(abort, 'what became of a promise is said once');
  end;
trigger time_off_busy_insert: CREATE TRIGGER time_off_busy_insert after insert on time_off for each row begin
    insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, time_off_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id where new.status = 'approved';
  end;
trigger time_off_busy_update: CREATE TRIGGER time_off_busy_update after update of status on time_off for each row begin
    delete from caretaker_busy where time_off_id = new.id;
    insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, time_off_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id where new.status = 'approved';
  end;
trigger visit_events_keep_reason: CREATE TRIGGER visit_events_keep_reason before update of reason on visit_events for each row
  when (new.reason is not null) begin
    select raise(abort, 'what happened on a visit is not rewritten');
  end;
trigger visit_events_no_delete: CREATE TRIGGER visit_events_no_delete before delete on visit_events for each row begin
    select raise(abort, 'what happened on a visit is not rewritten');
  end;
trigger visit_events_no_update: CREATE TRIGGER visit_events_no_update before update of id, visit_id, kind, occurred_at, received_at, proof, client_event_id, by_account, withdrawn_of
    on visit_events for each row begin
    select raise(abort, 'what happened on a visit is not rewritten');
  end;
trigger visits_busy_delete: CREATE TRIGGER visits_busy_delete before delete on visits for each row begin
    delete from caretaker_busy where visit_id = old.id;
  end;
trigger visits_busy_insert: CREATE TRIGGER visits_busy_insert after insert on visits for each row begin
    insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, visit_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id
    where new.caretaker_id is not null and new.status in ('planned', 'started', 'done');
  end;
trigger visits_busy_update: CREATE TRIGGER visits_busy_update after update of caretaker_id, status, starts_min, ends_min on visits for each row begin
    delete from caretaker_busy where visit_id = new.id;
    insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, visit_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id
    where new.caretaker_id is not null and new.status in ('planned', 'started', 'done');
  end;
