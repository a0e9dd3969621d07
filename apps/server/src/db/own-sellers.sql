-- Reads of staff who work for some sellers only: a role of its own, with a row policy on every table with data of sellers. Runs after wall.sql,
-- under the same rules.

-- The sellers of such a staff member. Only the policies of the narrowed role call it.
create or replace function app.own_sellers() returns uuid[]
  language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.own_sellers', true), ''), '{}')::uuid[] $$;

create or replace function app.narrowed_member() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.narrowed_member', true), '')::uuid $$;

-- For the rest of the transaction, and not after it, hides all sellers but those of this staff member.
create or replace function app.narrow(member uuid) returns void language plpgsql as $$
declare sellers uuid[];
begin
  select staff_seller_ids into sellers from public.users where platform_id = app.platform_id() and id = member;
  perform set_config('app.own_sellers', coalesce(sellers, '{}')::text, true);
  perform set_config('app.narrowed_member', member::text, true);
  perform set_config('role', ':narrowed_role', true);
end $$;

-- The name of a staff member who proposed, decided or wrote something. A staff member who also sells is hidden from colleagues limited to other
-- sellers; the signature on records of their sellers is not.
create or replace function app.signer_name(signer uuid) returns text language sql stable
  security definer set search_path = pg_catalog, pg_temp
  as $$ select name from public.users where platform_id = app.platform_id() and id = signer $$;

-- Whether a staff member who works for some sellers only may change all of these rows of a table: each exists and is visible to them. Of people
-- these are only their own sellers. The transaction stays narrowed afterwards.
create or replace function app.sees_all(place regclass, ids uuid[], member uuid) returns boolean language plpgsql as $$
declare shown bigint;
begin
  perform app.narrow(member);
  if place = 'public.users'::regclass then return ids <@ app.own_sellers(); end if;
  execute format('select count(*) from %s where platform_id = app.platform_id() and id = any($1)', place) into shown using ids;
  return shown = (select count(distinct id) from unnest(ids) id);
end $$;

-- Whether the row named by one column is visible.
create or replace function app.belongs_to(place regclass, name text, parent text) returns text language sql stable as $$
  select format('exists (select from public.%3$I parent where parent.platform_id = %1$s.platform_id and parent.id = %1$s.%2$I)',
    place, name, parent)
$$;

-- The condition for rows of a table that a narrowed staff member sees, or null if the whole table is the platform's own and reveals no seller. Rows
-- that belong to a row are visible with it. A table that is not mentioned here shows no row.
create or replace function app.narrowing_of(place regclass) returns text language plpgsql stable as $$
declare
  is_own constant text := '= any((select app.own_sellers())::uuid[])';
  is_own_purse constant text := 'purse = ''manager'' or user_id ' || is_own;
  names text[] := (select array_agg(attname) from pg_attribute where attrelid = place and attnum > 0 and not attisdropped);
  narrowing text;
  named text;
begin
  if place::text = any(array['platforms', 'platform_domains', 'domain_claims', 'brand_versions', 'legal_texts', 'announcements',
    'operator_contracts', 'charges', 'provider_accounts', 'provider_circuits', 'provider_contacts', 'provider_health', 'acquirer_costs',
    'payout_accounts', 'payout_controls', 'service_hours', 'audit_days'])
  then return null; end if;

  narrowing := case place::text
    -- The person themselves, their sellers, staff and managers; of buyers those who bought from one of these sellers.
    when 'users' then format(
      'case when id = app.narrowed_member() then true when ''SELLER'' = any(roles) then id %s
        when roles && ''{ADMIN,MANAGER,MASTER}''::text[] or staff_invited_at is not null or manager_invited_at is not null then true
        else exists (select from public.orders o where o.platform_id = users.platform_id and o.buyer_email = users.email) end', is_own)
    -- A given access has no order.
    when 'access_grants' then app.belongs_to(place, 'product_id', 'products')
    -- The platform's rows reveal sales of all sellers.
    when 'outgoing_endpoints' then 'seller_id ' || is_own
    when 'api_keys' then 'user_id ' || is_own
    when 'api_calls' then 'user_id ' || is_own
    when 'outgoing_deliveries' then 'seller_id ' || is_own
    -- Also earnings of these sellers on other sellers' sales, and of others on these sellers' sales.
    when 'balance_lots' then format('user_id %s or %s', is_own, app.belongs_to(place, 'payment_id', 'payments'))
    when 'ledger_accounts' then 'code not like ''user:%'' or split_part(code, '':'', 2) = any((select app.own_sellers())::text[])'
    when 'ledger_entries' then format(
      'exists (select from public.ledger_accounts a where a.platform_id = ledger_entries.platform_id and a.id = account_id
        and a.code like ''user:%%'') or %s', app.belongs_to(place, 'payment_id', 'payments'))
    when 'ledger_journals' then
      'exists (select from public.ledger_entries e where e.platform_id = ledger_journals.platform_id and e.journal_id = ledger_journals.id)'
    when 'webhook_inbox' then
      'exists (select from public.payments p where p.platform_id = webhook_inbox.platform_id and p.id = coalesce(payment_id, payment_hint))'
    -- About the platform, or a visible person or acquirer account.
    when 'audit_log' then
      'case when subject ~ ''^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'' then subject::uuid = audit_log.platform_id
        or exists (select from public.users u where u.platform_id = audit_log.platform_id and u.id = subject::uuid)
        or exists (select from public.provider_accounts a where a.platform_id = audit_log.platform_id and a.id = subject::uuid)
        else false end'
    -- Addresses of buyers who bought from one of these sellers.
    when 'mail_suppressions' then
      'exists (select from public.orders o where o.platform_id = mail_suppressions.platform_id and o.buyer_email = mail_suppressions.email)'
    -- Notices to others may be about anybody.
    when 'notices' then 'user_id = app.narrowed_member()'
    when 'checkout_drafts' then app.belongs_to(place, 'id', 'offers')
    when 'affiliate_click_events' then app.belongs_to(place, 'affiliation_id', 'affiliations')
    when 'refund_messages' then app.belongs_to(place, 'request_id', 'refund_requests')
    when 'debt_notes' then is_own_purse
    when 'money_proposals' then is_own_purse
    when 'withdrawals' then is_own_purse
  end;
  if narrowing is not null then return narrowing; end if;

  select name, case when parent is null then 'seller_id ' || is_own else app.belongs_to(place, name, parent) end into named, narrowing
  from (values (1, 'seller_id', null), (2, 'funnel_id', 'upsell_funnels'), (3, 'subscription_id', 'subscriptions'), (4, 'payment_id', 'payments'),
    (5, 'order_id', 'orders'), (6, 'withdrawal_id', 'withdrawals'), (7, 'dispute_id', 'disputes'), (8, 'grant_id', 'access_grants'),
    (9, 'anticipation_id', 'anticipations'), (10, 'product_id', 'products'), (11, 'affiliation_id', 'affiliations'),
    (12, 'offer_id', 'offers'), (13, 'user_id', 'users')) as chain (turn, name, parent)
  where name = any(names) order by turn limit 1;
  -- Without a seller these rows are settings of the platform.
  if place::text in ('fee_plans', 'interest_tables', 'anticipation_plans', 'withdrawal_plans', 'notification_settings', 'pixels', 'receivers')
  then return format('%I is null or %s', named, narrowing); end if;
  return coalesce(narrowing, 'false');
end $$;
