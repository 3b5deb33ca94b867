access_log.id text not null;
access_log.hour text not null;
access_log.viewer_id text not null;
access_log.viewer_name text not null;
access_log.viewer_email text not null;
access_log.viewer_role text not null;
access_log.subject_type text not null;
access_log.subject_id text not null;
access_log.opened bigint not null;
access_log.listed bigint not null;
access_log.refused bigint not null;
access_log.ip_address text not null;
access_log.first_at text not null;
access_log.last_at text not null;
accounts.id text not null;
accounts.email text not null;
accounts.name text not null;
accounts.phone text not null ''::text;
accounts.location text not null ''::text;
accounts.role text not null;
accounts.password_hash text;
accounts.google_sub text;
accounts.email_verified_at text;
accounts.email_updates bigint not null 1;
accounts.sms_alerts bigint not null 1;
accounts.marketing bigint not null 0;
accounts.created_at text not null;
accounts.updated_at text not null;
accounts.removed_at text;
accounts.password_chosen_by text;
accounts.inactive_at text;
accounts.office_note text;
accounts.second_factor_at text;
accounts.factor_due_at text;
accounts.language text;
accounts.search_name text not null ''::text;
accounts.name_order text generated s 
CASE
    WHEN (search_name = ''::text) THEN lower((name COLLATE "C"))
    ELSE search_name
END;
accounts.search_text text generated s ((((lower((name COLLATE "C")) || ''::text) || search_name) || ''::text) || lower((email COLLATE "C")));
accounts.search_digits text generated s 
CASE
    WHEN (phone = ''::text) THEN ''::text
    ELSE ('91'::text || "right"(replace(replace(replace(replace(replace(replace(phone, ' '::text, ''::text), '-'::text, ''::text), '('::text, ''::text), ')'::text, ''::text), '.'::text, ''::text), '+'::text, ''::text), 10))
END;
audit_action_months.month text not null;
audit_action_months.action text not null;
audit_action_months.events bigint not null;
audit_counts.day text not null;
audit_counts.action text not null;
audit_counts.resource_type text not null;
audit_counts.user_role text not null;
audit_counts.status text not null;
audit_counts.events bigint not null;
audit_log.seq bigint not null;
audit_log.id text not null;
audit_log.action text not null;
audit_log.actor_id text;
audit_log.user_name text not null;
audit_log.user_email text not null;
audit_log.user_role text not null;
audit_log.description text not null;
audit_log.resource_type text not null;
audit_log.resource_id text;
audit_log.status text not null;
audit_log.ip_address text not null;
audit_log.changes text not null;
audit_log.search_text text not null;
audit_log.day text not null;
audit_log.created_at text not null;
audit_log.previous_hash text not null;
audit_log.hash text not null;
audit_user_counts.day text not null;
audit_user_counts.user_email text not null;
audit_user_counts.user_name text not null;
audit_user_counts.events bigint not null;
audit_user_months.month text not null;
audit_user_months.user_email text not null;
audit_user_months.user_name text not null;
audit_user_months.events bigint not null;
audit_user_totals.user_email text not null;
audit_user_totals.user_name text not null;
audit_user_totals.events bigint not null;
booking_assignments.seq bigint not null;
booking_assignments.booking_id text not null;
booking_assignments.caretaker_id text not null;
booking_assignments.assigned_at text not null;
booking_assignments.care_from text;
booking_assignments.care_until text;
booking_assignments.ended_at text;
booking_assignments.ended_by text;
booking_assignments.reason text;
booking_corrections.seq bigint not null;
booking_corrections.booking_id text not null;
booking_corrections.from_status text not null;
booking_corrections.to_status text not null;
booking_corrections.reason text not null;
booking_corrections.corrected_by text not null;
booking_corrections.created_at text not null;
booking_counts.day text not null;
booking_counts.service_type text not null;
booking_counts.status text not null;
booking_counts.bookings bigint not null;
booking_counts.ratings bigint not null;
booking_counts.rating_sum bigint not null;
booking_files.booking_id text not null;
booking_files.document_id text not null;
booking_files.category text not null;
booking_notes.id text not null;
booking_notes.booking_id text not null;
booking_notes.author_id text not null;
booking_notes.author_name text not null;
booking_notes.note text not null;
booking_notes.created_at text not null;
booking_preferences.booking_id text not null;
booking_preferences.language text;
booking_preferences.gender text;
booking_preferences.gender_strength text not null 'none'::text;
booking_preferences.keep_same bigint not null 0;
booking_totals.service_type text not null;
booking_totals.status text not null;
booking_totals.bookings bigint not null;
booking_totals.ratings bigint not null;
booking_totals.rating_sum bigint not null;
bookings.seq bigint not null;
bookings.id text not null;
bookings.code text not null;
bookings.user_id text not null;
bookings.service_type text not null;
bookings.service_name text not null;
bookings.package_id text not null;
bookings.package_name text not null;
bookings.price_amount bigint not null;
bookings.price_original_amount bigint not null;
bookings.price_unit text not null;
bookings.status text not null;
bookings.assigned_caregiver_id text;
bookings.assigned_at text;
bookings.form_data text not null;
bookings.patient_details text not null;
bookings.patient_name text not null;
bookings.preferred_start_date text;
bookings.user_info text not null;
bookings.customer_name text not null;
bookings.total_form_fields bigint not null;
bookings.filled_form_fields bigint not null;
bookings.completion_rate bigint not null;
bookings.rating bigint;
bookings.review text;
bookings.reviewed_at text;
bookings.agreed_to_terms_at text;
bookings.terms_version text;
bookings.cancel_reason text;
bookings.search_text text not null;
bookings.client_timestamp text not null;
bookings.created_day text not null;
bookings.created_at text not null;
bookings.updated_at text not null;
bookings.is_assigned bigint generated s ((assigned_caregiver_id IS NOT NULL))::integer;
bookings.customer_phone text generated s "right"(replace(replace(replace(replace(replace(((user_info)::jsonb ->> 'phone'::text), ' '::text, ''::text), '-'::text, ''::text), '('::text, ''::text), ')'::text, ''::text), '.'::text, ''::text), 10);
bookings.customer_email text generated s lower((((user_info)::jsonb ->> 'email'::text) COLLATE "C"));
bookings.cancelled_from text;
bookings.made_by text;
bookings.completed_at text;
bookings.emergency_phone text generated s "right"(replace(replace(replace(replace(replace(replace(((patient_details)::jsonb ->> 'emergencyPhone'::text), ' '::text, ''::text), '-'::text, ''::text), '('::text, ''::text), ')'::text, ''::text), '.'::text, ''::text), '+'::text, ''::text), 10);
bookings.customer_latin text not null ''::text;
bookings.patient_latin text not null ''::text;
bookings.customer_order text generated s 
CASE
    WHEN (customer_latin = ''::text) THEN lower((customer_name COLLATE "C"))
    ELSE customer_latin
END;
bookings.patient_order text generated s 
CASE
    WHEN (patient_latin = ''::text) THEN lower((patient_name COLLATE "C"))
    ELSE patient_latin
END;
call_claims.phone10 text not null;
call_claims.by_id text not null;
call_claims.until text not null;
call_items.call_id text not null;
call_items.subject_type text not null;
call_items.subject_id text not null;
call_tries.subject_type text not null;
call_tries.subject_id text not null;
call_tries.attempts bigint not null;
call_tries.days bigint not null;
call_tries.last_day text not null;
call_tries.next_try_at text;
call_tries.given_up bigint not null;
callbacks.id text not null;
callbacks.user_id text not null;
callbacks.service_type text not null;
callbacks.package_id text not null;
callbacks.preferred_time text not null;
callbacks.additional_notes text not null;
callbacks.status text not null;
callbacks.note text;
callbacks.client_timestamp text not null;
callbacks.created_at text not null;
callbacks.updated_at text not null;
callbacks.owner_id text;
callbacks.owned_at text;
calls.id text not null;
calls.phone10 text not null;
calls.direction text not null;
calls.outcome text not null;
calls.note text;
calls.next_try_at text;
calls.by_id text not null;
calls.client_call_id text not null;
calls.day text not null;
calls.created_at text not null;
caretaker_blocks.account_id text not null;
caretaker_blocks.user_id text not null;
caretaker_blocks.reason text not null;
caretaker_blocks.by_account text not null;
caretaker_blocks.created_at text not null;
caretaker_busy.caretaker_id text not null;
caretaker_busy.starts_min bigint not null;
caretaker_busy.ends_min bigint not null;
caretaker_busy.subject_id text not null;
caretaker_busy.visit_id text;
caretaker_busy.time_off_id text;
caretaker_hours.account_id text not null;
caretaker_hours.weekday bigint not null;
caretaker_hours.from_min bigint not null;
caretaker_hours.to_min bigint not null;
caretaker_languages.account_id text not null;
caretaker_languages.language text not null;
caretaker_profiles.account_id text not null;
caretaker_profiles.gender text not null 'unsaid'::text;
caretaker_profiles.home_pincode text;
caretaker_profiles.weekly_off bigint;
caretaker_profiles.max_week_minutes bigint not null 2880;
caretaker_profiles.night_ok bigint not null 0;
caretaker_profiles.capacity bigint not null 1;
caretaker_profiles.police_check_on text;
caretaker_profiles.id_check_on text;
caretaker_profiles.references_on text;
caretaker_service_types.account_id text not null;
caretaker_service_types.service_type text not null;
code_tries.code_id text not null;
code_tries.network_hash text not null;
code_tries.attempts bigint not null;
communications.id text not null;
communications.booking_id text not null;
communications.sent_to text not null;
communications.channel text not null;
communications.template text not null;
communications.language text not null;
communications.state text not null;
communications.reason text;
communications.by_id text not null;
communications.created_at text not null;
communications.settled_at text;
communications.provider_id text;
documents.id text not null;
documents.owner_id text not null;
documents.name text not null;
documents.category text;
documents.media_type text not null;
documents.size_bytes bigint not null;
documents.stored_name text not null;
documents.sha256 text not null;
documents.status text not null;
documents.reason text;
documents.decided_at text;
documents.uploaded_at text not null;
factor_challenges.token_hash text not null;
factor_challenges.account_id text not null;
factor_challenges.purpose text not null;
factor_challenges.bound_to text not null;
factor_challenges.payload text;
factor_challenges.attempts bigint not null 0;
factor_challenges.expires_at text not null;
family_notes.id text not null;
family_notes.account_id text not null;
family_notes.author_id text not null;
family_notes.author_name text not null;
family_notes.note text not null;
family_notes.created_at text not null;
idempotency_keys.account_id text not null;
idempotency_keys.idempotency_key text not null;
idempotency_keys.request_hash text not null;
idempotency_keys.booking_id text not null;
idempotency_keys.created_at text not null;
leases.name text not null;
leases.holder text not null;
leases.until text not null;
limit_hits.limit_name text not null;
limit_hits.subject_hash text not null;
limit_hits.at text not null;
messages.id text not null;
messages.name text not null;
messages.email text not null;
messages.phone text not null;
messages.subject text not null;
messages.message text not null;
messages.inquiry_type text not null;
messages.status text not null;
messages.created_at text not null;
messages.updated_at text not null;
messages.owner_id text;
messages.owned_at text;
messages.note text;
messages.search_name text not null ''::text;
messages.name_order text generated s 
CASE
    WHEN (search_name = ''::text) THEN lower((name COLLATE "C"))
    ELSE search_name
END;
newsletter_subscribers.id text not null;
newsletter_subscribers.email text not null;
newsletter_subscribers.created_at text not null;
newsletter_subscribers.confirmed_at text;
newsletter_subscribers.token_hash text;
newsletter_subscribers.token_sent_at text;
one_time_codes.id text not null;
one_time_codes.email text not null;
one_time_codes.purpose text not null;
one_time_codes.code_hash text not null;
one_time_codes.attempts bigint not null 0;
one_time_codes.expires_at text not null;
one_time_codes.verified_at text;
one_time_codes.client_hash text;
one_time_codes.consumed_at text;
one_time_codes.created_at text not null;
one_time_codes.asker_hash text;
one_time_codes.stranger_attempts bigint not null 0;
outbox_mails.id text not null;
outbox_mails.recipient text not null;
outbox_mails.subject text not null;
outbox_mails.text_body text not null;
outbox_mails.html_body text not null;
outbox_mails.status text not null;
outbox_mails.attempts bigint not null 0;
outbox_mails.next_attempt_at text not null;
outbox_mails.last_error text;
outbox_mails.created_at text not null;
outbox_mails.sent_at text;
outbox_mails.claimed_by text;
outbox_mails.claimed_until text;
outbox_mails.booking_id text;
outbox_mails.template text;
promise_alerts.promise_id text not null;
promise_alerts.level text not null;
promise_alerts.at text not null;
promise_counts.day text not null;
promise_counts.kind text not null;
promise_counts.kept bigint not null;
promise_counts.broken bigint not null;
promise_holds.id text not null;
promise_holds.promise_id text not null;
promise_holds.from_at text not null;
promise_holds.until_at text not null;
promise_holds.reason text not null;
promise_holds.by_id text not null;
promise_holds.created_at text not null;
promises.id text not null;
promises.subject_type text not null;
promises.subject_id text not null;
promises.kind text not null;
promises.round bigint not null;
promises.clock text not null;
promises.started_at text not null;
promises.due_at text not null;
promises.due_day text not null;
promises.ends_at text not null;
promises.held_minutes bigint not null;
promises.next_alert_at text;
promises.met_at text;
promises.broken_noted_at text;
promises.closed_at text;
promises.void_at text;
promises.void_reason text;
promises.reason_code text;
promises.reason_note text;
promises.reason_by text;
promises.reason_at text;
rate_hits.limit_name text not null;
rate_hits.subject_hash text not null;
rate_hits.hits text not null;
rate_hits.until text not null;
recovery_codes.account_id text not null;
recovery_codes.code_hash text not null;
roster_rules.id text not null;
roster_rules.booking_id text not null;
roster_rules.code text not null;
roster_rules.weekday bigint not null;
roster_rules.caretaker_id text;
roster_rules.from_day text not null;
roster_rules.to_day text;
roster_shifts.booking_id text not null;
roster_shifts.code text not null;
roster_shifts.start_min bigint not null;
roster_shifts.minutes bigint not null;
rosters.booking_id text not null;
rosters.starts_on text not null;
rosters.ends_on text;
rosters.days_mask bigint not null;
rosters.mode text not null;
rosters.units_total bigint;
rosters.pause_from text;
rosters.pause_until text;
rosters.generated_until text;
rosters.revision bigint not null 1;
rosters.created_at text not null;
rosters.updated_at text not null;
second_factors.id text not null;
second_factors.account_id text not null;
second_factors.kind text not null;
second_factors.name text not null;
second_factors.sealed_secret text;
second_factors.last_step bigint;
second_factors.credential_id text;
second_factors.public_key text;
second_factors.counter bigint not null 0;
second_factors.transports text;
second_factors.created_at text not null;
second_factors.last_used_at text;
service_selections.id text not null;
service_selections.user_id text not null;
service_selections.service_type text not null;
service_selections.service_name text not null;
service_selections.service_description text not null;
service_selections.user_agent text not null;
service_selections.referrer text not null;
service_selections.client_timestamp text not null;
service_selections.source text not null;
service_selections.created_at text not null;
sessions.id text not null;
sessions.account_id text not null;
sessions.created_at text not null;
sessions.expires_at text not null;
sessions.ended_at text;
sessions.ip text not null;
sessions.user_agent text not null;
sessions.last_used_at text not null ''::text;
sessions.proven_at text not null ''::text;
system_facts.name text not null;
system_facts.value text not null;
system_facts.updated_at text not null;
time_off.id text not null;
time_off.caretaker_id text not null;
time_off.starts_min bigint not null;
time_off.ends_min bigint not null;
time_off.kind text not null;
time_off.status text not null;
time_off.reason text not null ''::text;
time_off.decided_by text;
time_off.decided_at text;
time_off.created_at text not null;
time_off.part_of text;
undos.subject_type text not null;
undos.subject_id text not null;
undos.author_id text not null;
undos.made_at text not null;
undos.before text not null;
used_credentials.credential_hash text not null;
used_credentials.expires_at text not null;
visit_events.id text not null;
visit_events.visit_id text not null;
visit_events.kind text not null;
visit_events.occurred_at text not null;
visit_events.received_at text not null;
visit_events.proof text not null;
visit_events.reason text;
visit_events.client_event_id text not null;
visit_events.by_account text not null;
visit_events.withdrawn_of text;
visit_notes.id text not null;
visit_notes.visit_id text not null;
visit_notes.author_id text not null;
visit_notes.text text not null;
visit_notes.client_event_id text not null;
visit_notes.created_at text not null;
visits.id text not null;
visits.booking_id text not null;
visits.service_day text not null;
visits.code text not null;
visits.ordinal bigint not null 0;
visits.starts_min bigint not null;
visits.ends_min bigint not null;
visits.caretaker_id text;
visits.status text not null 'planned'::text;
visits.reason text;
visits.origin_visit_id text;
visits.origin_kind text;
visits.moves bigint not null 0;
visits.charge text not null 'due'::text;
visits.started_min bigint;
visits.ended_min bigint;
visits.start_proof text;
visits.end_proof text;
visits.absent_reported_at text;
visits.edited_at text;
visits.revision bigint not null 1;
visits.created_at text not null;
visits.updated_at text not null;
visits.missing_told_at text;
visits.reason_by text;
access_log access_log_anew_pkey: PRIMARY KEY (id);
access_log access_log_anew_subject_type_check: CHECK ((subject_type = ANY (ARRAY['booking'::text, 'document'::text, 'family'::text, 'message'::text, 'call'::text])));
access_log access_log_once: UNIQUE (viewer_id, subject_type, subject_id, hour);
accounts accounts_email_key: UNIQUE (email);
accounts accounts_google_sub_key: UNIQUE (google_sub);
accounts accounts_pkey: PRIMARY KEY (id);
accounts accounts_role_check: CHECK ((role = ANY (ARRAY['user'::text, 'caretaker'::text, 'admin'::text])));
audit_action_months audit_action_months_key: PRIMARY KEY (month, action);
audit_counts audit_counts_key: PRIMARY KEY (day, action, resource_type, user_role, status);
audit_log audit_log_id_key: UNIQUE (id);
audit_log audit_log_pkey: PRIMARY KEY (seq);
audit_log audit_log_status_check: CHECK ((status = ANY (ARRAY['success'::text, 'failed'::text, 'pending'::text])));
audit_user_counts audit_user_counts_key: PRIMARY KEY (day, user_email);
audit_user_months audit_user_months_key: PRIMARY KEY (month, user_email);
audit_user_totals audit_user_totals_pkey: PRIMARY KEY (user_email);
booking_assignments booking_assignments_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
booking_assignments booking_assignments_caretaker_id_fkey: FOREIGN KEY (caretaker_id) REFERENCES accounts(id);
booking_assignments booking_assignments_ended_by_check: CHECK ((ended_by = ANY (ARRAY['handover'::text, 'taken_back'::text, 'correction'::text])));
booking_assignments booking_assignments_pkey: PRIMARY KEY (seq);
booking_corrections booking_corrections_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
booking_corrections booking_corrections_corrected_by_fkey: FOREIGN KEY (corrected_by) REFERENCES accounts(id);
booking_corrections booking_corrections_pkey: PRIMARY KEY (seq);
booking_counts booking_counts_key: PRIMARY KEY (day, service_type, status);
booking_files booking_files_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
booking_files booking_files_document_id_fkey: FOREIGN KEY (document_id) REFERENCES documents(id);
booking_files booking_files_key: PRIMARY KEY (booking_id, document_id, category);
booking_notes booking_notes_author_id_fkey: FOREIGN KEY (author_id) REFERENCES accounts(id);
booking_notes booking_notes_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
booking_notes booking_notes_pkey: PRIMARY KEY (id);
booking_preferences booking_preferences_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
booking_preferences booking_preferences_gender: CHECK (((gender IS NULL) = (gender_strength = 'none'::text)));
booking_preferences booking_preferences_gender_check: CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text])));
booking_preferences booking_preferences_gender_strength_check: CHECK ((gender_strength = ANY (ARRAY['none'::text, 'prefer'::text, 'must'::text])));
booking_preferences booking_preferences_keep_same_check: CHECK ((keep_same = ANY (ARRAY[(0)::bigint, (1)::bigint])));
booking_preferences booking_preferences_pkey: PRIMARY KEY (booking_id);
booking_totals booking_totals_key: PRIMARY KEY (service_type, status);
bookings bookings_assigned_caregiver_id_fkey: FOREIGN KEY (assigned_caregiver_id) REFERENCES accounts(id);
bookings bookings_booking_id_key: UNIQUE (code);
bookings bookings_care_has_caretaker: CHECK (((status <> ALL (ARRAY['confirmed'::text, 'active'::text])) OR (assigned_caregiver_id IS NOT NULL)));
bookings bookings_id_key: UNIQUE (id);
bookings bookings_pkey: PRIMARY KEY (seq);
bookings bookings_rating_check: CHECK (((rating >= 1) AND (rating <= 5)));
bookings bookings_status_check: CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'active'::text, 'completed'::text, 'cancelled'::text])));
bookings bookings_user_id_fkey: FOREIGN KEY (user_id) REFERENCES accounts(id);
call_claims call_claims_by_id_fkey: FOREIGN KEY (by_id) REFERENCES accounts(id);
call_claims call_claims_pkey: PRIMARY KEY (phone10);
call_items call_items_call_id_fkey: FOREIGN KEY (call_id) REFERENCES calls(id);
call_items call_items_key: PRIMARY KEY (call_id, subject_type, subject_id);
call_items call_items_subject_type_check: CHECK ((subject_type = ANY (ARRAY['booking'::text, 'callback'::text, 'message'::text, 'visit'::text])));
call_tries call_tries_given_up_check: CHECK ((given_up = ANY (ARRAY[(0)::bigint, (1)::bigint])));
call_tries call_tries_key: PRIMARY KEY (subject_type, subject_id);
call_tries call_tries_subject_type_check: CHECK ((subject_type = ANY (ARRAY['booking'::text, 'callback'::text, 'message'::text, 'visit'::text])));
callbacks callbacks_owner_id_fkey: FOREIGN KEY (owner_id) REFERENCES accounts(id);
callbacks callbacks_pkey: PRIMARY KEY (id);
callbacks callbacks_preferred_time_check: CHECK ((preferred_time = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text])));
callbacks callbacks_status_check: CHECK ((status = ANY (ARRAY['open'::text, 'called'::text, 'closed'::text])));
callbacks callbacks_user_id_fkey: FOREIGN KEY (user_id) REFERENCES accounts(id);
calls calls_again_when: CHECK (((outcome <> 'call-again'::text) OR (next_try_at IS NOT NULL)));
calls calls_by_id_fkey: FOREIGN KEY (by_id) REFERENCES accounts(id);
calls calls_client_call_id_key: UNIQUE (client_call_id);
calls calls_direction_check: CHECK ((direction = ANY (ARRAY['out'::text, 'in'::text])));
calls calls_outcome_check: CHECK ((outcome = ANY (ARRAY['reached'::text, 'call-again'::text, 'no-answer'::text, 'busy'::text, 'switched-off'::text, 'wrong-number'::text, 'not-interested'::text, 'booked'::text])));
calls calls_pkey: PRIMARY KEY (id);
caretaker_blocks caretaker_blocks_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id);
caretaker_blocks caretaker_blocks_by_account_fkey: FOREIGN KEY (by_account) REFERENCES accounts(id);
caretaker_blocks caretaker_blocks_key: PRIMARY KEY (user_id, account_id);
caretaker_blocks caretaker_blocks_user_id_fkey: FOREIGN KEY (user_id) REFERENCES accounts(id);
caretaker_busy caretaker_busy_caretaker_id_fkey: FOREIGN KEY (caretaker_id) REFERENCES accounts(id);
caretaker_busy caretaker_busy_pkey: PRIMARY KEY (subject_id);
caretaker_busy caretaker_busy_span: CHECK ((((ends_min - starts_min) >= 1) AND ((ends_min - starts_min) <= 43200)));
caretaker_busy caretaker_busy_subject: CHECK (((visit_id IS NULL) <> (time_off_id IS NULL)));
caretaker_busy caretaker_busy_time_off_id_fkey: FOREIGN KEY (time_off_id) REFERENCES time_off(id);
caretaker_busy caretaker_busy_time_off_id_key: UNIQUE (time_off_id);
caretaker_busy caretaker_busy_visit_id_fkey: FOREIGN KEY (visit_id) REFERENCES visits(id);
caretaker_busy caretaker_busy_visit_id_key: UNIQUE (visit_id);
caretaker_hours caretaker_hours_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id);
caretaker_hours caretaker_hours_from_min_check: CHECK (((from_min >= 0) AND (from_min <= 1439)));
caretaker_hours caretaker_hours_key: PRIMARY KEY (account_id, weekday, from_min);
caretaker_hours caretaker_hours_span: CHECK ((((to_min - from_min) >= 1) AND ((to_min - from_min) <= 1440)));
caretaker_hours caretaker_hours_weekday_check: CHECK (((weekday >= 0) AND (weekday <= 6)));
caretaker_languages caretaker_languages_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id);
caretaker_languages caretaker_languages_key: PRIMARY KEY (account_id, language);
caretaker_profiles caretaker_profiles_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id);
caretaker_profiles caretaker_profiles_capacity_check: CHECK (((capacity >= 1) AND (capacity <= 20)));
caretaker_profiles caretaker_profiles_gender_check: CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'unsaid'::text])));
caretaker_profiles caretaker_profiles_max_week_minutes_check: CHECK (((max_week_minutes >= 60) AND (max_week_minutes <= 10080)));
caretaker_profiles caretaker_profiles_night_ok_check: CHECK ((night_ok = ANY (ARRAY[(0)::bigint, (1)::bigint])));
caretaker_profiles caretaker_profiles_pkey: PRIMARY KEY (account_id);
caretaker_profiles caretaker_profiles_weekly_off_check: CHECK (((weekly_off >= 0) AND (weekly_off <= 6)));
caretaker_service_types caretaker_service_types_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
caretaker_service_types caretaker_service_types_key: PRIMARY KEY (account_id, service_type);
code_tries code_tries_code_id_fkey: FOREIGN KEY (code_id) REFERENCES one_time_codes(id) ON DELETE CASCADE;
code_tries code_tries_key: PRIMARY KEY (code_id, network_hash);
communications communications_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
communications communications_by_id_fkey: FOREIGN KEY (by_id) REFERENCES accounts(id);
communications communications_channel_check: CHECK ((channel = ANY (ARRAY['whatsapp'::text, 'sms'::text, 'call'::text, 'mail'::text])));
communications communications_language_check: CHECK ((language = ANY (ARRAY['en'::text, 'te'::text, 'hi'::text])));
communications communications_pkey: PRIMARY KEY (id);
communications communications_provider_id_key: UNIQUE (provider_id);
communications communications_sent_to_check: CHECK ((sent_to = ANY (ARRAY['family'::text, 'emergency'::text, 'caretaker'::text])));
communications communications_state_check: CHECK ((state = ANY (ARRAY['opened'::text, 'sent'::text, 'not-sent'::text, 'delivered'::text, 'failed'::text])));
documents documents_owner_id_fkey: FOREIGN KEY (owner_id) REFERENCES accounts(id);
documents documents_pkey: PRIMARY KEY (id);
documents documents_status_check: CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'rejected'::text])));
documents documents_stored_name_key: UNIQUE (stored_name);
factor_challenges factor_challenges_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
factor_challenges factor_challenges_pkey: PRIMARY KEY (token_hash);
factor_challenges factor_challenges_purpose_check: CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'prove'::text, 'add-totp'::text, 'add-passkey'::text])));
family_notes family_notes_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id);
family_notes family_notes_author_id_fkey: FOREIGN KEY (author_id) REFERENCES accounts(id);
family_notes family_notes_pkey: PRIMARY KEY (id);
idempotency_keys idempotency_keys_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
idempotency_keys idempotency_keys_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
idempotency_keys idempotency_keys_key: PRIMARY KEY (account_id, idempotency_key);
leases leases_pkey: PRIMARY KEY (name);
limit_hits limit_hits_key: PRIMARY KEY (limit_name, subject_hash, at);
messages messages_owner_id_fkey: FOREIGN KEY (owner_id) REFERENCES accounts(id);
messages messages_pkey: PRIMARY KEY (id);
messages messages_status_check: CHECK ((status = ANY (ARRAY['new'::text, 'answered'::text, 'closed'::text])));
newsletter_subscribers newsletter_subscribers_email_key: UNIQUE (email);
newsletter_subscribers newsletter_subscribers_pkey: PRIMARY KEY (id);
one_time_codes one_time_codes_pkey: PRIMARY KEY (id);
one_time_codes one_time_codes_purpose_check: CHECK ((purpose = ANY (ARRAY['signup'::text, 'reset'::text])));
outbox_mails outbox_mails_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
outbox_mails outbox_mails_pkey: PRIMARY KEY (id);
outbox_mails outbox_mails_status_check: CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])));
promise_alerts promise_alerts_key: PRIMARY KEY (promise_id, level);
promise_alerts promise_alerts_level_check: CHECK ((level = ANY (ARRAY['soon'::text, 'due'::text, 'late'::text])));
promise_alerts promise_alerts_promise_id_fkey: FOREIGN KEY (promise_id) REFERENCES promises(id);
promise_counts promise_counts_key: PRIMARY KEY (day, kind);
promise_holds promise_holds_by_id_fkey: FOREIGN KEY (by_id) REFERENCES accounts(id);
promise_holds promise_holds_forward: CHECK ((until_at > from_at));
promise_holds promise_holds_pkey: PRIMARY KEY (id);
promise_holds promise_holds_promise_id_fkey: FOREIGN KEY (promise_id) REFERENCES promises(id);
promises promises_clock_check: CHECK ((clock = ANY (ARRAY['always'::text, 'office'::text])));
promises promises_end_late: CHECK (((ends_at >= due_at) AND (held_minutes >= 0)));
promises promises_kind_check: CHECK ((kind = ANY (ARRAY['call'::text, 'match'::text, 'verification'::text, 'caregiver'::text, 'callback'::text, 'reply'::text, 'rematch'::text])));
promises promises_once: UNIQUE (subject_type, subject_id, kind, round);
promises promises_pkey: PRIMARY KEY (id);
promises promises_reason_by_fkey: FOREIGN KEY (reason_by) REFERENCES accounts(id);
promises promises_reason_code_check: CHECK ((reason_code = ANY (ARRAY['family-unreachable'::text, 'family-asked'::text, 'no-caretaker'::text, 'our-delay'::text, 'no-network'::text, 'outside-area'::text, 'other'::text])));
promises promises_subject_type_check: CHECK ((subject_type = ANY (ARRAY['booking'::text, 'callback'::text, 'message'::text])));
promises promises_void_reason_check: CHECK ((void_reason = ANY (ARRAY['cancelled'::text, 'completed'::text, 'closed'::text, 'undone'::text, 'erased'::text])));
promises promises_void_why: CHECK (((void_at IS NULL) = (void_reason IS NULL)));
rate_hits rate_hits_key: PRIMARY KEY (limit_name, subject_hash);
recovery_codes recovery_codes_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
recovery_codes recovery_codes_key: PRIMARY KEY (account_id, code_hash);
roster_rules roster_rules_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES rosters(booking_id);
roster_rules roster_rules_caretaker_id_fkey: FOREIGN KEY (caretaker_id) REFERENCES accounts(id);
roster_rules roster_rules_code_check: CHECK ((code = ANY (ARRAY['D'::text, 'N'::text, 'L'::text, 'S'::text])));
roster_rules roster_rules_once: UNIQUE (booking_id, code, weekday, from_day);
roster_rules roster_rules_pkey: PRIMARY KEY (id);
roster_rules roster_rules_span: CHECK (((to_day IS NULL) OR (to_day >= from_day)));
roster_rules roster_rules_weekday_check: CHECK (((weekday >= 0) AND (weekday <= 6)));
roster_shifts roster_shifts_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES rosters(booking_id);
roster_shifts roster_shifts_code_check: CHECK ((code = ANY (ARRAY['D'::text, 'N'::text, 'L'::text, 'S'::text])));
roster_shifts roster_shifts_key: PRIMARY KEY (booking_id, code);
roster_shifts roster_shifts_minutes_check: CHECK (((minutes >= 30) AND (minutes <= 1440)));
roster_shifts roster_shifts_start_min_check: CHECK (((start_min >= 0) AND (start_min <= 1439)));
rosters rosters_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
rosters rosters_days_mask_check: CHECK (((days_mask >= 1) AND (days_mask <= 127)));
rosters rosters_mode_check: CHECK ((mode = ANY (ARRAY['visits'::text, 'two-shifts'::text, 'live-in'::text])));
rosters rosters_pause: CHECK ((((pause_from IS NOT NULL) OR (pause_until IS NULL)) AND ((pause_until IS NULL) OR (pause_until >= pause_from))));
rosters rosters_pkey: PRIMARY KEY (booking_id);
rosters rosters_span: CHECK (((ends_on IS NULL) OR (ends_on >= starts_on)));
rosters rosters_units_total_check: CHECK ((units_total > 0));
second_factors second_factors_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
second_factors second_factors_credential_id_key: UNIQUE (credential_id);
second_factors second_factors_kind_check: CHECK ((kind = ANY (ARRAY['totp'::text, 'passkey'::text])));
second_factors second_factors_pkey: PRIMARY KEY (id);
second_factors second_factors_whole: CHECK ((((kind = 'totp'::text) AND (sealed_secret IS NOT NULL)) OR ((kind = 'passkey'::text) AND (credential_id IS NOT NULL) AND (public_key IS NOT NULL))));
service_selections service_selections_pkey: PRIMARY KEY (id);
service_selections service_selections_source_check: CHECK ((source = ANY (ARRAY['selection'::text, 'tracking'::text])));
service_selections service_selections_user_id_fkey: FOREIGN KEY (user_id) REFERENCES accounts(id);
sessions sessions_account_id_fkey: FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
sessions sessions_pkey: PRIMARY KEY (id);
system_facts system_facts_pkey: PRIMARY KEY (name);
time_off time_off_caretaker_id_fkey: FOREIGN KEY (caretaker_id) REFERENCES accounts(id);
time_off time_off_decided_by_fkey: FOREIGN KEY (decided_by) REFERENCES accounts(id);
time_off time_off_kind_check: CHECK ((kind = ANY (ARRAY['day-off'::text, 'sick'::text, 'leave'::text, 'other'::text])));
time_off time_off_pkey: PRIMARY KEY (id);
time_off time_off_span: CHECK ((((ends_min - starts_min) >= 1) AND ((ends_min - starts_min) <= 43200)));
time_off time_off_status_check: CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text])));
undos undos_author_id_fkey: FOREIGN KEY (author_id) REFERENCES accounts(id);
undos undos_key: PRIMARY KEY (subject_type, subject_id);
undos undos_subject_type_check: CHECK ((subject_type = ANY (ARRAY['booking'::text, 'callback'::text, 'message'::text])));
used_credentials used_credentials_pkey: PRIMARY KEY (credential_hash);
visit_events visit_events_by_account_fkey: FOREIGN KEY (by_account) REFERENCES accounts(id);
visit_events visit_events_client_event_id_key: UNIQUE (client_event_id);
visit_events visit_events_kind_check: CHECK ((kind = ANY (ARRAY['start'::text, 'end'::text])));
visit_events visit_events_pkey: PRIMARY KEY (id);
visit_events visit_events_proof_check: CHECK ((proof = ANY (ARRAY['code'::text, 'family'::text, 'office'::text, 'none'::text])));
visit_events visit_events_visit_id_fkey: FOREIGN KEY (visit_id) REFERENCES visits(id);
visit_events visit_events_withdrawn_of_fkey: FOREIGN KEY (withdrawn_of) REFERENCES visit_events(id);
visit_events visit_events_withdrawn_of_key: UNIQUE (withdrawn_of);
visit_notes visit_notes_author_id_fkey: FOREIGN KEY (author_id) REFERENCES accounts(id);
visit_notes visit_notes_client_event_id_key: UNIQUE (client_event_id);
visit_notes visit_notes_pkey: PRIMARY KEY (id);
visit_notes visit_notes_visit_id_fkey: FOREIGN KEY (visit_id) REFERENCES visits(id);
visits visits_booking_id_fkey: FOREIGN KEY (booking_id) REFERENCES bookings(id);
visits visits_caretaker_id_fkey: FOREIGN KEY (caretaker_id) REFERENCES accounts(id);
visits visits_charge_check: CHECK ((charge = ANY (ARRAY['due'::text, 'waived'::text, 'none'::text])));
visits visits_code_check: CHECK ((code = ANY (ARRAY['D'::text, 'N'::text, 'L'::text, 'S'::text])));
visits visits_end_proof_check: CHECK ((end_proof = ANY (ARRAY['code'::text, 'family'::text, 'office'::text, 'none'::text])));
visits visits_ended: CHECK (((status = 'done'::text) = (ended_min IS NOT NULL)));
visits visits_moves_check: CHECK (((moves >= 0) AND (moves <= 2)));
visits visits_origin: CHECK (((origin_visit_id IS NULL) = (origin_kind IS NULL)));
visits visits_origin_kind_check: CHECK ((origin_kind = ANY (ARRAY['moved'::text, 'replacement'::text])));
visits visits_origin_visit_id_fkey: FOREIGN KEY (origin_visit_id) REFERENCES visits(id);
visits visits_origin_visit_id_key: UNIQUE (origin_visit_id);
visits visits_pkey: PRIMARY KEY (id);
visits visits_reason_by_check: CHECK ((reason_by = 'family'::text));
visits visits_span: CHECK (((ends_min > starts_min) AND ((ends_min - starts_min) <= 1440)));
visits visits_start_proof_check: CHECK ((start_proof = ANY (ARRAY['code'::text, 'family'::text, 'office'::text, 'none'::text])));
visits visits_status_check: CHECK ((status = ANY (ARRAY['planned'::text, 'started'::text, 'done'::text, 'missed'::text, 'skipped'::text, 'cancelled'::text])));
visits visits_worked: CHECK (((status <> ALL (ARRAY['started'::text, 'done'::text])) OR ((caretaker_id IS NOT NULL) AND (started_min IS NOT NULL))));
CREATE UNIQUE INDEX access_log_anew_pkey ON public.access_log USING btree (id);
CREATE INDEX access_log_by_hour ON public.access_log USING btree (hour);
CREATE INDEX access_log_by_subject ON public.access_log USING btree (subject_id, last_at);
CREATE INDEX access_log_by_time ON public.access_log USING btree (last_at, id);
CREATE UNIQUE INDEX access_log_once ON public.access_log USING btree (viewer_id, subject_type, subject_id, hour);
CREATE INDEX accounts_by_text ON public.accounts USING btree (role, search_text, search_digits, id, removed_at);
CREATE UNIQUE INDEX accounts_email_key ON public.accounts USING btree (email);
CREATE UNIQUE INDEX accounts_google_sub_key ON public.accounts USING btree (google_sub);
CREATE INDEX accounts_live_by_creation ON public.accounts USING btree (created_at, id) WHERE (removed_at IS NULL);
CREATE INDEX accounts_live_by_email ON public.accounts USING btree (email, id) WHERE (removed_at IS NULL);
CREATE INDEX accounts_live_by_name ON public.accounts USING btree (name_order, id) WHERE (removed_at IS NULL);
CREATE INDEX accounts_live_by_role ON public.accounts USING btree (role, created_at, id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX accounts_pkey ON public.accounts USING btree (id);
CREATE INDEX accounts_search ON public.accounts USING gin (search_text gin_trgm_ops, search_digits gin_trgm_ops);
CREATE UNIQUE INDEX audit_action_months_key ON public.audit_action_months USING btree (month, action);
CREATE INDEX audit_counts_by_action ON public.audit_counts USING btree (action, day);
CREATE UNIQUE INDEX audit_counts_key ON public.audit_counts USING btree (day, action, resource_type, user_role, status);
CREATE INDEX audit_log_by_actor ON public.audit_log USING btree (actor_id, seq);
CREATE INDEX audit_log_by_day ON public.audit_log USING btree (day, seq);
CREATE INDEX audit_log_by_email ON public.audit_log USING btree (user_email, seq);
CREATE INDEX audit_log_by_facets ON public.audit_log USING btree (day, action, resource_type, user_role, status, seq);
CREATE INDEX audit_log_by_resource ON public.audit_log USING btree (resource_id, seq);
CREATE UNIQUE INDEX audit_log_id_key ON public.audit_log USING btree (id);
CREATE UNIQUE INDEX audit_log_pkey ON public.audit_log USING btree (seq);
CREATE INDEX audit_search ON public.audit_log USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX audit_user_counts_key ON public.audit_user_counts USING btree (day, user_email);
CREATE UNIQUE INDEX audit_user_months_key ON public.audit_user_months USING btree (month, user_email);
CREATE INDEX audit_user_totals_by_events ON public.audit_user_totals USING btree (events DESC, user_email);
CREATE UNIQUE INDEX audit_user_totals_pkey ON public.audit_user_totals USING btree (user_email);
CREATE INDEX booking_assignments_by_booking ON public.booking_assignments USING btree (booking_id, seq);
CREATE INDEX booking_assignments_by_caretaker ON public.booking_assignments USING btree (caretaker_id, seq);
CREATE UNIQUE INDEX booking_assignments_open ON public.booking_assignments USING btree (booking_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX booking_assignments_pkey ON public.booking_assignments USING btree (seq);
CREATE INDEX booking_corrections_by_booking ON public.booking_corrections USING btree (booking_id, seq);
CREATE UNIQUE INDEX booking_corrections_pkey ON public.booking_corrections USING btree (seq);
CREATE UNIQUE INDEX booking_counts_key ON public.booking_counts USING btree (day, service_type, status);
CREATE INDEX booking_files_by_document ON public.booking_files USING btree (document_id);
CREATE UNIQUE INDEX booking_files_key ON public.booking_files USING btree (booking_id, document_id, category);
CREATE INDEX booking_notes_by_booking ON public.booking_notes USING btree (booking_id, created_at, id);
CREATE UNIQUE INDEX booking_notes_pkey ON public.booking_notes USING btree (id);
CREATE UNIQUE INDEX booking_preferences_pkey ON public.booking_preferences USING btree (booking_id);
CREATE UNIQUE INDEX booking_totals_key ON public.booking_totals USING btree (service_type, status);
CREATE UNIQUE INDEX bookings_booking_id_key ON public.bookings USING btree (code);
CREATE INDEX bookings_by_caretaker ON public.bookings USING btree (assigned_caregiver_id, created_at, seq);
CREATE INDEX bookings_by_code ON public.bookings USING btree (code, seq, status, service_type, is_assigned, created_at);
CREATE INDEX bookings_by_creation ON public.bookings USING btree (created_at, seq, status, service_type, is_assigned);
CREATE INDEX bookings_by_customer ON public.bookings USING btree (customer_order, seq, status, service_type, is_assigned, created_at);
CREATE INDEX bookings_by_customer_email ON public.bookings USING btree (customer_email, created_at, seq);
CREATE INDEX bookings_by_customer_phone ON public.bookings USING btree (customer_phone, created_at, seq);
CREATE INDEX bookings_by_emergency_phone ON public.bookings USING btree (emergency_phone, created_at, seq);
CREATE INDEX bookings_by_patient ON public.bookings USING btree (patient_order, seq, status, service_type, is_assigned, created_at);
CREATE INDEX bookings_by_rating ON public.bookings USING btree (rating NULLS FIRST, seq, status, service_type, is_assigned, created_at);
CREATE INDEX bookings_by_service ON public.bookings USING btree (service_type, created_at, seq, status, is_assigned);
CREATE INDEX bookings_by_start ON public.bookings USING btree (preferred_start_date NULLS FIRST, seq, status, service_type, is_assigned, created_at);
CREATE INDEX bookings_by_status ON public.bookings USING btree (status, created_at, seq, service_type, is_assigned);
CREATE INDEX bookings_by_user ON public.bookings USING btree (user_id, created_at, seq);
CREATE UNIQUE INDEX bookings_id_key ON public.bookings USING btree (id);
CREATE INDEX bookings_open_by_caretaker ON public.bookings USING btree (assigned_caregiver_id) WHERE ((assigned_caregiver_id IS NOT NULL) AND (status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'active'::text])));
CREATE UNIQUE INDEX bookings_pkey ON public.bookings USING btree (seq);
CREATE INDEX bookings_rated_by_caretaker ON public.bookings USING btree (assigned_caregiver_id, rating) WHERE (rating IS NOT NULL);
CREATE INDEX bookings_search ON public.bookings USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX call_claims_pkey ON public.call_claims USING btree (phone10);
CREATE INDEX call_items_by_subject ON public.call_items USING btree (subject_type, subject_id);
CREATE UNIQUE INDEX call_items_key ON public.call_items USING btree (call_id, subject_type, subject_id);
CREATE UNIQUE INDEX call_tries_key ON public.call_tries USING btree (subject_type, subject_id);
CREATE INDEX call_tries_waiting ON public.call_tries USING btree (subject_type, next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX callbacks_by_creation ON public.callbacks USING btree (created_at, id);
CREATE INDEX callbacks_by_status ON public.callbacks USING btree (status, created_at, id);
CREATE INDEX callbacks_by_user ON public.callbacks USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX callbacks_pkey ON public.callbacks USING btree (id);
CREATE INDEX calls_by_day ON public.calls USING btree (day, outcome);
CREATE INDEX calls_by_phone ON public.calls USING btree (phone10, created_at);
CREATE UNIQUE INDEX calls_client_call_id_key ON public.calls USING btree (client_call_id);
CREATE UNIQUE INDEX calls_pkey ON public.calls USING btree (id);
CREATE UNIQUE INDEX caretaker_blocks_key ON public.caretaker_blocks USING btree (user_id, account_id);
CREATE INDEX caretaker_busy_by_time ON public.caretaker_busy USING btree (caretaker_id, starts_min, ends_min);
CREATE UNIQUE INDEX caretaker_busy_pkey ON public.caretaker_busy USING btree (subject_id);
CREATE UNIQUE INDEX caretaker_busy_time_off_id_key ON public.caretaker_busy USING btree (time_off_id);
CREATE UNIQUE INDEX caretaker_busy_visit_id_key ON public.caretaker_busy USING btree (visit_id);
CREATE UNIQUE INDEX caretaker_hours_key ON public.caretaker_hours USING btree (account_id, weekday, from_min);
CREATE UNIQUE INDEX caretaker_languages_key ON public.caretaker_languages USING btree (account_id, language);
CREATE UNIQUE INDEX caretaker_profiles_pkey ON public.caretaker_profiles USING btree (account_id);
CREATE UNIQUE INDEX caretaker_service_types_key ON public.caretaker_service_types USING btree (account_id, service_type);
CREATE UNIQUE INDEX code_tries_key ON public.code_tries USING btree (code_id, network_hash);
CREATE INDEX communications_by_booking ON public.communications USING btree (booking_id, created_at);
CREATE UNIQUE INDEX communications_pkey ON public.communications USING btree (id);
CREATE UNIQUE INDEX communications_provider_id_key ON public.communications USING btree (provider_id);
CREATE INDEX documents_by_owner ON public.documents USING btree (owner_id, uploaded_at, id);
CREATE INDEX documents_by_status ON public.documents USING btree (status, uploaded_at, id);
CREATE INDEX documents_by_upload ON public.documents USING btree (uploaded_at, id);
CREATE UNIQUE INDEX documents_pkey ON public.documents USING btree (id);
CREATE UNIQUE INDEX documents_stored_name_key ON public.documents USING btree (stored_name);
CREATE INDEX factor_challenges_by_account ON public.factor_challenges USING btree (account_id);
CREATE INDEX factor_challenges_by_expiry ON public.factor_challenges USING btree (expires_at);
CREATE UNIQUE INDEX factor_challenges_pkey ON public.factor_challenges USING btree (token_hash);
CREATE INDEX family_notes_by_account ON public.family_notes USING btree (account_id, created_at, id);
CREATE UNIQUE INDEX family_notes_pkey ON public.family_notes USING btree (id);
CREATE UNIQUE INDEX idempotency_keys_key ON public.idempotency_keys USING btree (account_id, idempotency_key);
CREATE UNIQUE INDEX leases_pkey ON public.leases USING btree (name);
CREATE UNIQUE INDEX limit_hits_key ON public.limit_hits USING btree (limit_name, subject_hash, at);
CREATE INDEX messages_by_creation ON public.messages USING btree (created_at, id);
CREATE INDEX messages_by_email ON public.messages USING btree (email, created_at);
CREATE INDEX messages_by_name ON public.messages USING btree (name_order, id);
CREATE INDEX messages_by_status ON public.messages USING btree (status, created_at, id);
CREATE UNIQUE INDEX messages_pkey ON public.messages USING btree (id);
CREATE UNIQUE INDEX newsletter_subscribers_by_token ON public.newsletter_subscribers USING btree (token_hash) WHERE (token_hash IS NOT NULL);
CREATE UNIQUE INDEX newsletter_subscribers_email_key ON public.newsletter_subscribers USING btree (email);
CREATE UNIQUE INDEX newsletter_subscribers_pkey ON public.newsletter_subscribers USING btree (id);
CREATE INDEX one_time_codes_by_creation ON public.one_time_codes USING btree (email, created_at);
CREATE UNIQUE INDEX one_time_codes_live ON public.one_time_codes USING btree (email, purpose) WHERE (consumed_at IS NULL);
CREATE UNIQUE INDEX one_time_codes_pkey ON public.one_time_codes USING btree (id);
CREATE INDEX outbox_mails_by_booking ON public.outbox_mails USING btree (booking_id);
CREATE UNIQUE INDEX outbox_mails_pkey ON public.outbox_mails USING btree (id);
CREATE INDEX outbox_mails_waiting ON public.outbox_mails USING btree (status, next_attempt_at);
CREATE UNIQUE INDEX promise_alerts_key ON public.promise_alerts USING btree (promise_id, level);
CREATE UNIQUE INDEX promise_counts_key ON public.promise_counts USING btree (day, kind);
CREATE INDEX promise_holds_by_promise ON public.promise_holds USING btree (promise_id, until_at);
CREATE UNIQUE INDEX promise_holds_pkey ON public.promise_holds USING btree (id);
CREATE INDEX promises_broken ON public.promises USING btree (ends_at) WHERE ((broken_noted_at IS NOT NULL) AND (void_at IS NULL));
CREATE INDEX promises_broken_by_day ON public.promises USING btree (due_day, kind, reason_code, reason_by, broken_noted_at, void_at) WHERE ((due_day IS NOT NULL) AND (broken_noted_at IS NOT NULL) AND (void_at IS NULL));
CREATE INDEX promises_calls_open ON public.promises USING btree (ends_at) WHERE ((kind = 'call'::text) AND (met_at IS NULL) AND (void_at IS NULL) AND (closed_at IS NULL));
CREATE INDEX promises_first_calls ON public.promises USING btree (started_at, met_at, kind, void_at) WHERE ((started_at IS NOT NULL) AND (kind = 'call'::text) AND (void_at IS NULL));
CREATE UNIQUE INDEX promises_once ON public.promises USING btree (subject_type, subject_id, kind, round);
CREATE INDEX promises_open ON public.promises USING btree (ends_at) WHERE ((met_at IS NULL) AND (void_at IS NULL) AND (closed_at IS NULL));
CREATE UNIQUE INDEX promises_pkey ON public.promises USING btree (id);
CREATE INDEX promises_to_explain ON public.promises USING btree (ends_at) WHERE ((broken_noted_at IS NOT NULL) AND (void_at IS NULL) AND (reason_code IS NULL));
CREATE INDEX promises_to_tell ON public.promises USING btree (next_alert_at) WHERE (next_alert_at IS NOT NULL);
CREATE INDEX rate_hits_by_end ON public.rate_hits USING btree (until);
CREATE UNIQUE INDEX rate_hits_key ON public.rate_hits USING btree (limit_name, subject_hash);
CREATE UNIQUE INDEX recovery_codes_key ON public.recovery_codes USING btree (account_id, code_hash);
CREATE UNIQUE INDEX roster_rules_once ON public.roster_rules USING btree (booking_id, code, weekday, from_day);
CREATE UNIQUE INDEX roster_rules_pkey ON public.roster_rules USING btree (id);
CREATE UNIQUE INDEX roster_shifts_key ON public.roster_shifts USING btree (booking_id, code);
CREATE INDEX rosters_by_horizon ON public.rosters USING btree (generated_until);
CREATE UNIQUE INDEX rosters_pkey ON public.rosters USING btree (booking_id);
CREATE INDEX second_factors_by_account ON public.second_factors USING btree (account_id, created_at);
CREATE UNIQUE INDEX second_factors_credential_id_key ON public.second_factors USING btree (credential_id);
CREATE UNIQUE INDEX second_factors_pkey ON public.second_factors USING btree (id);
CREATE INDEX service_selections_by_user ON public.service_selections USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX service_selections_pkey ON public.service_selections USING btree (id);
CREATE INDEX sessions_by_account ON public.sessions USING btree (account_id, ended_at);
CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_ended ON public.sessions USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (id);
CREATE UNIQUE INDEX system_facts_pkey ON public.system_facts USING btree (name);
CREATE INDEX time_off_by_caretaker ON public.time_off USING btree (caretaker_id, starts_min);
CREATE INDEX time_off_by_request ON public.time_off USING btree (part_of);
CREATE INDEX time_off_by_status ON public.time_off USING btree (status, starts_min);
CREATE UNIQUE INDEX time_off_pkey ON public.time_off USING btree (id);
CREATE UNIQUE INDEX undos_key ON public.undos USING btree (subject_type, subject_id);
CREATE UNIQUE INDEX used_credentials_pkey ON public.used_credentials USING btree (credential_hash);
CREATE INDEX visit_events_by_visit ON public.visit_events USING btree (visit_id, received_at);
CREATE UNIQUE INDEX visit_events_client_event_id_key ON public.visit_events USING btree (client_event_id);
CREATE UNIQUE INDEX visit_events_pkey ON public.visit_events USING btree (id);
CREATE UNIQUE INDEX visit_events_withdrawn_of_key ON public.visit_events USING btree (withdrawn_of);
CREATE INDEX visit_notes_by_visit ON public.visit_notes USING btree (visit_id, created_at);
CREATE UNIQUE INDEX visit_notes_client_event_id_key ON public.visit_notes USING btree (client_event_id);
CREATE UNIQUE INDEX visit_notes_pkey ON public.visit_notes USING btree (id);
CREATE INDEX visits_by_booking ON public.visits USING btree (booking_id, starts_min, id);
CREATE INDEX visits_by_caretaker ON public.visits USING btree (caretaker_id, starts_min);
CREATE INDEX visits_by_start ON public.visits USING btree (starts_min, id);
CREATE INDEX visits_by_status ON public.visits USING btree (status, starts_min, caretaker_id, started_min, ends_min);
CREATE UNIQUE INDEX visits_once ON public.visits USING btree (booking_id, service_day, code, ordinal) WHERE (origin_visit_id IS NULL);
CREATE UNIQUE INDEX visits_origin_visit_id_key ON public.visits USING btree (origin_visit_id);
CREATE UNIQUE INDEX visits_pkey ON public.visits USING btree (id);
CREATE INDEX visits_unproved ON public.visits USING btree (status, starts_min, id) WHERE ((status = 'done'::text) AND ((start_proof = 'none'::text) OR ((end_proof = 'none'::text) AND (COALESCE(start_proof, ''::text) <> 'family'::text))));
booking_assignments_seq_seq bigint;
booking_corrections_seq_seq bigint;
bookings_seq_seq bigint;
CREATE TRIGGER access_log_kept_for_a_year BEFORE DELETE ON public.access_log FOR EACH ROW EXECUTE FUNCTION access_log_kept_for_a_year();
CREATE TRIGGER access_log_no_truncate BEFORE TRUNCATE ON public.access_log FOR EACH STATEMENT EXECUTE FUNCTION access_log_no_truncate();
CREATE TRIGGER access_log_only_counts BEFORE UPDATE ON public.access_log FOR EACH ROW WHEN (((new.id IS DISTINCT FROM old.id) OR (new.hour IS DISTINCT FROM old.hour) OR (new.viewer_id IS DISTINCT FROM old.viewer_id) OR (new.viewer_name IS DISTINCT FROM old.viewer_name) OR (new.viewer_email IS DISTINCT FROM old.viewer_email) OR (new.viewer_role IS DISTINCT FROM old.viewer_role) OR (new.subject_type IS DISTINCT FROM old.subject_type) OR (new.subject_id IS DISTINCT FROM old.subject_id) OR (new.first_at IS DISTINCT FROM old.first_at) OR (new.opened < old.opened) OR (new.listed < old.listed) OR (new.refused < old.refused))) EXECUTE FUNCTION access_log_only_counts();
CREATE TRIGGER audit_counts_insert AFTER INSERT ON public.audit_log FOR EACH ROW EXECUTE FUNCTION audit_counts_insert();
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_no_delete();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_no_truncate();
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_no_update();
CREATE TRIGGER audit_log_only_append BEFORE INSERT ON public.audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_only_append();
CREATE TRIGGER audit_people_insert AFTER INSERT ON public.audit_log FOR EACH ROW EXECUTE FUNCTION audit_people_insert();
CREATE TRIGGER booking_totals_insert AFTER INSERT ON public.booking_counts FOR EACH ROW EXECUTE FUNCTION booking_totals_insert();
CREATE TRIGGER booking_totals_update AFTER UPDATE ON public.booking_counts FOR EACH ROW EXECUTE FUNCTION booking_totals_update();
CREATE TRIGGER booking_counts_insert AFTER INSERT ON public.bookings FOR EACH ROW EXECUTE FUNCTION booking_counts_insert();
CREATE TRIGGER booking_counts_update AFTER UPDATE OF status, rating ON public.bookings FOR EACH ROW WHEN (((old.status <> new.status) OR (old.rating IS DISTINCT FROM new.rating))) EXECUTE FUNCTION booking_counts_update();
CREATE TRIGGER bookings_capacity_insert AFTER INSERT ON public.bookings FOR EACH ROW WHEN (((new.assigned_caregiver_id IS NOT NULL) AND (new.status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'active'::text])))) EXECUTE FUNCTION bookings_capacity_insert();
CREATE TRIGGER bookings_capacity_update BEFORE UPDATE OF assigned_caregiver_id, status ON public.bookings FOR EACH ROW WHEN (((new.assigned_caregiver_id IS NOT NULL) AND (new.status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'active'::text])) AND (NOT ((old.status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'active'::text])) AND (NOT (old.assigned_caregiver_id IS DISTINCT FROM new.assigned_caregiver_id)))))) EXECUTE FUNCTION bookings_capacity_update();
CREATE TRIGGER bookings_no_delete BEFORE DELETE ON public.bookings FOR EACH ROW EXECUTE FUNCTION bookings_no_delete();
CREATE TRIGGER bookings_no_truncate BEFORE TRUNCATE ON public.bookings FOR EACH STATEMENT EXECUTE FUNCTION bookings_no_truncate();
CREATE TRIGGER bookings_rated_once BEFORE UPDATE OF rating ON public.bookings FOR EACH ROW WHEN (((old.rating IS NOT NULL) AND (old.rating IS DISTINCT FROM new.rating))) EXECUTE FUNCTION bookings_rated_once();
CREATE TRIGGER caretaker_busy_overlap BEFORE INSERT ON public.caretaker_busy FOR EACH ROW EXECUTE FUNCTION caretaker_busy_overlap();
CREATE TRIGGER promise_counts_insert AFTER INSERT ON public.promises FOR EACH ROW WHEN ((((new.met_at IS NOT NULL) AND (new.broken_noted_at IS NULL) AND (new.void_at IS NULL)) OR ((new.broken_noted_at IS NOT NULL) AND (new.void_at IS NULL)))) EXECUTE FUNCTION promise_counts_insert();
CREATE TRIGGER promise_counts_update AFTER UPDATE OF met_at, broken_noted_at, void_at ON public.promises FOR EACH ROW WHEN (((((new.met_at IS NOT NULL) AND (new.broken_noted_at IS NULL) AND (new.void_at IS NULL)) <> ((old.met_at IS NOT NULL) AND (old.broken_noted_at IS NULL) AND (old.void_at IS NULL))) OR (((new.broken_noted_at IS NOT NULL) AND (new.void_at IS NULL)) <> ((old.broken_noted_at IS NOT NULL) AND (old.void_at IS NULL))))) EXECUTE FUNCTION promise_counts_update();
CREATE TRIGGER promises_fixed BEFORE UPDATE ON public.promises FOR EACH ROW WHEN (((new.subject_type IS DISTINCT FROM old.subject_type) OR (new.subject_id IS DISTINCT FROM old.subject_id) OR (new.kind IS DISTINCT FROM old.kind) OR (new.round IS DISTINCT FROM old.round) OR (new.clock IS DISTINCT FROM old.clock) OR (new.started_at IS DISTINCT FROM old.started_at) OR (new.due_at IS DISTINCT FROM old.due_at) OR (new.due_day IS DISTINCT FROM old.due_day))) EXECUTE FUNCTION promises_fixed();
CREATE TRIGGER promises_no_delete BEFORE DELETE ON public.promises FOR EACH ROW EXECUTE FUNCTION promises_no_delete();
CREATE TRIGGER promises_no_truncate BEFORE TRUNCATE ON public.promises FOR EACH STATEMENT EXECUTE FUNCTION promises_no_truncate();
CREATE TRIGGER promises_once_only BEFORE UPDATE ON public.promises FOR EACH ROW WHEN ((((old.met_at IS NOT NULL) AND (new.met_at IS DISTINCT FROM old.met_at)) OR ((old.broken_noted_at IS NOT NULL) AND (new.broken_noted_at IS DISTINCT FROM old.broken_noted_at)) OR ((old.closed_at IS NOT NULL) AND (new.closed_at IS DISTINCT FROM old.closed_at)) OR ((old.void_at IS NOT NULL) AND (new.void_at IS DISTINCT FROM old.void_at)))) EXECUTE FUNCTION promises_once_only();
CREATE TRIGGER time_off_busy_insert AFTER INSERT ON public.time_off FOR EACH ROW EXECUTE FUNCTION time_off_busy_insert();
CREATE TRIGGER time_off_busy_update AFTER UPDATE OF status ON public.time_off FOR EACH ROW EXECUTE FUNCTION time_off_busy_update();
CREATE TRIGGER visit_events_keep_reason BEFORE UPDATE OF reason ON public.visit_events FOR EACH ROW WHEN ((new.reason IS NOT NULL)) EXECUTE FUNCTION visit_events_keep_reason();
CREATE TRIGGER visit_events_no_delete BEFORE DELETE ON public.visit_events FOR EACH ROW EXECUTE FUNCTION visit_events_no_delete();
CREATE TRIGGER visit_events_no_truncate BEFORE TRUNCATE ON public.visit_events FOR EACH STATEMENT EXECUTE FUNCTION visit_events_no_truncate();
CREATE TRIGGER visit_events_no_update BEFORE UPDATE OF id, visit_id, kind, occurred_at, received_at, proof, client_event_id, by_account, withdrawn_of ON public.visit_events FOR EACH ROW EXECUTE FUNCTION visit_events_no_update();
CREATE TRIGGER visits_busy_delete BEFORE DELETE ON public.visits FOR EACH ROW EXECUTE FUNCTION visits_busy_delete();
CREATE TRIGGER visits_busy_insert AFTER INSERT ON public.visits FOR EACH ROW EXECUTE FUNCTION visits_busy_insert();
CREATE TRIGGER visits_busy_update AFTER UPDATE OF caretaker_id, status, starts_min, ends_min ON public.visits FOR EACH ROW EXECUTE FUNCTION visits_busy_update();
CREATE OR REPLACE FUNCTION public.access_log_kept_for_a_year()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.hour > to_char((now() at time zone 'utc') - interval '365 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') then raise exception 'the access log is kept for a year' using errcode = 'TH001'; end if;
  return old;
end $function$
;
CREATE OR REPLACE FUNCTION public.access_log_no_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the access log is kept for a year' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.access_log_only_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the access log is append-only' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.audit_counts_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into audit_counts(day, action, resource_type, user_role, status, events)
    values (new.day, new.action, new.resource_type, new.user_role, new.status, 1)
    on conflict(day, action, resource_type, user_role, status) do update set events = audit_counts.events + 1;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.audit_log_no_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is append-only' using errcode = 'TH001';
  return old;
end $function$
;
CREATE OR REPLACE FUNCTION public.audit_log_no_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is append-only' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.audit_log_no_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is append-only' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.audit_log_only_append()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.seq <> (select coalesce(max(seq), 0) + 1 from audit_log)
      or exists (select 1 from audit_log where id = new.id) then raise exception 'the audit log is append-only' using errcode = 'TH001'; end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.audit_people_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into audit_user_counts(day, user_email, user_name, events) values (new.day, case when new.user_role = 'visitor' then '' else new.user_email end, new.user_name, 1)
    on conflict(day, user_email) do update set events = audit_user_counts.events + 1, user_name = excluded.user_name;
  insert into audit_user_totals(user_email, user_name, events) values (case when new.user_role = 'visitor' then '' else new.user_email end, new.user_name, 1)
    on conflict(user_email) do update set events = audit_user_totals.events + 1, user_name = excluded.user_name;
  insert into audit_user_months(month, user_email, user_name, events)
    values (substr(new.day, 1, 7), case when new.user_role = 'visitor' then '' else new.user_email end, new.user_name, 1)
    on conflict(month, user_email) do update set events = audit_user_months.events + 1, user_name = excluded.user_name;
  insert into audit_action_months(month, action, events) values (substr(new.day, 1, 7), new.action, 1)
    on conflict(month, action) do update set events = audit_action_months.events + 1;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.booking_counts_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into booking_counts(day, service_type, status, bookings, ratings, rating_sum)
    values (new.created_day, new.service_type, new.status, 1, cast(new.rating is not null as integer), coalesce(new.rating, 0))
    on conflict(day, service_type, status) do update set bookings = booking_counts.bookings + 1,
      ratings = booking_counts.ratings + excluded.ratings, rating_sum = booking_counts.rating_sum + excluded.rating_sum;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.booking_counts_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update booking_counts set bookings = bookings - 1, ratings = ratings - cast(old.rating is not null as integer),
      rating_sum = rating_sum - coalesce(old.rating, 0)
    where day = old.created_day and service_type = old.service_type and status = old.status;
  insert into booking_counts(day, service_type, status, bookings, ratings, rating_sum)
    values (new.created_day, new.service_type, new.status, 1, cast(new.rating is not null as integer), coalesce(new.rating, 0))
    on conflict(day, service_type, status) do update set bookings = booking_counts.bookings + 1,
      ratings = booking_counts.ratings + excluded.ratings, rating_sum = booking_counts.rating_sum + excluded.rating_sum;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.booking_totals_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into booking_totals(service_type, status, bookings, ratings, rating_sum)
    values (new.service_type, new.status, new.bookings, new.ratings, new.rating_sum)
    on conflict(service_type, status) do update set bookings = booking_totals.bookings + excluded.bookings,
      ratings = booking_totals.ratings + excluded.ratings, rating_sum = booking_totals.rating_sum + excluded.rating_sum;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.booking_totals_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update booking_totals set bookings = bookings + new.bookings - old.bookings,
      ratings = ratings + new.ratings - old.ratings, rating_sum = rating_sum + new.rating_sum - old.rating_sum
    where service_type = new.service_type and status = new.status;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bookings_capacity_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select count(*) from bookings
      where assigned_caregiver_id = new.assigned_caregiver_id and status in ('pending', 'confirmed', 'active') and seq <> new.seq)
    >= coalesce((select capacity from caretaker_profiles where account_id = new.assigned_caregiver_id), 1) then raise exception 'caretaker capacity reached' using errcode = 'TH001'; end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bookings_capacity_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select count(*) from bookings
      where assigned_caregiver_id = new.assigned_caregiver_id and status in ('pending', 'confirmed', 'active') and seq <> new.seq)
    >= coalesce((select capacity from caretaker_profiles where account_id = new.assigned_caregiver_id), 1) then raise exception 'caretaker capacity reached' using errcode = 'TH001'; end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bookings_no_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'bookings are never deleted' using errcode = 'TH001';
  return old;
end $function$
;
CREATE OR REPLACE FUNCTION public.bookings_no_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'bookings are never deleted' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bookings_rated_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a booking is rated once' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.caretaker_busy_overlap()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select 1 from caretaker_busy where caretaker_id = new.caretaker_id and starts_min < new.ends_min
      and starts_min > new.starts_min - 43200 and ends_min > new.starts_min) then raise exception 'caretaker_busy overlap' using errcode = 'TH001'; end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.promise_counts_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into promise_counts(day, kind, kept, broken) values (new.due_day, new.kind, cast((new.met_at is not null and new.broken_noted_at is null and new.void_at is null) as integer), cast((new.broken_noted_at is not null and new.void_at is null) as integer))
    on conflict(day, kind) do update set kept = promise_counts.kept + excluded.kept, broken = promise_counts.broken + excluded.broken;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.promise_counts_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into promise_counts(day, kind, kept, broken) values (new.due_day, new.kind, cast((new.met_at is not null and new.broken_noted_at is null and new.void_at is null) as integer) - cast((old.met_at is not null and old.broken_noted_at is null and old.void_at is null) as integer), cast((new.broken_noted_at is not null and new.void_at is null) as integer) - cast((old.broken_noted_at is not null and old.void_at is null) as integer))
    on conflict(day, kind) do update set kept = promise_counts.kept + excluded.kept, broken = promise_counts.broken + excluded.broken;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.promises_fixed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a promise keeps its time' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.promises_no_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'promises are never deleted' using errcode = 'TH001';
  return old;
end $function$
;
CREATE OR REPLACE FUNCTION public.promises_no_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'promises are never deleted' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.promises_once_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what became of a promise is said once' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.time_off_busy_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, time_off_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id where new.status = 'approved';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.time_off_busy_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from caretaker_busy where time_off_id = new.id;
  insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, time_off_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id where new.status = 'approved';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.visit_events_keep_reason()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what happened on a visit is not rewritten' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.visit_events_no_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what happened on a visit is not rewritten' using errcode = 'TH001';
  return old;
end $function$
;
CREATE OR REPLACE FUNCTION public.visit_events_no_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what happened on a visit is not rewritten' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.visit_events_no_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what happened on a visit is not rewritten' using errcode = 'TH001';
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.visits_busy_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from caretaker_busy where visit_id = old.id;
  return old;
end $function$
;
CREATE OR REPLACE FUNCTION public.visits_busy_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, visit_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id
    where new.caretaker_id is not null and new.status in ('planned', 'started', 'done');
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.visits_busy_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from caretaker_busy where visit_id = new.id;
  insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, visit_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id
    where new.caretaker_id is not null and new.status in ('planned', 'started', 'done');
  return new;
end $function$
;
