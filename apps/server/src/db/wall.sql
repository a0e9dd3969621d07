-- The wall between platforms, the grants of the application's role and the ledger's own rules.
-- Runs after every migration, and whenever another wall stands than this; may run any number of times. :app_role is replaced by the
-- role's quoted name.

create schema if not exists app;

create or replace function app.platform_id() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.platform_id', true), '')::uuid $$;

-- The one way to set the tenant of a transaction.
create or replace function app.enter(tenant text) returns void
  language sql as $$ select set_config('app.platform_id', tenant, true) $$;

-- Every table with a platform_id gets a forced policy; an unset tenant sees and writes nothing. A row keeps its tenant and its id:
-- no column grant lets an UPDATE write them.
do $$
declare name text;
begin
  for name in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'platform_id' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('drop policy if exists tenant_wall on public.%I', name);
    execute format(
      'create policy tenant_wall on public.%I using (platform_id = app.platform_id()) with check (platform_id = app.platform_id())', name);
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

-- What is replaced by its owner or forgotten after its time. Nothing else is ever deleted: not a sale, an attempt to charge or a person.
grant delete on order_bumps, uploads, recovery_codes, throttles, sessions, one_time_tokens, registrations, known_devices, mails,
  abandoned_carts, webhook_inbox, webhook_effects, webhook_questions, provider_health to :app_role;

-- Books and trails are written once. A balance is written by the trigger below alone.
revoke update on ledger_journals, ledger_entries, ledger_accounts, audit_log, session_logs, payment_events from :app_role;
revoke insert on ledger_accounts from :app_role;
grant insert (platform_id, code, currency, is_locked) on ledger_accounts to :app_role;

-- All entries of a journal go in by one INSERT. That statement fails when they do not sum to zero in each currency, and moves the stored
-- balance of the accounts that authorise spending, which it locks in one order.
create or replace function app.journal_must_balance() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare lopsided bigint;
begin
  select journal_id into lopsided from posted
  group by platform_id, journal_id, currency having sum(amount_cents) <> 0 limit 1;
  if found then
    raise exception 'journal % does not balance', lopsided using errcode = 'check_violation';
  end if;
  perform 1 from public.ledger_accounts a
    where (a.platform_id, a.id) in (select platform_id, account_id from posted) and a.is_locked order by a.id for update;
  update public.ledger_accounts a set balance_cents = coalesce(a.balance_cents, 0) + moved.cents
    from (select platform_id, account_id, sum(amount_cents) as cents from posted group by 1, 2) moved
    where a.platform_id = moved.platform_id and a.id = moved.account_id and a.is_locked;
  return null;
end $$;

drop trigger if exists journal_must_balance on ledger_entries;
create trigger journal_must_balance after insert on ledger_entries
  referencing new table as posted for each statement execute function app.journal_must_balance();

-- The one question that must be answered before a tenant is known: whose a host is. A row shows itself to whoever names its exact host.
drop policy if exists by_host on platform_domains;
create policy by_host on platform_domains for select using (host = nullif(current_setting('app.lookup', true), ''));

-- The owner, who could take the wall down, is shown which platforms there are even where it is no superuser: the queue wakes each daily.
drop policy if exists by_owner on platforms;
create policy by_owner on platforms for select to current_user using (true);

create or replace function app.platform_of_host(wanted text) returns uuid language plpgsql as $$
declare found uuid;
begin
  perform set_config('app.lookup', wanted, true);
  select platform_id into found from public.platform_domains where host = wanted;
  perform set_config('app.lookup', '', true);
  return found;
end $$;

-- Jobs are added inside the business transaction; the queue's own tables stay closed.
create or replace function app.add_job(identifier text, payload json, run_at timestamptz, job_key text, max_attempts int, priority int)
  returns void language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select graphile_worker.add_job($1, $2, run_at := $3, job_key := $4, max_attempts := $5, priority := $6) $$;

revoke all on all functions in schema app from public;
grant execute on all functions in schema app to :app_role;
