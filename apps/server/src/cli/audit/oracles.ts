import { toSnakeCase } from 'drizzle-orm/casing'
import { simulatedBaseUrl } from '#db/schema/acquirers.ts'
import { effects, type Sum } from '#modules/payments/core/movements.ts'
import { entriesOf, type Oracle } from './oracle.ts'
import { termOracles } from './term-oracles.ts'

const held =
  'p.paid_cents + p.won_cents - p.refunded_cents - p.kept_cents - p.booked_cents - p.refund_due_cents'

/** Invariants of the books at any time. A query that returns a row has found a violation. */
export const oracles: readonly Oracle[] = [
  {
    id: 'O1',
    says: 'Every journal sums to zero in each currency.',
    sql: `select journal_id, currency from ledger_entries where platform_id = $1
      group by 1, 2 having sum(amount_cents) <> 0`,
  },
  {
    id: 'O2',
    says: 'The whole ledger sums to zero in each currency.',
    sql: `select currency, sum(amount_cents) as cents from ledger_entries where platform_id = $1
      group by 1 having sum(amount_cents) <> 0`,
  },
  {
    id: 'O3',
    says: 'Every stored balance is the sum of its entries.',
    sql: `select a.code, a.currency, a.balance_cents, sum(e.amount_cents) as entries from ledger_accounts a
      left join ledger_entries e on (e.platform_id, e.account_id) = (a.platform_id, a.id)
      where a.platform_id = $1 and a.is_locked group by a.platform_id, a.id
      having coalesce(a.balance_cents, 0) <> coalesce(sum(e.amount_cents), 0)`,
  },
  {
    id: 'TEST',
    says: 'A test mode has simulated accounts only, its one seller, no staff and no bill; nobody else has a simulated account or a moved clock.',
    sql: `select 'account' as what, id::text from provider_accounts
        where platform_id = $1 and app.is_test($1) <> (base_url is not distinct from '${simulatedBaseUrl}')
      union all select 'kind', kind from platforms
        where platform_id = $1 and (app.is_test($1) <> (kind = 'TEST') or (kind <> 'TEST' and (clock_ahead_ms <> 0 or clock_target is not null)))
      union all select 'person', id::text from users where platform_id = $1 and app.is_test($1)
        and (roles && array['ADMIN', 'MANAGER', 'MASTER'] or ('SELLER' = any(roles) and id <> (select test_of_user_id from platforms where platform_id = $1)))
      union all select 'bill', id::text from charges where platform_id = $1 and app.is_test($1)
      union all select 'contract', id::text from operator_contracts where platform_id = $1 and app.is_test($1)`,
  },
  {
    id: 'TWO_CARDS',
    says: 'A payment by two cards ends with both charges or with none. The parts add up to the price, each with the interest of its own installments.',
    sql: `select p.id, p.status, 'charged' as what from payments p
        join lateral (select count(*) as cards, count(*) filter (where c.paid_cents >= c.amount_cents) as paid,
            sum(c.amount_cents) as cents, coalesce(sum(c.paid_cents - c.refunded_cents - c.lost_cents), 0) as kept
          from card_charges c where c.platform_id = $1 and c.payment_id = p.id) own on true
        where p.platform_id = $1 and p.cards is not null
          and (own.cards <> 2 or own.cents <> p.amount_cents or (p.paid_at is not null and own.paid <> 2)
            or (p.paid_at is null and p.certainty = 'KNOWN' and p.status in ('REJECTED', 'CANCELED', 'REFUNDED')
              and own.kept - p.returned_outside_cents <> ${held} + p.refund_due_cents + p.kept_cents))
      union all
      select p.id, p.status, 'terms' from payments p
        join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
        left join interest_tables t on (t.platform_id, t.id) = (o.platform_id, o.interest_table_id)
        cross join lateral (select sum((c ->> 'priceCents')::bigint) as price, sum((c ->> 'amountCents')::bigint) as cents,
            bool_or((c ->> 'amountCents')::bigint <> (c ->> 'priceCents')::bigint
              and (c ->> 'amountCents')::bigint - (c ->> 'priceCents')::bigint is distinct from
                round((c ->> 'priceCents')::bigint * (t.fees ->> ((c ->> 'installments')::int - 1))::numeric / 100)) as is_odd
          from jsonb_array_elements(p.cards) c) parts
        where p.platform_id = $1 and p.cards is not null
          and (parts.price <> o.total_cents - o.interest_cents or parts.cents <> p.amount_cents or parts.is_odd)`,
  },
  {
    id: 'DATES',
    says: 'A closed day holds exactly the entries that are dated on it, and every entry has the date of its journal.',
    sql: `select day, account_id, sum(cents) as wrong from (
        select to_char(posted_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day, account_id, amount_cents as cents
          from ledger_entries where platform_id = $1
        union all
        select d.day, t.account_id, -t.moved_cents from ledger_day_totals t
          join ledger_days d on (d.platform_id, d.id) = (t.platform_id, t.day_id) where t.platform_id = $1) compared
      where day <= (select max(day) from ledger_days where platform_id = $1)
      group by 1, 2 having sum(cents) <> 0
      union all
      select to_char(j.posted_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), e.account_id, e.amount_cents from ledger_entries e
        join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
        where e.platform_id = $1 and e.posted_at <> j.posted_at`,
  },
  {
    id: 'LOTS',
    says: 'What is pending, reserved and held is the sum of the lots in that state.',
    sql: `select code, currency, sum(booked) as booked, sum(lots) as lots from (
        select a.code, a.currency, -e.amount_cents as booked, 0 as lots
          from ${entriesOf} where e.platform_id = $1 and a.code ~ ':(pending|reserve|held)$'
        union all
        select case role when 'MANAGER' then 'manager:' else 'user:' end || user_id
            || case when state = 'HELD' then ':held' when kind = 'RESERVE' then ':reserve' else ':pending' end, currency, 0, amount_cents
          from balance_lots where platform_id = $1 and state in ('PENDING', 'HELD')) compared
      group by code, currency having sum(booked) <> sum(lots)`,
  },
  {
    id: 'O4',
    says: 'Of every payment the books say what was told of it: what came, what went back, what is on its way.',
    sql: `select p.id, p.status, told.*, b.* from payments p
      cross join lateral (select p.paid_cents - p.refunded_cents + p.won_cents + p.returned_outside_cents as received, ${held} as held) told
      cross join lateral (
        select coalesce(sum(e.amount_cents) filter (where a.code like 'acquirer:%:receivable' and j.rule not in ('acquirer.cost', 'share.paid_at_acquirer')), 0) as receivable,
          coalesce(-sum(e.amount_cents) filter (where a.code = 'suspense'), 0) as suspense,
          coalesce(-sum(e.amount_cents) filter (where a.code = 'buyer:refunds_due'), 0) as due
        from ledger_journals j
        join ledger_entries e on (e.platform_id, e.journal_id) = (j.platform_id, j.id)
        join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
        where j.platform_id = $1 and j.subject_id = p.id and e.currency = p.currency) b
      where p.platform_id = $1
        and (b.receivable <> told.received or b.suspense <> told.held or b.due <> p.refund_due_cents)`,
  },
  movementOracle(),
  {
    id: 'DIVIDED',
    says: 'What an acquirer has paid to people by itself is the sum of the lots that were paid there, whatever became of them.',
    sql: `select payment_id, sum(booked) as booked, sum(lots) as lots from (
        select j.subject_id as payment_id, -e.amount_cents as booked, 0 as lots from ledger_journals j
          join ledger_entries e on (e.platform_id, e.journal_id) = (j.platform_id, j.id)
          join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
          where j.platform_id = $1 and j.rule = 'share.paid_at_acquirer' and a.code like 'acquirer:%:receivable'
        union all
        select payment_id, 0, amount_cents from balance_lots
          where platform_id = $1 and 'PAID_AT_ACQUIRER' in (state, coalesce(former_state, ''))) compared
      group by payment_id having sum(booked) <> sum(lots)`,
  },
  {
    id: 'PARTS',
    says: 'Everybody has of every sale the part that its order says, less what they gave of what went back; and so has the platform.',
    sql: `select payment_id, holder, sum(cents) as wrong from (
        select j.subject_id as payment_id, case when a.code ~ '^(user|manager):'
            then split_part(a.code, ':', 1) || ':' || split_part(a.code, ':', 2) else a.code end as holder, e.amount_cents as cents
          from ledger_journals j
          join ledger_entries e on (e.platform_id, e.journal_id) = (j.platform_id, j.id)
          join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
          where j.platform_id = $1 and j.subject_kind = 'PAYMENT'
            and j.rule in ('sale.approved', 'commission.agreed', 'refund.booked', 'refund.undone',
              'sale.refunded', 'sale.charged_back', 'sale.restored')
            and a.code !~ '^(acquirer|buyer):'
        union all
        select p.id, part.holder, part.cents from payments p
          join ledger_journals j on j.platform_id = $1 and j.key = 'sale.approved:' || p.id
          join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
          cross join lateral (
            select case s.role when 'MANAGER' then 'manager:' else 'user:' end || s.user_id as holder, s.amount_cents as cents
              from order_shares s where s.platform_id = $1 and s.order_id = o.id
            union all
            select 'platform:fee', -s.amount_cents from order_shares s
              where s.platform_id = $1 and s.order_id = o.id and s.role = 'MANAGER'
            union all values ('platform:fee', o.fee_cents), ('platform:interest', o.interest_cents)) part
          where p.platform_id = $1
        union all
        select r.payment_id, case part ->> 'from' when 'FEE' then 'platform:fee' when 'INTEREST' then 'platform:interest'
            when 'MANAGER' then 'manager:' || (part ->> 'userId') else 'user:' || (part ->> 'userId') end,
            -(part ->> 'amountCents')::bigint
          from sale_reversals r cross join lateral jsonb_array_elements(r.parts) part
          where r.platform_id = $1 and r.restored_at is null) compared
      group by 1, 2 having sum(cents) <> 0`,
  },
  {
    id: 'O5',
    says: 'Every withdrawal moved its money as its state says, and by one attempt at most.',
    sql: `select w.id, w.state, b.rules, a.live from withdrawals w
      cross join lateral (select coalesce(string_agg(j.rule, ' ' order by j.id), '') as rules
        from ledger_journals j where j.platform_id = $1 and j.subject_kind = 'WITHDRAWAL' and j.subject_id = w.id) b
      cross join lateral (select count(*) as live from withdrawal_attempts t where t.platform_id = $1
        and t.withdrawal_id = w.id and t.state not in ('NOT_MADE', 'REFUSED')) a
      where w.platform_id = $1 and (b.rules <> 'withdrawal.requested' || case
          when w.state = 'PAID' then ' withdrawal.paid' when w.state = 'RETURNED' then ' withdrawal.paid withdrawal.returned'
          when w.state in ('REJECTED', 'CANCELED') then ' withdrawal.returned' else '' end
        or a.live <> case when w.state in ('SENT', 'PAID', 'RETURNED') then 1 else 0 end)`,
  },
  {
    id: 'TRANSIT',
    says: 'What is being withdrawn is the sum of the withdrawals that are asked for and not ended.',
    sql: `select a.code, -sum(e.amount_cents) as booked, max(w.cents) as open from ${entriesOf}
      cross join lateral (select coalesce(sum(w.amount_cents + w.fee_cents), 0) as cents from withdrawals w
        where w.platform_id = $1 and w.state in ('IN_REVIEW', 'HELD', 'APPROVED', 'SENT') and w.currency = a.currency
          and a.code = w.purse || ':' || w.user_id || ':withdrawing') w
      where e.platform_id = $1 and a.code like '%:withdrawing' group by a.platform_id, a.id
      having -sum(e.amount_cents) <> max(w.cents)`,
  },
  {
    id: 'EARLY',
    says: 'Every anticipation that was paid bought its lots once, for what it says, and no other bought any.',
    sql: `select t.id, t.state, b.journals, b.earned, l.bought from anticipations t
      cross join lateral (select count(distinct j.id) as journals,
          coalesce(-sum(e.amount_cents) filter (where a.code = 'platform:anticipation'), 0) as earned
        from ledger_journals j
        join ledger_entries e on (e.platform_id, e.journal_id) = (j.platform_id, j.id)
        join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
        where j.platform_id = $1 and j.subject_kind = 'ANTICIPATION' and j.subject_id = t.id) b
      cross join lateral (select coalesce(sum(amount_cents), 0) as bought from balance_lots
        where platform_id = $1 and anticipation_id = t.id) l
      where t.platform_id = $1 and case when t.paid_at is null then b.journals <> 0 or l.bought <> 0
        else b.journals <> 1 or b.earned <> t.fee_cents or l.bought <> t.gross_cents end`,
  },
  {
    id: 'TWO',
    says: 'What two people have to decide was proposed by one and approved by another, and moved its money once, for what it says.',
    sql: `select p.id, p.kind, p.state, b.rules, b.moved from money_proposals p
      cross join lateral (select coalesce(string_agg(distinct j.rule, ' '), '') as rules,
          coalesce(sum(e.amount_cents) filter (where e.amount_cents > 0), 0) as moved
        from ledger_journals j
        join ledger_entries e on (e.platform_id, e.journal_id) = (j.platform_id, j.id)
        where j.platform_id = $1 and j.subject_kind = 'PROPOSAL' and j.subject_id = p.id) b
      where p.platform_id = $1 and case when p.state = 'APPROVED'
        then p.decided_by is null or p.decided_by = p.proposed_by or b.moved <> abs(p.amount_cents)
          or b.rules <> case p.kind when 'BALANCE_ADJUSTMENT' then 'balance.adjusted'
            when 'RESERVE_RELEASE' then 'lot.released' when 'FEE_CORRECTION' then 'fee.corrected'
            when 'DEBT_WRITE_OFF' then 'debt.written_off' else '' end
        else b.rules <> '' end
      union all
      select j.subject_id, j.rule, null, j.key, null from ledger_journals j where j.platform_id = $1
        and j.rule in ('balance.adjusted', 'debt.written_off', 'fee.corrected')
        and not exists (select from money_proposals p where p.platform_id = $1 and p.id = j.subject_id
          and j.subject_kind = 'PROPOSAL')`,
  },
  {
    id: 'FEES',
    says: 'What a correction of fees moved is the sum of its sales, and no sale was corrected without one.',
    sql: `select p.id, p.state, p.amount_cents, sum(c.amount_cents) as corrected from money_proposals p
      left join fee_corrections c on (c.platform_id, c.proposal_id) = (p.platform_id, p.id)
      where p.platform_id = $1 group by p.platform_id, p.id
      having coalesce(sum(c.amount_cents), 0)
        <> case when p.kind = 'FEE_CORRECTION' and p.state = 'APPROVED' then p.amount_cents else 0 end`,
  },
  {
    id: 'CORRECTED',
    says: 'What a sale says that corrections of its fee gave is the sum of those corrections.',
    sql: `select p.id, p.corrected_cents, coalesce(sum(c.amount_cents), 0) as corrections from payments p
      left join fee_corrections c on (c.platform_id, c.payment_id) = (p.platform_id, p.id)
      where p.platform_id = $1 group by p.platform_id, p.id having p.corrected_cents <> coalesce(sum(c.amount_cents), 0)`,
  },
  {
    id: 'CHARGES',
    says: 'What the platform owes the operator is the sum of the bills that are neither paid nor canceled.',
    sql: `select currency, sum(booked) as booked, sum(billed) as billed from (
        select e.currency, -e.amount_cents as booked, 0 as billed from ${entriesOf}
          where e.platform_id = $1 and a.code = 'operator:charge'
        union all
        select currency, 0, amount_cents from charges where platform_id = $1 and state in ('OPEN', 'OVERDUE')) compared
      group by currency having sum(booked) <> sum(billed)`,
  },
  {
    id: 'BILLS',
    says: 'Every bill of the operator is for what the books date in its month: what was sold, less what went back.',
    sql: `select c.month, c.currency, c.volume_cents, sold.cents as booked from charges c
      cross join lateral (
        select coalesce(sum(e.amount_cents), 0) as cents from ${entriesOf}
          join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
          where e.platform_id = $1 and e.currency = c.currency
            and to_char(e.posted_at at time zone 'America/Sao_Paulo', 'YYYY-MM') = c.month
            and ((j.rule in ('sale.approved', 'sale.refunded', 'sale.charged_back', 'sale.restored') and a.code like 'acquirer:%:receivable')
              or (j.rule in ('refund.booked', 'refund.undone') and a.code = 'buyer:refunds_due'))) sold
      where c.platform_id = $1 and c.volume_cents <> sold.cents`,
  },
  {
    id: 'FIGURES',
    says: 'What the figures of screens are summed from is what the journal says: every paid sale and every reversal, on its day and for its amount.',
    sql: `select fact.key, fact.at, fact.cents, j.posted_at, booked.cents as booked from (
        select 'sale.approved:' || id as key, paid_at as at, amount_cents as cents from payments
          where platform_id = $1 and paid_at is not null
        union all select key, created_at, -amount_cents from sale_reversals where platform_id = $1) fact
      left join ledger_journals j on j.platform_id = $1 and j.key = fact.key
      left join lateral (
        select sum(e.amount_cents) as cents from ${entriesOf}
          where e.platform_id = $1 and e.journal_id = j.id and a.code ~ '^(acquirer:.*:receivable|buyer:refunds_due)$') booked on true
      where booked.cents is distinct from fact.cents
        or (j.posted_at at time zone 'America/Sao_Paulo')::date <> (fact.at at time zone 'America/Sao_Paulo')::date
      union all
      select r.key, r.restored_at, r.amount_cents, j.posted_at, null from sale_reversals r
        left join ledger_journals j on j.platform_id = $1 and j.key in ('sale.restored:' || r.id, 'refund.undone:' || r.id)
        where r.platform_id = $1 and r.restored_at is not null and (j.id is null
          or (j.posted_at at time zone 'America/Sao_Paulo')::date <> (r.restored_at at time zone 'America/Sao_Paulo')::date)`,
  },
  {
    id: 'PLANS',
    says: 'Every sale pays the fee of its plan, and its manager earns the part of it that the contract says.',
    sql: `select o.code, o.fee_cents, fee.cents as by_plan, s.amount_cents as manager_cents, part.cents as by_contract from orders o
      join fee_plans p on (p.platform_id, p.id) = (o.platform_id, o.fee_plan_id)
      cross join lateral (select o.total_cents - o.interest_cents as base) sold
      cross join lateral (select least(sold.base, round(sold.base * p.basis_points / 10000.0)
        + coalesce((p.fixed_fees ->> o.currency)::bigint, 0)) as cents) fee
      left join order_shares s on (s.platform_id, s.order_id, s.role) = (o.platform_id, o.id, 'MANAGER')
      left join lateral (
        select round(o.fee_cents * case p.method when 'PIX' then c.pix_basis_points when 'BILLET' then c.billet_basis_points
          else c.credit_card_basis_points end / 10000.0) as cents
        from manager_contracts c where c.platform_id = $1 and c.id = any(s.contract_ids) and c.manager_id = s.user_id limit 1) part on true
      where o.platform_id = $1 and (o.fee_cents <> fee.cents or s.amount_cents <> part.cents)`,
  },
  {
    id: 'OVERDUE',
    says: 'No part of a sale waits two days beyond its date to be released.',
    sql: `select user_id, payment_id, amount_cents, release_at from balance_lots
      where platform_id = $1 and state = 'PENDING' and release_at < now() - interval '2 days'`,
  },
  {
    id: 'SHARES',
    says: 'Every cent that a buyer is charged is a person’s or the platform’s, and each payment of an order says the same of the platform.',
    sql: `select o.code, o.total_cents as cents, o.fee_cents + o.interest_cents + coalesce(sum(s.amount_cents), 0) as parts
      from orders o
      left join order_shares s on (s.platform_id, s.order_id) = (o.platform_id, o.id) and s.role <> 'MANAGER'
      where o.platform_id = $1 group by o.platform_id, o.id
      having o.total_cents <> o.fee_cents + o.interest_cents + coalesce(sum(s.amount_cents), 0)
      union all
      select o.code, p.platform_cents, o.fee_cents + o.interest_cents
      from payments p join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
      where p.platform_id = $1 and p.platform_cents <> o.fee_cents + o.interest_cents`,
  },
  {
    id: 'O6',
    says: 'Money in suspense has a case that somebody can close.',
    sql: `select p.id, p.status, ${held} as held from payments p where p.platform_id = $1 and ${held} <> 0
      and not exists (select from payment_cases c where c.platform_id = $1 and c.payment_id = p.id
        and c.kind in ('LATE_PAYMENT', 'AMOUNT_MISMATCH', 'DOUBLE_PAYMENT') and c.closed_at is null)`,
  },
  {
    id: 'O7',
    says: 'No webhook waits for more than a minute.',
    sql: `select id, received_at from webhook_inbox
      where platform_id = $1 and state = 'RECEIVED' and received_at < now() - interval '1 minute'`,
  },
  {
    id: 'O8',
    says: 'Nobody spends more than there is: no balance is beyond its floor, and a debt is owed by the person.',
    sql: `select code, currency, balance_cents from ledger_accounts where platform_id = $1 and is_locked
      and case when code like '%:debt' then balance_cents < 0 else balance_cents > 0 end`,
  },
  {
    id: 'REVENUE',
    says: 'The movements of a subscription’s recurring revenue add up to its price over thirty days while it is charged, and to nothing otherwise.',
    sql: `select s.id, s.state, coalesce(sum(m.cents), 0) as moved from subscriptions s
      left join revenue_movements m on m.platform_id = $1 and m.subscription_id = s.id
      where s.platform_id = $1 group by s.platform_id, s.id
      having coalesce(sum(m.cents), 0) <> case when s.state in ('ACTIVE', 'PAST_DUE') and not s.is_trial
        then round(s.price_cents::numeric * 30 / s.frequency_in_days) else 0 end`,
  },
  ...termOracles,
]

/** Compares the stored sums of every payment with its movements, by the table that the product folds them by. */
function movementOracle(): Oracle {
  const names = [...new Set(Object.values(effects).flatMap((effect) => Object.keys(effect) as Sum[]))]
  const folded = names.map((name) => {
    const signed = Object.entries(effects).map(
      ([kind, effect]) => `when '${kind}' then ${effect[name] ?? 0} * amount_cents`,
    )
    return `sum(case kind ${signed.join(' ')} end) as ${toSnakeCase(name)}`
  })
  const columns = ['movement_count', ...names.map(toSnakeCase)]
  const stored = columns.map((column) => `p.${column}`)
  const told = columns.map((column) => `coalesce(m.${column}, 0)`)
  return {
    id: 'MOVEMENTS',
    says: 'The sums of every payment are those of its movements, of which none is missing.',
    sql: `select p.id, ${stored} from payments p left join (
        select payment_id, count(*) as movement_count, max(number) as last, ${folded} from payment_movements
        where platform_id = $1 group by payment_id) m on m.payment_id = p.id
      where p.platform_id = $1 and ((${stored}) <> (${told}) or p.movement_count <> coalesce(m.last, 0))`,
  }
}
