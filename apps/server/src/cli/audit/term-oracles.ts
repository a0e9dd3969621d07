import { entriesOf, type Oracle } from './oracle.ts'

const midnight = (day: string) => `(${day})::timestamp at time zone 'America/Sao_Paulo'`
const dayOf = (instant: string) => `(${instant} at time zone 'America/Sao_Paulo')::date`

/** Charges, fees and release dates equal the terms in force. */
export const termOracles: readonly Oracle[] = [
  {
    id: 'CONVERSIONS',
    says: 'Every conversion is booked to the cent: the foreign amount out, the reais at its rate less the spread in, the spread to the platform.',
    sql: `select c.id, c.gross_cents, gross.cents as by_rate, c.spread_cents, spread.cents as by_spread, moved.* from balance_conversions c
      left join exchange_rates r on (r.platform_id, r.id, r.currency) = (c.platform_id, c.rate_id, c.currency)
      cross join lateral (select floor(c.amount_cents::numeric * r.rate_millionths / 1000000) as cents) gross
      cross join lateral (select gross.cents - floor(gross.cents * (10000 - r.spread_basis_points) / 10000) as cents) spread
      cross join lateral (
        select coalesce(sum(e.amount_cents) filter (where e.currency = c.currency and a.code = own.code), 0) as taken,
          coalesce(-sum(e.amount_cents) filter (where e.currency = 'BRL' and a.code = own.code), 0) as given,
          coalesce(-sum(e.amount_cents) filter (where e.currency = 'BRL' and a.code = 'platform:spread'), 0) as kept
        from (select c.purse || ':' || c.user_id || ':available' as code) own
        join ledger_journals j on j.platform_id = $1 and j.rule = 'balance.converted' and j.subject_id = c.id
        join ${entriesOf} on e.platform_id = $1 and e.journal_id = j.id) moved
      where c.platform_id = $1 and (gross.cents is null or c.gross_cents <> gross.cents or c.spread_cents <> spread.cents
        or moved.taken <> c.amount_cents or moved.given <> gross.cents - spread.cents or moved.kept <> spread.cents)`,
  },
  {
    id: 'CONTRACTS',
    says: 'Affiliates and co-producers earn by the contracts that the order names, within the rounding of a cent: from the price paid, or from the full price if one person bears the coupon.',
    sql: `select o.code, s.role, s.user_id, s.amount_cents, round(due.cents, 2) as by_contracts from order_shares s
      join orders o on (o.platform_id, o.id) = (s.platform_id, s.order_id)
      join fee_plans f on (f.platform_id, f.id) = (o.platform_id, o.fee_plan_id)
      cross join lateral (select o.discount_cents > 0 and coalesce(o.discount_bearer <> 'SHARED', false) as alone,
        o.items_cents + o.shipping_cents as full_cents, o.total_cents - o.interest_cents as paid_cents) bears
      cross join lateral (select case when bears.alone then least(bears.full_cents, round(bears.full_cents * f.basis_points / 10000.0)
          + (f.fixed_fees ->> o.currency)::bigint) / bears.full_cents::numeric else o.fee_cents / bears.paid_cents::numeric end as rate) fee
      cross join lateral (select o.items_cents * (1 - fee.rate)
        - (o.items_cents - o.discount_cents) * (1 - o.fee_cents / bears.paid_cents::numeric) as cents) lost
      left join lateral (select p.amount_cents > o.shipping_cents as has_more from order_shares p
        where p.platform_id = $1 and p.order_id = o.id and p.role = 'PRODUCER') producer on true
      left join lateral (select t.basis_points / 10000.0 as rate from order_shares a
        join affiliate_terms t on t.platform_id = $1 and t.id = any(a.contract_ids) and t.product_id = o.product_id
        where a.platform_id = $1 and a.order_id = o.id and a.role = 'AFFILIATE') affiliate on true
      left join lateral (select c.amount_cents as cents from commission_proposals c
        join payments p on (p.platform_id, p.id) = (c.platform_id, c.payment_id)
        where c.platform_id = $1 and p.order_id = o.id and c.affiliate_id = o.affiliate_id and c.state = 'ACCEPTED') agreed on true
      cross join lateral (
        select sum((i.price_cents * i.quantity - case when bears.alone then 0 else i.discount_cents end) * (1 - fee.rate)
            * case when s.role = 'AFFILIATE' then earned.rate
                when own.base = 'NET' then own.rate else own.rate * (1 - earned.rate) end) as cents,
          count(*) = 1 as is_one, case when count(*) = 1 and o.shipping_cents = 0 then 1 else 2 * count(*) end as rounding
        from order_items i
        cross join lateral (
          select coalesce(sum(k.basis_points) filter (where k.base = 'NET'), 0) / 10000.0 as of_net,
            coalesce(sum(k.basis_points) filter (where k.base = 'REMAINDER'), 0) / 10000.0 as of_remainder
          from order_shares c join co_production_contracts k on k.platform_id = $1 and k.id = any(c.contract_ids)
            and (k.product_id, k.co_producer_id) = (i.product_id, c.user_id)
          where c.platform_id = $1 and c.order_id = o.id and c.role = 'CO_PRODUCER') promised
        cross join lateral (select case when promised.of_remainder < 1 then greatest(0, 1 - promised.of_net / (1 - promised.of_remainder))
          when promised.of_net > 0 then 0 else 1 end as rate) room
        cross join lateral (select case when agreed.cents is not null or affiliate.rate is null then 0
          else least(affiliate.rate, room.rate) end as rate) earned
        left join lateral (select k.basis_points / 10000.0 as rate, k.base from co_production_contracts k
          where k.platform_id = $1 and k.id = any(s.contract_ids)
            and (k.product_id, k.co_producer_id) = (i.product_id, s.user_id)) own on true
        where i.platform_id = $1 and i.order_id = o.id) by_rates
      cross join lateral (select case when s.role = 'AFFILIATE' and agreed.cents is not null then agreed.cents else by_rates.cents end as cents) due
      cross join lateral (select case when not bears.alone then due.cents
        when s.role = o.discount_bearer then greatest(0, due.cents - lost.cents)
        when by_rates.is_one and producer.has_more then due.cents else 0 end as cents) least_due
      cross join lateral (select case when s.role = o.discount_bearer and by_rates.is_one then least_due.cents else due.cents end as cents) most
      where s.platform_id = $1 and s.role in ('AFFILIATE', 'CO_PRODUCER') and o.total_cents > o.interest_cents
        and (due.cents is null or s.amount_cents >= most.cents + by_rates.rounding or s.amount_cents <= least_due.cents - by_rates.rounding)`,
  },
  {
    id: 'INTEREST',
    says: 'The interest of an order follows its interest table for the number of installments.',
    sql: `select o.code, p.installments, o.interest_cents, asked.cents as by_table from orders o
      join payments p on (p.platform_id, p.order_id) = (o.platform_id, o.id) and p.paid_at is not null
      left join interest_tables t on (t.platform_id, t.id) = (o.platform_id, o.interest_table_id)
      cross join lateral (
        select round((o.total_cents - o.interest_cents) * (t.fees ->> (p.installments - 1))::numeric / 100) as cents) asked
      where o.platform_id = $1 and p.cards is null and o.interest_cents <> 0 and o.interest_cents is distinct from asked.cents`,
  },
  {
    id: 'DISPUTE_FEES',
    says: 'The fee of a lost dispute follows the fee plan of the sale.',
    sql: `select d.id, d.fee_cents, booked.cents as booked, coalesce((f.dispute_fees ->> p.currency)::bigint, 0) as by_plan from disputes d
      join payments p on (p.platform_id, p.id) = (d.platform_id, d.payment_id)
      join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
      join fee_plans f on (f.platform_id, f.id) = (o.platform_id, o.fee_plan_id)
      join ledger_journals j on j.platform_id = $1 and j.key = 'dispute.fee:' || d.id
      cross join lateral (select -sum(e.amount_cents) as cents from ${entriesOf}
        where e.platform_id = $1 and e.journal_id = j.id and a.code = 'platform:fee') booked
      where d.platform_id = $1 and booked.cents is distinct from coalesce((f.dispute_fees ->> p.currency)::bigint, 0)`,
  },
  {
    id: 'WITHDRAWAL_FEES',
    says: 'The fee of a withdrawal follows a plan of the same person and currency that was in force at the request.',
    sql: `select w.id, w.fee_cents, p.id as plan_id, p.effective_from from withdrawals w
      left join withdrawal_plans p on (p.platform_id, p.id) = (w.platform_id, w.plan_id)
      where w.platform_id = $1 and w.plan_id is not null and (p.id is null or p.user_id <> w.user_id or p.currency <> w.currency or p.effective_from > w.created_at
        or w.fee_cents <> case when w.amount_cents < p.small_below_cents then p.small_fee_cents else p.fee_cents end)`,
  },
  {
    id: 'COSTS',
    says: 'The cost of an acquirer is booked by the table of costs in force when the sale was paid.',
    sql: `select p.id, booked.cents as booked, kept.cents as by_table from payments p
      join ledger_journals j on j.platform_id = $1 and j.key = 'sale.approved:' || p.id
      cross join lateral (
        select least(p.amount_cents, round(p.amount_cents * c.basis_points / 10000.0) + c.fixed_cents) as cents, c.effective_from
        from acquirer_costs c
        where c.platform_id = $1 and c.provider_account_id = p.provider_account_id and c.method = coalesce(p.paid_by, p.method) and c.currency = p.currency
          and c.effective_from <= j.posted_at and c.from_installments <= p.installments
        order by c.effective_from desc, c.from_installments desc limit 1) kept
      cross join lateral (
        select coalesce(sum(e.amount_cents), 0) as cents from ledger_journals told
        join ${entriesOf} on e.platform_id = $1 and e.journal_id = told.id and a.code = 'platform:cost'
        where told.platform_id = $1 and told.key = 'acquirer.cost:' || p.id) booked
      where p.platform_id = $1 and p.cards is null and booked.cents <> kept.cents and kept.effective_from < j.posted_at`,
  },
  {
    id: 'RELEASES',
    says: 'Each share of a sale is released after the days of its fee plan; for a boleto never earlier, since its days are working days.',
    sql: `select l.id, l.payment_id, l.release_at, promised.at as by_plan from balance_lots l
      join payments p on (p.platform_id, p.id) = (l.platform_id, l.payment_id)
      join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
      join fee_plans f on (f.platform_id, f.id) = (o.platform_id, o.fee_plan_id)
      cross join lateral (select coalesce(l.extended_from, l.release_at) as at) stated
      cross join lateral (select case l.kind when 'RESERVE' then f.reserve_days else f.release_days end as days) waits
      cross join lateral (select case when waits.days = 0 then p.paid_at else ${midnight(`${dayOf('p.paid_at')} + waits.days`)} end as at) promised
      where l.platform_id = $1 and p.paid_at is not null and p.paid_at <> ${midnight(dayOf('p.paid_at'))}
        and case when p.method = 'BILLET' and l.kind <> 'RESERVE' then stated.at < promised.at else stated.at <> promised.at end`,
  },
]
