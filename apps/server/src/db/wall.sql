-- The wall between platforms and the ledger's own rules: functions, and `app.wall_in`, which is called for one table after another. Runs after every
-- migration, and whenever the installed wall differs from this one; it may run any number of times. The grants are in grants.sql.

create schema if not exists app;

-- Copy of the newest directory of cells (kit/cells). It belongs to no tenant: it says in which cell each tenant lives.
create table if not exists app.cell_directory (
  is_only boolean primary key default true check (is_only), cell text not null, version bigint not null, document text not null, signature text not null
);

-- Tenants that the application may not write for: moved to another cell, or not arrived here yet. `move_marks` shows the other side how far
-- replication has come (cli/tenant).
create table if not exists app.tenant_holds (
  platform_id uuid primary key, state text not null check (state in ('LEFT', 'ARRIVING', 'ARRIVED')), cell text not null, since timestamptz not null default now(), jobs jsonb
);
create table if not exists app.move_marks (platform_id uuid, mark uuid, primary key (platform_id, mark));

-- Accepted calls of other cells, kept until they would be refused as late: each counts once (kit/cells).
create table if not exists app.cell_calls (id text primary key, expires_at timestamptz not null);

create or replace function app.tenant_lock(tenant text) returns bigint language sql immutable
  return hashtextextended('writes of ' || lower(tenant), 0);

create or replace function app.move_lock(tenant text) returns bigint language sql immutable
  return hashtextextended('move of ' || lower(tenant), 0);

create or replace function app.platform_id() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.platform_id', true), '')::uuid $$;

-- Platforms of a test mode have ids of version 8 (kit/test-platform.ts).
create or replace function app.is_test(tenant uuid) returns boolean language sql immutable parallel safe
  return substr(tenant::text, 15, 1) = '8';

-- Rows of a platform stay here for a week after it moved to another cell: masters must read each platform once, in its own cell.
create or replace function app.lives_here(tenant uuid) returns boolean language sql stable parallel safe
  return tenant <> all (coalesce(nullif(current_setting('app.elsewhere', true), ''), '{}')::uuid[]);

-- A sum of cents for each of very many groups. PostgreSQL's own sum of bigints is a decimal number, slower and larger in memory.
create or replace aggregate app.sum_cents(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, initcond = '0', parallel = safe);

-- The only way to set the tenant of a transaction. The move of a tenant takes its lock exclusively: writes of the application wait for the end of
-- the move, and then find that the tenant is gone. Every transaction starts here, so the lock is taken within an expression, which costs a third of
-- a statement; its comparison is always true.
create or replace function app.enter(tenant text) returns void language plpgsql as $$
declare entered constant text := set_config('app.platform_id', tenant, true);
begin
  if session_user = ':app_role' and current_setting('transaction_read_only') = 'off'
    and pg_advisory_xact_lock_shared(app.tenant_lock(entered)) is not null
  then
    if exists (select from app.tenant_holds h where h.platform_id::text = lower(tenant)) then
      raise exception 'the tenant is held' using errcode = 'BC001';
    end if;
  end if;
end $$;

-- All entries of a journal are inserted by one INSERT. It fails if they do not sum to zero in each currency, and updates the stored balance of the
-- accounts that authorise spending, which it locks in one order. A balance beyond its floor fails the statement too. The entries' own references do
-- not wait for this lock: each of them locks only the account's key.
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
    where (a.platform_id, a.id) in (select platform_id, account_id from posted) and a.is_locked order by a.id for no key update;
  update public.ledger_accounts a set balance_cents = coalesce(a.balance_cents, 0) + moved.cents
    from (select platform_id, account_id, sum(amount_cents) as cents from posted group by 1, 2) moved
    where a.platform_id = moved.platform_id and a.id = moved.account_id and a.is_locked;
  return null;
end $$;

-- The date of a journal is never on a sealed day: it moves to the first instant after that day. Every posting takes a shared lock; `sealDay` takes
-- it exclusively, so that it waits for uncommitted journals with a date, and later postings see the seal.
create or replace function app.date_journal() returns trigger language plpgsql as $$
begin
  new.posted_at := app.after_seal(new.platform_id, new.posted_at);
  return new;
end $$;

create or replace function app.after_seal(platform uuid, wanted timestamptz) returns timestamptz language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(app.dates_lock(platform));
  return greatest(wanted, (select max(ends_at) from public.ledger_seals where platform_id = platform));
end $$;

-- The dates by which figures are summed (docs/figures.md) move like the date of their journal: a screen counts nothing on a closed day that the
-- books date later.
create or replace function app.date_figure() returns trigger language plpgsql as $$
begin
  -- Each column by name: turning the row into JSON and back would cost a sale more than the rest of this function.
  case tg_argv[0]
    when 'paid_at' then new.paid_at := app.after_seal(new.platform_id, new.paid_at);
    when 'created_at' then new.created_at := app.after_seal(new.platform_id, new.created_at);
    when 'restored_at' then new.restored_at := app.after_seal(new.platform_id, new.restored_at);
    when 'closed_at' then new.closed_at := app.after_seal(new.platform_id, new.closed_at);
    when 'at' then new.at := app.after_seal(new.platform_id, new.at);
  end case;
  return new;
end $$;

create or replace function app.figure_dates(place regclass) returns table (dated text, written text) language sql immutable as $$
  select dated, written || case written when 'update' then ' of ' || dated else '' end from (values
    ('payments', 'paid_at', 'update'), ('sale_reversals', 'created_at', 'insert'), ('sale_reversals', 'restored_at', 'update'),
    ('fee_corrections', 'created_at', 'insert'), ('commission_proposals', 'closed_at', 'update'), ('revenue_movements', 'at', 'insert')) as known (source, dated, written)
  where source = place::text
$$;

create or replace function app.dates_lock(platform uuid) returns bigint language sql immutable
  return hashtextextended('dates of journals ' || platform, 0);

-- The lock that a seal takes exclusively, and postings share.
create or replace function app.lock_dates(platform uuid) returns void language plpgsql as $$
begin perform pg_advisory_xact_lock(app.dates_lock(platform)); end $$;
create or replace function app.lock_trail(platform uuid) returns void language plpgsql as $$
begin perform pg_advisory_xact_lock(app.trail_lock(platform)); end $$;

-- The date of a new row of the audit trail: never on a sealed day, by the same two locks (`closeAuditDays`). Runs as the owner, since staff limited
-- to some sellers see no seal.
create or replace function app.audit_date(wanted timestamptz) returns timestamptz language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(app.trail_lock(app.platform_id()));
  return greatest(wanted, (select max(ends_at) from public.audit_seals where platform_id = app.platform_id()));
end $$;

-- The network address of an actor as stored in a row: the platform must not learn that of the operator's own people.
create or replace function app.audit_ip(actor uuid, ip text) returns text language sql stable
  security definer set search_path = pg_catalog, pg_temp as $$
    select ip where actor is null or exists (select from public.users u where u.platform_id = app.platform_id() and u.id = actor)
  $$;

-- Refuses a row with another date. A trigger cannot change the date itself, since another month is another partition.
create or replace function app.refuse_sealed_date() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(app.trail_lock(new.platform_id));
  if new.at < (select max(ends_at) from public.audit_seals where platform_id = new.platform_id)
  then raise exception 'a row of the audit trail is dated on a sealed day'; end if;
  return new;
end $$;

create or replace function app.trail_lock(platform uuid) returns bigint language sql immutable
  return hashtextextended('dates of the audit trail ' || platform, 0);

-- A row of the trail in the form of its day's hash and of the export (docs/audit-trail.md). This form must never change: the hashes of all closed
-- days cover these exact bytes.
create or replace function app.audit_line(l public.audit_log) returns text language sql stable
  return jsonb_build_object('id', l.id, 'at', to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', l.actor_user_id,
    'action', l.action, 'subject', l.subject, 'reason', l.reason, 'detail', l.detail, 'ip', l.ip, 'apiKey', l.api_key_id)::text;

-- Locks accounts of the transaction's tenant in one order and reads their balances: a lock needs the right to update, which the application does not
-- have.
create or replace function app.lock_accounts(codes text[], wanted text) returns table (code text, balance_cents bigint) language sql
  security definer set search_path = pg_catalog, pg_temp as $$
    select a.code, coalesce(a.balance_cents, 0) from public.ledger_accounts a
    where a.platform_id = app.platform_id() and a.code = any(codes) and a.currency = wanted order by a.id for no key update
  $$;

create or replace function app.platform_of_host(wanted text) returns uuid language plpgsql as $$
declare found uuid;
begin
  perform set_config('app.lookup', wanted, true);
  select platform_id into found from public.platform_domains where host = wanted;
  perform set_config('app.lookup', '', true);
  return found;
end $$;

-- Whether anything can be served: before the operator has opened a platform there is no tenant. The owner sees all platforms.
create or replace function app.has_tenant() returns boolean language sql stable
  security definer set search_path = pg_catalog, pg_temp as $$
    select exists (select from public.platforms where kind = 'TENANT')
  $$;

-- Every transaction of a test mode holds its clock: the clock moves before or after it, so no job it plans is late by a step. The answer is how far
-- the clock is ahead of the real time.
create or replace function app.hold_clock() returns bigint language plpgsql as $$
declare ahead_ms bigint;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('clock of ' || app.platform_id(), 0));
  select clock_ahead_ms into ahead_ms from public.platforms where platform_id = app.platform_id();
  return coalesce(ahead_ms, 0);
end $$;

-- Takes the clock until this transaction ends, so that no other can hold it. False while another holds it: a step that waited would hold up all
-- later transactions of the test mode, each with a connection that live tenants need.
create or replace function app.take_clock() returns boolean language sql as $$
  select pg_try_advisory_xact_lock(hashtextextended('clock of ' || app.platform_id(), 0))
$$;

-- The queue runs by real time, and a job of a test mode is planned by the test mode's clock.
create or replace function app.in_world_time(planned timestamptz) returns timestamptz language plpgsql as $$
begin
  if not app.is_test(app.platform_id()) then return planned; end if;
  return planned - app.hold_clock() * interval '1 millisecond';
end $$;

-- Jobs are added inside the business transaction; the queue's own tables stay closed. The queue's own function is general and costs as much as the
-- rest of a purchase: it is called only to replace a job of the same key, or for a new kind of job. If the same job is waiting already, the sales of
-- a rush share its row and do not wait for each other; no worker takes it before the last of them is committed. A later job wakes no worker: workers
-- poll every second.
create or replace function app.add_job(identifier text, payload json, run_at timestamptz, job_key text, max_attempts int, priority int)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  run_at := app.in_world_time(run_at);
  insert into graphile_worker._private_jobs (task_id, payload, run_at, key, max_attempts, priority)
    select t.id, $2, $3, $4, $5, $6 from graphile_worker._private_tasks t where t.identifier = $1
    on conflict (key) do nothing;
  if not found then
    perform from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.key = $4 and t.identifier = $1 and j.payload::jsonb = $2::jsonb and j.locked_at is null and j.attempts = 0
        and (j.run_at = $3 or greatest(j.run_at, $3) <= now())
      for share of j;
  end if;
  if not found then
    perform graphile_worker.add_job($1, $2, run_at := $3, job_key := $4, max_attempts := $5, priority := $6);
  elsif $3 <= now() then
    perform pg_notify('jobs:insert', '{"count":1}');
  end if;
end $$;

-- Moves a waiting job of this tenant to another time, or removes it: a row is changed, and no worker is woken. A job locked by a worker runs
-- unchanged.
create or replace function app.put_off_job(job_key text, run_at timestamptz)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
    update graphile_worker._private_jobs set run_at = app.in_world_time($2)
    where key = $1 and locked_at is null and payload ->> 'platformId' = app.platform_id()::text
  $$;
create or replace function app.drop_job(job_key text)
  returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
    delete from graphile_worker._private_jobs
    where key = $1 and locked_at is null and payload ->> 'platformId' = app.platform_id()::text
  $$;

-- The clock of a test mode moves ahead: this tenant's waiting jobs come closer by the same amount. `world` is the real time. A job in its last try
-- counts as running.
create index if not exists jobs_of_test_modes on graphile_worker._private_jobs ((payload ->> 'platformId'))
  where substr(payload ->> 'platformId', 15, 1) = '8';
create or replace function app.advance_clock(by_ms bigint, world timestamptz)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare tenant constant text := app.platform_id()::text;
begin
  if by_ms < 0 or not app.is_test(app.platform_id()) then raise exception 'this clock does not move' using errcode = 'check_violation'; end if;
  if not app.take_clock() then raise exception 'this clock is held' using errcode = 'lock_not_available'; end if;
  update public.platforms set clock_ahead_ms = clock_ahead_ms + by_ms where platform_id = app.platform_id();
  update graphile_worker._private_jobs set run_at = run_at - by_ms * interval '1 millisecond'
    where payload ->> 'platformId' = tenant and substr(payload ->> 'platformId', 15, 1) = '8' and locked_at is null and run_at > world;
  perform pg_notify('jobs:insert', '{"count":1}');
end $$;
create or replace function app.waiting_jobs(world timestamptz, except_key text)
  returns table (due int, next_at timestamptz) language sql security definer set search_path = pg_catalog, pg_temp as $$
    select count(*) filter (where run_at <= world or locked_at is not null)::int, min(run_at) filter (where run_at > world and locked_at is null)
    from graphile_worker._private_jobs
    where payload ->> 'platformId' = app.platform_id()::text and substr(payload ->> 'platformId', 15, 1) = '8'
      and key is distinct from except_key and (attempts < max_attempts or locked_at is not null)
  $$;

-- Test modes of this live tenant's sellers. The owner sees all platforms.
create or replace function app.test_modes() returns setof uuid language sql stable
  security definer set search_path = pg_catalog, pg_temp as $$
    select platform_id from public.platforms where test_of_platform_id = app.platform_id()
  $$;
-- Deletes every row of this test mode and every job waiting for it; nothing of a live platform is ever removed this way. One statement, since the
-- references between rows are circular and are checked when it ends.
create or replace function app.remove_test_mode() returns void language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare removals text;
begin
  if not app.is_test(app.platform_id()) then raise exception 'only test modes are removed' using errcode = 'check_violation'; end if;
  perform pg_advisory_xact_lock(hashtextextended('test mode ' || app.platform_id(), 0));
  select string_agg(format('of_%s as (delete from public.%I where platform_id = app.platform_id())', c.oid, c.relname), ', ') into removals
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'platform_id' and not a.attisdropped;
  execute 'with ' || removals || ' select';
  delete from graphile_worker._private_jobs
    where payload ->> 'platformId' = app.platform_id()::text and substr(payload ->> 'platformId', 15, 1) = '8' and locked_at is null;
end $$;

-- Deletes a draft that nobody has worked on since it was created. A draft with a reference to it stays, and the answer is false.
create or replace function app.remove_untouched_draft(draft uuid) returns boolean language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from public.products where platform_id = app.platform_id() and id = draft and status = 'DRAFT' and version = 1 for update;
  if not found or exists (
    select from public.offers where platform_id = app.platform_id() and product_id = draft and version <> 1
  ) then return false; end if;
  begin
    delete from public.offers where platform_id = app.platform_id() and product_id = draft;
    delete from public.products where platform_id = app.platform_id() and id = draft;
  exception when foreign_key_violation then return false;
  end;
  return true;
end $$;

-- Tells open consoles that something of theirs changed, when the transaction commits: the platform's staff by the name of the table, and each person
-- whom the row is about. No data is sent: recipients read again with their own rights (web/changes.ts).
create or replace function app.tell_of_change() returns trigger language plpgsql as $$
declare
  changed constant jsonb := to_jsonb(new);
  tenant constant uuid := new.platform_id;
  sale uuid := changed ->> 'order_id';
begin
  -- No list shows a mail that is about no sale.
  if tg_table_name = 'mails' and sale is null then return null; end if;
  if sale is null and changed ? 'payment_id' then
    select order_id into sale from public.payments where platform_id = tenant and id = (changed ->> 'payment_id')::uuid;
  end if;
  perform pg_notify('balcao_live', topic) from (
    select format('staff:%s:%s', tenant, tg_table_name) as topic
    union all select format('person:%s:%s', tenant, person) from (
      select (changed ->> name)::uuid as person from unnest(array['seller_id', 'user_id', 'customer_id', 'affiliate_id', 'co_producer_id']) as name
      union all select (changed ->> 'id')::uuid where tg_table_name = 'users'
      union all select seller_id from public.products where platform_id = tenant and id = (changed ->> 'product_id')::uuid
      union all select user_id from public.order_shares where platform_id = tenant and order_id = sale
      union all select u.id from public.orders o join public.users u on u.platform_id = o.platform_id and u.email = o.buyer_email
        where o.platform_id = tenant and o.id = sale
      union all select unnest(array[seller_id, customer_id]) from public.refund_requests
        where platform_id = tenant and id = (changed ->> 'request_id')::uuid
    ) people where person is not null
  ) told;
  return null;
end $$;

-- The changes that are announced. The first rows of a purchase are not among them: its outcome is announced.
create or replace function app.told_changes(place regclass) returns text language sql immutable as $$
  select case place::text
    when 'payments' then 'update of status, certainty'
    when 'users' then 'update of status'
    when 'abandoned_carts' then 'update of state'
    when 'mails' then 'update of state'
    else case when place::text = any(array['affiliations', 'anticipations', 'bank_accounts', 'charges', 'co_production_contracts',
      'deletion_requests', 'disputes', 'money_proposals', 'notices', 'payment_cases', 'products', 'refund_messages', 'refund_requests',
      'refunds', 'seller_documents', 'shipments', 'subscriptions', 'withdrawals'])
    then 'insert or update' end
  end
$$;

-- Puts a policy on a table unless this exact policy is there, which its comment shows: changing a policy locks the table for everybody else.
create or replace procedure app.put_policy(place regclass, name text, definition text) language plpgsql as $$
declare print text := md5(definition || current_user);
begin
  if print = (select obj_description(oid, 'pg_policy') from pg_policy where polrelid = place and polname = name) then return; end if;
  execute format('drop policy if exists %I on %s', name, place);
  execute format('create policy %I on %s %s', name, place, definition);
  execute format('comment on policy %I on %s is %L', name, place, print);
end $$;

-- Walls one table in, adding only missing parts.
create or replace procedure app.wall_in(place regclass) language plpgsql as $$
declare standing record; figure record; narrowing text := app.narrowing_of(place);
begin
  select relrowsecurity as is_on, relforcerowsecurity as is_forced into standing from pg_class where oid = place;
  if not standing.is_on then execute format('alter table %s enable row level security', place); end if;
  if not standing.is_forced then execute format('alter table %s force row level security', place); end if;

  -- An unset tenant sees and writes nothing.
  call app.put_policy(place, 'tenant_wall', 'using (platform_id = app.platform_id()) with check (platform_id = app.platform_id())');

  -- For staff limited to some sellers, by a role of its own, so that no other statements are slowed by it (own-sellers.sql).
  if narrowing is not null then
    call app.put_policy(place, 'own_sellers', format('as restrictive for select to :narrowed_role using (%s)', narrowing));
  end if;

  -- The only query before a tenant is known: which tenant a host belongs to. A row is visible to a query with its exact host.
  if place = 'public.platform_domains'::regclass then
    call app.put_policy(place, 'by_host', 'for select using (host = nullif(current_setting(''app.lookup'', true), ''''))');
  end if;

  -- The owner, who could remove the wall, sees the list of platforms even without being superuser: the queue wakes each platform daily.
  if place = 'public.platforms'::regclass then
    call app.put_policy(place, 'by_owner', 'for select to current_user using (true)');
  end if;

  -- Rows that masters read of all platforms at once, by a role of its own (decision 0024), without test modes. grants.sql names the columns.
  if place::text = any(array['platforms', 'platform_domains', 'users', 'session_logs', 'operator_contracts', 'charges', 'announcements', 'notices', 'provider_accounts',
    'webhook_inbox', 'outgoing_deliveries', 'subscriptions', 'subscription_steps', 'payments', 'withdrawals', 'ledger_accounts', 'ledger_journals',
    'ledger_entries', 'ledger_days', 'ledger_day_totals'])
  then
    call app.put_policy(place, 'by_operator', format('for select to :operator_role using (not app.is_test(platform_id)%s)',
      case when place = 'public.platforms'::regclass then ' and app.lives_here(platform_id)' else '' end));
  end if;

  if place = 'public.ledger_journals'::regclass
    and not exists (select from pg_trigger where tgrelid = place and tgname = 'date_journal')
  then
    create trigger date_journal before insert on public.ledger_journals
      for each row execute function app.date_journal();
  end if;

  if place = 'public.audit_log'::regclass
    and not exists (select from pg_trigger where tgrelid = place and tgname = 'refuse_sealed_date')
  then
    create trigger refuse_sealed_date before insert on public.audit_log
      for each row execute function app.refuse_sealed_date();
  end if;

  for figure in select * from app.figure_dates(place) loop
    if not exists (select from pg_trigger where tgrelid = place and tgname = 'date_' || figure.dated) then
      execute format('create trigger date_%1$s before %2$s on %3$s for each row when (%4$s) execute function app.date_figure(%1$L)',
        figure.dated, figure.written, place,
        case figure.written when 'insert' then 'true' else format('new.%1$s is distinct from old.%1$s', figure.dated) end);
    end if;
  end loop;

  if place = 'public.ledger_entries'::regclass
    and not exists (select from pg_trigger where tgrelid = place and tgname = 'journal_must_balance')
  then
    create trigger journal_must_balance after insert on public.ledger_entries
      referencing new table as posted for each statement execute function app.journal_must_balance();
  end if;

  if app.told_changes(place) is not null
    and not exists (select from pg_trigger where tgrelid = place and tgname = 'tell_of_change')
  then
    execute format('create trigger tell_of_change after %s on %s for each row execute function app.tell_of_change()',
      app.told_changes(place), place);
  end if;
end $$;
