-- Partitions by month of the tables that migrations make partitioned (monthly-tables.ts). They are in a schema of their own, which no role of the
-- application may use: rows are reached only through their table, whose wall covers them. Runs with wall.sql.

create schema if not exists months;

-- Archived months, and the place of each (cli/archive). A month may have several files, for rows that arrived later. An entry without an instant was
-- not finished: the next run removes its file.
create table if not exists app.archived_months (
  table_name text not null, month text not null, key text not null, rows bigint not null, sha256 text not null,
  archived_at timestamptz, primary key (table_name, month, key)
);

-- Anchors of the operator's trail (`audit_day.anchored`) whose rows are in the archive.
create table if not exists app.archived_anchors (platform_id uuid not null, day text not null, hash text not null);

create or replace function app.month_start(wanted timestamptz) returns timestamptz language sql stable
  return date_trunc('month', wanted, 'America/Sao_Paulo');

create or replace function app.month_name(wanted timestamptz) returns text language sql stable
  return to_char(wanted at time zone 'America/Sao_Paulo', 'YYYY-MM');

-- Start and end of a new month.
create or replace function app.month_bounds(place text, wanted timestamptz, out starts timestamptz, out ends timestamptz) language sql stable as $$
  select substring(bound from 'FROM \(''([^'']+)''\)')::timestamptz, substring(bound from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_class c, pg_get_expr(relpartbound, c.oid) bound
  where c.oid = to_regclass(format('months.%I', place || '_' || replace(app.month_name(wanted), '-', '_')))
$$;

-- Makes the partition of a table for the month of an instant; rows written while it was missing move there. It ends where its neighbours start,
-- since summer time may have come or gone since they were made. During a move of a platform such rows wait: replication would send their way to the
-- partition as a deletion.
create or replace procedure app.make_month(place regclass, wanted timestamptz) language plpgsql as $$
declare
  month constant timestamptz := app.month_start(wanted);
  starts constant timestamptz := coalesce((app.month_bounds(place::text, month - interval '15 days')).ends, month);
  ends constant timestamptz := coalesce((app.month_bounds(place::text, month + interval '45 days')).starts, app.month_start(month + interval '45 days'));
  named constant text := format('months.%I', place::text || '_' || replace(app.month_name(month + interval '15 days'), '-', '_'));
  rest constant text := format('months.%I', place::text || '_rest');
  waits boolean;
begin
  perform set_config('lock_timeout', '500ms', true);
  perform pg_advisory_xact_lock(hashtextextended('months', 0));
  if to_regclass(named) is not null then return; end if;
  if exists (select from pg_publication where pubname like 'balcao\_move\_%') then
    execute format('select exists (select from %s where at >= %L and at < %L)', rest, starts, ends) into waits;
    if waits then return; end if;
  end if;
  execute format('create table %s (like %s including defaults including constraints including storage)', named, place);
  execute format('lock table %s in access exclusive mode', rest);
  execute format('with moved as (delete from %s where at >= %L and at < %L returning *) insert into %s select * from moved',
    rest, starts, ends, named);
  execute format('alter table %s attach partition %s for values from (%L) to (%L)', place, named, starts, ends);
end $$;

-- Makes all months from the present one to the given number ahead, and earlier months for rows without one, each in a transaction of its own:
-- readers wait for one at a time. A test mode whose clock is years ahead gets none. Repeatable, and safe for any number of concurrent callers.
create or replace procedure app.make_months(present timestamptz, ahead int) language plpgsql as $$
declare place regclass; wanted timestamptz;
begin
  for place in select partrelid::regclass from pg_partitioned_table join pg_class c on c.oid = partrelid
    where relnamespace = 'public'::regnamespace and partstrat = 'r'
  loop
    perform set_config('lock_timeout', '500ms', true);
    perform pg_advisory_xact_lock(hashtextextended('months', 0));
    if to_regclass(format('months.%I', place::text || '_rest')) is null then
      execute format('create table months.%I partition of %s default', place::text || '_rest', place);
    end if;
    commit;
    for wanted in execute format(
      'select app.month_start($1) + interval ''1 month'' * n + interval ''15 days'' from generate_series(0, $2) n union
        select distinct app.month_start(at) + interval ''15 days'' from months.%I where at < $1 order by 1', place::text || '_rest') using present, ahead
    loop
      call app.make_month(place, wanted);
      commit;
    end loop;
  end loop;
end $$;

-- Tables in months, the number of their next three months that exist, and rows of this month without a partition: these mean that no worker has made
-- months for a quarter.
create or replace function app.months_made(present timestamptz) returns table (place text, ahead int, homeless bigint) language plpgsql as $$
begin
  for place in select relname from pg_partitioned_table join pg_class c on c.oid = partrelid
    where relnamespace = 'public'::regnamespace and partstrat = 'r' order by 1
  loop
    select count(to_regclass(format('months.%I', place || '_' || replace(app.month_name(month), '-', '_')))) into ahead
      from generate_series(app.month_start(present) + interval '45 days', app.month_start(present) + interval '110 days', '1 month') month;
    execute format('select count(*) from months.%I where at between $1 and $2', place || '_rest') into homeless
      using app.month_start(present), present + interval '1 day';
    return next;
  end loop;
end $$;
