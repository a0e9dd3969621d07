-- Parts of the wall that differ where Citus distributes the tables (decision 0045): replaces functions of wall.sql, own-sellers.sql and months.sql,
-- and runs after them.
--
-- All rows of a tenant lie on one worker, in co-located shards. Triggers and policies run there and read other rows of the tenant from the shards
-- beside, as ordinary tables of that PostgreSQL: in the same session, so in the same transaction. A function with the owner's rights must not query
-- the workers from the coordinator: Citus would log in there as the owner, in a second transaction that does not see the first. So functions that
-- need the owner's rights have a part `…_here`, which a statement of the application takes to the worker.

-- Written by every transaction of a tenant that touches the queue: Citus then commits its jobs and its rows in two phases, both or neither.
create table if not exists app.two_phases (nothing int);

-- A table's rows of a tenant as this node has them: on a worker its shard, on the coordinator the table.
create or replace function app.here(name text, tenant uuid) returns text language plpgsql stable as $$
begin
  if (select groupid from pg_catalog.pg_dist_local_group) = 0 then return format('public.%I', name); end if;
  return format('public.%I', name || '_' || pg_catalog.get_shard_id_for_distribution_column(format('public.%I', name)::regclass, tenant));
end $$;

-- Citus propagates SET LOCAL to the workers, and not set_config.
create or replace function app.enter(tenant text) returns void language plpgsql as $$
begin
  execute format('set local app.platform_id = %L', tenant);
  if session_user = ':app_role' and current_setting('transaction_read_only') = 'off' then
    perform pg_advisory_xact_lock_shared(app.tenant_lock(tenant));
    if exists (select from app.tenant_holds h where h.platform_id::text = lower(tenant)) then
      raise exception 'the tenant is held' using errcode = 'BC001';
    end if;
  end if;
end $$;

create or replace function app.narrow(member uuid) returns void language plpgsql as $$
declare platform constant uuid := app.platform_id(); sellers uuid[];
begin
  select staff_seller_ids into sellers from public.users where platform_id = platform and id = member;
  execute format('set local app.own_sellers = %L', coalesce(sellers, '{}')::text);
  execute format('set local app.narrowed_member = %L', member);
  set local role :narrowed_role;
end $$;

-- A function's answer does not show Citus the tenant's shard; a value does.
create or replace function app.sees_all(place regclass, ids uuid[], member uuid) returns boolean language plpgsql as $$
declare shown bigint;
begin
  perform app.narrow(member);
  if place = 'public.users'::regclass then return ids <@ app.own_sellers(); end if;
  execute format('select count(*) from %s where platform_id = $2 and id = any($1)', place) into shown using ids, app.platform_id();
  return shown = (select count(distinct id) from unnest(ids) id);
end $$;

-- The trigger on the shards: all rows of one statement there are of the same shard.
create or replace function app.journal_must_balance() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare lopsided bigint; accounts text;
begin
  select journal_id into lopsided from posted
  group by platform_id, journal_id, currency having sum(amount_cents) <> 0 limit 1;
  if found then
    raise exception 'journal % does not balance', lopsided using errcode = 'check_violation';
  end if;
  select app.here('ledger_accounts', platform_id) into accounts from posted limit 1;
  if not found then return null; end if;
  execute format('select 1 from %s a
    where (a.platform_id, a.id) in (select platform_id, account_id from posted) and a.is_locked order by a.id for no key update', accounts);
  execute format('update %s a set balance_cents = coalesce(a.balance_cents, 0) + moved.cents
    from (select platform_id, account_id, sum(amount_cents) as cents from posted group by 1, 2) moved
    where a.platform_id = moved.platform_id and a.id = moved.account_id and a.is_locked', accounts);
  return null;
end $$;

create or replace function app.after_seal(platform uuid, wanted timestamptz) returns timestamptz language plpgsql as $$
declare sealed timestamptz;
begin
  perform pg_advisory_xact_lock_shared(app.dates_lock(platform));
  execute format('select max(ends_at) from %s where platform_id = $1', app.here('ledger_seals', platform)) into sealed using platform;
  return greatest(wanted, sealed);
end $$;

create or replace function app.refuse_sealed_date() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.at < app.trail_date_here(new.platform_id, '-infinity')
  then raise exception 'a row of the audit trail is dated on a sealed day'; end if;
  return new;
end $$;

-- Locks that triggers on a worker and statements of the product both take are taken on the worker. Any query to the tenant's shards with one answer
-- takes the call there.
create or replace function app.lock_dates(platform uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.dates_lock(platform))
    from (select count(*) from public.users where platform_id = platform and id = platform) at_its_shard;
end $$;

create or replace function app.lock_trail(platform uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.trail_lock(platform))
    from (select count(*) from public.users where platform_id = platform and id = platform) at_its_shard;
end $$;

create or replace function app.trail_date_here(platform uuid, wanted timestamptz) returns timestamptz language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare sealed timestamptz;
begin
  perform pg_advisory_xact_lock_shared(app.trail_lock(platform));
  execute format('select max(ends_at) from %s where platform_id = $1', app.here('audit_seals', platform)) into sealed using platform;
  return greatest(wanted, sealed);
end $$;

create or replace function app.audit_date(wanted timestamptz) returns timestamptz language plpgsql
  security invoker set search_path = pg_catalog, pg_temp as $$
declare platform constant uuid := app.platform_id(); dated timestamptz;
begin
  select app.trail_date_here(platform, wanted) into dated
    from (select count(*) from public.users where platform_id = platform and id = platform) at_its_shard;
  return dated;
end $$;

create or replace function app.is_person_here(platform uuid, person uuid) returns boolean language plpgsql stable
  security definer set search_path = pg_catalog, pg_temp as $$
declare found boolean;
begin
  execute format('select exists (select from %s where platform_id = $1 and id = $2)', app.here('users', platform)) into found using platform, person;
  return found;
end $$;

create or replace function app.audit_ip(actor uuid, ip text) returns text language plpgsql stable
  security invoker set search_path = pg_catalog, pg_temp as $$
declare platform constant uuid := app.platform_id(); shown boolean;
begin
  if actor is null then return ip; end if;
  select app.is_person_here(platform, actor) into shown
    from (select count(*) from public.users where platform_id = platform and id = platform) at_its_shard;
  return case when shown then ip end;
end $$;

create or replace function app.signer_name(signer uuid) returns text language plpgsql stable
  security definer set search_path = pg_catalog, pg_temp as $$
declare found text;
begin
  execute format('select name from %s where platform_id = $1 and id = $2', app.here('users', app.platform_id()))
    into found using app.platform_id(), signer;
  return found;
end $$;

create or replace function app.lock_accounts_here(platform uuid, codes text[], wanted text) returns table (code text, balance_cents bigint) language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  if platform is distinct from app.platform_id() then raise exception 'another tenant' using errcode = 'insufficient_privilege'; end if;
  return query execute format('select a.code, coalesce(a.balance_cents, 0) from %s a
    where a.platform_id = $1 and a.code = any($2) and a.currency = $3 order by a.id for no key update', app.here('ledger_accounts', platform))
    using platform, codes, wanted;
end $$;

create or replace function app.lock_accounts(codes text[], wanted text) returns table (code text, balance_cents bigint) language plpgsql
  security invoker set search_path = pg_catalog, pg_temp as $$
declare platform constant uuid := app.platform_id();
begin
  return query select l.code, l.balance_cents
    from (select count(*) from public.users u where u.platform_id = platform and u.id = platform) at_its_shard,
      app.lock_accounts_here(platform, codes, wanted) l;
end $$;

create or replace function app.remove_draft_here(platform uuid, draft uuid) returns boolean language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare products constant text := app.here('products', platform); offers constant text := app.here('offers', platform); is_free boolean;
begin
  if platform is distinct from app.platform_id() then raise exception 'another tenant' using errcode = 'insufficient_privilege'; end if;
  execute format('select true from %s where platform_id = $1 and id = $2 and status = ''DRAFT'' and version = 1 for update', products)
    into is_free using platform, draft;
  if is_free is null then return false; end if;
  execute format('select not exists (select from %s where platform_id = $1 and product_id = $2 and version <> 1)', offers)
    into is_free using platform, draft;
  if not is_free then return false; end if;
  begin
    execute format('delete from %s where platform_id = $1 and product_id = $2', offers) using platform, draft;
    execute format('delete from %s where platform_id = $1 and id = $2', products) using platform, draft;
  exception when foreign_key_violation then return false;
  end;
  return true;
end $$;

create or replace function app.remove_untouched_draft(draft uuid) returns boolean language plpgsql
  security invoker set search_path = pg_catalog, pg_temp as $$
declare platform constant uuid := app.platform_id(); removed boolean;
begin
  select app.remove_draft_here(platform, draft) into removed
    from (select count(*) from public.users u where u.platform_id = platform and u.id = platform) at_its_shard;
  return removed;
end $$;

-- The queue is on the coordinator. Its own work runs without a tenant, and needs no more.
create or replace function app.commit_in_two_phases() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.two_phases;
  return null;
end $$;
drop trigger if exists commit_in_two_phases on graphile_worker._private_jobs;
create trigger commit_in_two_phases before insert or update or delete on graphile_worker._private_jobs
  for each statement when (nullif(current_setting('app.platform_id', true), '') is not null) execute function app.commit_in_two_phases();

-- Announcements on a worker reach nobody, and a transaction that commits in two phases may not announce there: open consoles refetch when they are
-- asked to.
create or replace function app.told_changes(place regclass) returns text language sql immutable as $$ select null::text $$;
do $$
declare place regclass;
begin
  for place in select tgrelid from pg_trigger where tgname = 'tell_of_change' and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) loop
    execute format('drop trigger tell_of_change on %s', place);
  end loop;
end $$;

-- Citus turns every restrictive policy of a shard into a permissive one, which would widen access, and accepts no subquery. So the narrowed role has
-- permissive policies of its own, each with the tenant in it, and where these exist `tenant_wall` does not apply to that role.
create or replace procedure app.put_policy(place regclass, name text, definition text) language plpgsql as $$
declare
  narrowing text := app.narrowing_of(place);
  print text;
begin
  if name = 'tenant_wall' then
    definition := format('to :app_role, %I%s %s', current_user, case when narrowing is null then ', :narrowed_role' else '' end, definition);
    if narrowing is not null then
      call app.put_policy(place, 'own_rows', 'for insert to :narrowed_role with check (platform_id = app.platform_id())');
    end if;
  elsif name = 'own_sellers' then
    narrowing := replace(narrowing, '(select app.own_sellers())', 'app.own_sellers()');
    if narrowing ~ '\mselect\M' then
      select format('app.shows(%L, jsonb_build_object(%s))', place::text, string_agg(format('%L, %I', attname, attname), ', ')) into narrowing
      from pg_attribute where attrelid = place and attnum > 0 and not attisdropped and narrowing ~ format('\m%s\M', attname);
    end if;
    definition := format('for select to :narrowed_role using (platform_id = app.platform_id() and (%s))', narrowing);
  end if;
  print := md5(definition || current_user);
  if print = (select obj_description(oid, 'pg_policy') from pg_policy where polrelid = place and polname = name) then return; end if;
  execute format('drop policy if exists %I on %s', name, place);
  execute format('create policy %I on %s %s', name, place, definition);
  execute format('comment on policy %I on %s is %L', name, place, print);
end $$;

-- Whether the narrowed role sees a row, given its relevant columns, by the same condition as elsewhere (`app.narrowing_of`), evaluated on the shards
-- beside it.
create or replace function app.shows(name text, shown jsonb) returns boolean language plpgsql stable as $$
declare
  asked text := app.narrowing_of(format('public.%I', name)::regclass);
  beside text;
  answer boolean;
begin
  for beside in select distinct m[1] from regexp_matches(asked, '\mpublic\.([a-z_]+)', 'g') m loop
    asked := regexp_replace(asked, format('\mpublic\.%s\M', beside), app.here(beside, app.platform_id()), 'g');
  end loop;
  execute format('select %s from jsonb_populate_record(null::public.%I, $1) as %I', asked, name, name) into answer using shown;
  return coalesce(answer, false);
end $$;

-- Rows that wait for their month are copied before the month is attached, which distributes it.
create or replace procedure app.make_month(place regclass, wanted timestamptz) language plpgsql as $$
declare
  month constant timestamptz := app.month_start(wanted);
  starts constant timestamptz := coalesce((app.month_bounds(place::text, month - interval '15 days')).ends, month);
  ends constant timestamptz := coalesce((app.month_bounds(place::text, month + interval '45 days')).starts, app.month_start(month + interval '45 days'));
  named constant text := format('months.%I', place::text || '_' || replace(app.month_name(month + interval '15 days'), '-', '_'));
  rest constant text := format('months.%I', place::text || '_rest');
begin
  perform set_config('lock_timeout', '500ms', true);
  perform pg_advisory_xact_lock(hashtextextended('months', 0));
  if to_regclass(named) is not null then return; end if;
  execute format('create table %s (like %s including defaults including constraints including storage)', named, place);
  execute format('lock table %s in access exclusive mode', rest);
  execute format('insert into %s select * from %s where at >= %L and at < %L', named, rest, starts, ends);
  execute format('delete from %s where at >= %L and at < %L', rest, starts, ends);
  execute format('alter table %s attach partition %s for values from (%L) to (%L)', place, named, starts, ends);
end $$;

-- The same line for a row of a shard, which has another type.
create or replace function app.audit_line(l anyelement) returns text language plpgsql stable as $$
begin
  return jsonb_build_object('id', l.id, 'at', to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', l.actor_user_id,
    'action', l.action, 'subject', l.subject, 'reason', l.reason, 'detail', l.detail, 'ip', l.ip, 'apiKey', l.api_key_id)::text;
end $$;
