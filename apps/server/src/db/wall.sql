-- The wall between platforms, the grants of the application's role and the ledger's own rules.
-- Runs after every migration and may run any number of times. :app_role is replaced by the role's quoted name.

create schema if not exists app;

create or replace function app.platform_id() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.platform_id', true), '')::uuid $$;

-- Every table with a platform_id gets a forced policy; an unset tenant sees and writes nothing.
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
    execute format('grant select, insert, update, delete on public.%I to :app_role', name);
  end loop;
end $$;

grant usage on schema public, app to :app_role;
grant usage on all sequences in schema public to :app_role;

-- Books and trails are written once.
revoke update, delete on ledger_journals, ledger_entries, ledger_accounts, audit_log, session_logs, payment_events from :app_role;
grant update (balance_cents) on ledger_accounts to :app_role;

create or replace function app.journal_must_balance() returns trigger language plpgsql as $$
begin
  -- The check reads through the wall: under another tenant it would see nothing and find nothing wrong.
  if app.platform_id() is distinct from new.platform_id then
    raise exception 'journal % is checked under another tenant', new.journal_id using errcode = 'check_violation';
  end if;
  if exists (
    select 1 from ledger_entries where journal_id = new.journal_id group by currency having sum(amount_cents) <> 0
  ) then
    raise exception 'journal % does not balance', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

drop trigger if exists journal_must_balance on ledger_entries;
create constraint trigger journal_must_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function app.journal_must_balance();

-- Questions that must be answered before a tenant is known: a row shows itself to whoever holds its exact key, and to nobody else.
drop policy if exists by_host on platform_domains;
create policy by_host on platform_domains for select using (host = nullif(current_setting('app.lookup', true), ''));
drop policy if exists by_token on sessions;
create policy by_token on sessions for select using (token_hash = nullif(current_setting('app.lookup', true), ''));
drop policy if exists by_webhook_token on provider_accounts;
create policy by_webhook_token on provider_accounts for select
  using (webhook_token_hash = nullif(current_setting('app.lookup', true), ''));

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

create or replace function app.platform_of_session(wanted text) returns uuid language plpgsql as $$
declare found uuid;
begin
  perform set_config('app.lookup', wanted, true);
  select platform_id into found from public.sessions where token_hash = wanted;
  perform set_config('app.lookup', '', true);
  return found;
end $$;

create or replace function app.account_of_webhook(wanted text) returns table (platform_id uuid, account_id uuid) language plpgsql as $$
begin
  perform set_config('app.lookup', wanted, true);
  return query select a.platform_id, a.id from public.provider_accounts a where a.webhook_token_hash = wanted;
  perform set_config('app.lookup', '', true);
end $$;

-- Jobs are added inside the business transaction; the queue's own tables stay closed.
create or replace function app.add_job(identifier text, payload json, run_at timestamptz, job_key text, max_attempts int, priority int)
  returns void language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select graphile_worker.add_job($1, $2, run_at := $3, job_key := $4, max_attempts := $5, priority := $6) $$;

revoke all on all functions in schema app from public;
grant execute on all functions in schema app to :app_role;
