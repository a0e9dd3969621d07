-- What the application's role may do, and the operator's, and the narrowed one's. Runs in one transaction after every table was walled in (wall.sql): a grant waits for nobody and keeps
-- nobody out. :app_role, :operator_role and :narrowed_role are replaced by the roles' quoted names.

-- A row keeps its tenant and its id: no column grant lets an UPDATE write them.
do $$
declare name text;
begin
  for name in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'platform_id' and t.table_type = 'BASE TABLE'
  loop
    execute format('revoke all on public.%I from :app_role', name);
    execute format('grant select, insert on public.%I to :app_role', name);
    execute format('grant update (%s) on public.%I to :app_role', (
      select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attname not in ('platform_id', 'id')
    ), name);
  end loop;
end $$;

grant usage on schema public, app to :app_role;
grant usage on all sequences in schema public to :app_role;
grant select, insert, update on app.cell_directory to :app_role;
grant select on app.tenant_holds, app.archived_anchors to :app_role;
grant select, insert, delete on app.cell_calls to :app_role;

-- Rows that their owner replaces or retention deletes. No other rows are ever deleted: no sale, no attempt to charge, no person, except with a whole
-- test mode (app.remove_test_mode).
grant delete on affiliate_click_days, affiliate_clicks, affiliate_click_events, api_answers, api_calls, order_bumps, delivery_options, product_contents, course_modules, course_lessons, lesson_materials, quiz_questions, lesson_comments, checkout_drafts, pixels, renditions, uploads, recovery_codes, passkeys, sign_on_identities, spent_tokens, throttles, sessions, one_time_tokens, registrations, known_devices, mails, mail_suppressions, mail_opt_outs,
  abandoned_carts, webhook_inbox, webhook_effects, webhook_reads, provider_health, card_attempts, card_pauses, saved_cards,
  payment_routes, outgoing_deliveries, conversions, ad_consents, care_notes, care_tasks, platform_domains, domain_claims, notices, service_hours, license_keys,
  checkout_hours, report_views, buyer_email_changes,
  imports, import_refusals, imported_sales, imported_subscriptions, imported_customers, imported_products, imported_grants to :app_role;

-- Tables of versions of a price or a page are written once: a sale refers to its price, and an earlier page can be restored.
revoke update on fee_plans, withdrawal_plans, anticipation_plans, interest_tables, exchange_rates, balance_conversions, acquirer_costs, checkout_looks, legal_texts, upsell_funnel_versions, brand_versions, affiliate_terms, affiliate_terms_acceptances, announcements from :app_role;

-- Books and trails are written once. Balances are updated only by the trigger below.
revoke update on ledger_journals, ledger_entries, ledger_accounts, ledger_seals, ledger_days, ledger_day_totals, figure_days, figure_totals, profit_totals, revenue_totals, revenue_movements, audit_log, audit_seals, audit_days, session_logs, seller_notes, payment_events, payment_movements,
  withdrawal_decisions, withdrawal_events, anticipation_events, subscription_steps, debt_notes, access_deliveries, refund_messages, affiliate_clicks, affiliate_click_events from :app_role;
revoke insert on ledger_accounts from :app_role;
grant insert (platform_id, code, currency, is_locked) on ledger_accounts to :app_role;

revoke all on all routines in schema app from public;
grant execute on all functions in schema app to :app_role;

-- Staff limited to some sellers read like the application, and own-sellers.sql leaves rows out. This role changes nothing except the log of a read.
revoke all on all tables in schema public from :narrowed_role;
revoke all on all routines in schema app from :narrowed_role;
grant usage on schema public, app to :narrowed_role;
grant select on all tables in schema public to :narrowed_role;
grant insert on audit_log to :narrowed_role;
grant execute on function app.platform_id(), app.own_sellers(), app.narrowed_member(), app.signer_name(uuid), app.sum_cents(bigint),
  app.audit_date(timestamptz), app.audit_ip(uuid, text) to :narrowed_role;

-- The operator's role reads the masters' columns of all platforms at once, and writes nothing. No column is about a person: no name, address, body
-- or secret. Those are read behind the wall of their one platform, which leaves an audit row there.
revoke all on all tables in schema public from :operator_role;
grant usage on schema public, app to :operator_role;
grant execute on function app.platform_id(), app.lives_here(uuid), app.is_test(uuid) to :operator_role;
grant select (platform_id, kind, name, brand_color, is_demo, sales_suspended_at, closing_since, closed_at, created_at) on platforms to :operator_role;
grant select (platform_id, id, host, is_primary) on platform_domains to :operator_role;
grant select (platform_id, id, roles, status, staff_invited_at, staff_suspended_at, staff_access_ends_at, totp_enabled_at, passkey_enabled_at, created_at)
  on users to :operator_role;
grant select (platform_id, id, at, user_id, door, outcome) on session_logs to :operator_role;
grant select on operator_contracts, charges to :operator_role;
grant select (platform_id, id, key, kind, title, needs_acknowledgement, is_by_mail, told_count, sent_at) on announcements to :operator_role;
grant select (platform_id, id, announcement_id, read_at, acknowledged_at) on notices to :operator_role;
grant select (platform_id, id, provider, label, status) on provider_accounts to :operator_role;
grant select (platform_id, id, provider_account_id, received_at, method, state, detail, payment_id, worked_at, replayed_at) on webhook_inbox to :operator_role;
grant select (platform_id, id, endpoint_id, type, is_test, state, tries, next_try_at, created_at, last_try_at, last_took_ms, last_status, last_failure)
  on outgoing_deliveries to :operator_role;
grant select (platform_id, id, state, method, price_cents, currency, next_step_at) on subscriptions to :operator_role;
grant select (platform_id, id, subscription_id, at, kind, actor, cycle, payment_id) on subscription_steps to :operator_role;
grant select (platform_id, id, method, status, amount_cents, currency, provider, created_at) on payments to :operator_role;
grant select (platform_id, id, state, sent_at, person_needed) on withdrawals to :operator_role;
grant select on ledger_accounts, ledger_journals, ledger_entries, ledger_days, ledger_day_totals to :operator_role;
