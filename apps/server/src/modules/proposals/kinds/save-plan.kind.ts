import { readRate } from '@balcao/domain/money/exchange'
import type { Currency } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import type { ProposedChange } from '#db/schema/proposals.ts'
import { anticipationPlanInput } from '#modules/anticipations/anticipation.input.ts'
import { findAnticipationPlan } from '#modules/anticipations/anticipation-plan.ts'
import { saveAnticipationPlan } from '#modules/anticipations/save-anticipation-plan.ts'
import { saveWithdrawalPlan } from '#modules/payouts/withdrawals/save-withdrawal-plan.ts'
import { withdrawalPlanInput } from '#modules/payouts/withdrawals/withdrawal.input.ts'
import { findPlanIn, findWithdrawalPlan } from '#modules/payouts/withdrawals/withdrawal-plan.ts'
import { exchangeRateInput } from '#modules/platforms/prices/exchange-rate.input.ts'
import { feePlanInput } from '#modules/platforms/prices/fee-plan.input.ts'
import { findExchangeRate } from '#modules/platforms/prices/find-exchange-rate.ts'
import { interestTableInput } from '#modules/platforms/prices/interest.input.ts'
import { listFeePlans } from '#modules/platforms/prices/list-fee-plans.ts'
import { listInterestTables } from '#modules/platforms/prices/list-interest-tables.ts'
import { saveExchangeRate } from '#modules/platforms/prices/save-exchange-rate.ts'
import { saveFeePlan } from '#modules/platforms/prices/save-fee-plan.ts'
import { saveInterestTable } from '#modules/platforms/prices/save-interest-table.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

const planTerms = z.discriminatedUnion('plan', [
  feePlanInput.extend({ plan: z.literal('FEES') }),
  withdrawalPlanInput.extend({ plan: z.literal('WITHDRAWALS') }),
  anticipationPlanInput.extend({ plan: z.literal('ANTICIPATION') }),
  exchangeRateInput.extend({ plan: z.literal('EXCHANGE') }),
  interestTableInput.extend({ plan: z.literal('INTEREST') }),
])
export type PlanTerms = z.output<typeof planTerms>

/** Changes the platform's fees of sales, withdrawals or anticipation, its rate for another currency, or the interest that buyers pay. */
export const savePlanKind = defineProposal({
  terms: planTerms,
  async weigh(caller, terms) {
    const about = aboutOf(terms)
    return {
      subject: [terms.plan, ...about.map(({ after }) => after)].join(' '),
      changes: [
        { what: 'plan', after: terms.plan },
        ...about,
        ...compare(await planInForce(caller, terms), planWanted(terms), foreignOf(terms)),
      ],
    }
  },
  carryOut: (caller, terms, { reason }) => savePlan(caller, { ...terms, reason }),
})

/** The method of the changed plan, or its currency if it is not reais. */
function aboutOf(terms: PlanTerms) {
  if (terms.plan === 'FEES') return [{ what: 'method', after: terms.method }]
  const currency = terms.plan === 'EXCHANGE' ? terms.currency : foreignOf(terms)
  return currency === null ? [] : [{ what: 'currency', after: currency }]
}

function foreignOf(terms: PlanTerms): Currency | null {
  return terms.plan === 'WITHDRAWALS' && terms.currency && terms.currency !== 'BRL' ? terms.currency : null
}

export function savePlan(caller: Caller, terms: PlanTerms): Promise<void> {
  switch (terms.plan) {
    case 'FEES': {
      const { plan: _, ...plan } = terms
      return saveFeePlan(caller, plan)
    }
    case 'WITHDRAWALS': {
      const { plan: _, ...plan } = terms
      return saveWithdrawalPlan(caller, plan)
    }
    case 'ANTICIPATION': {
      const { plan: _, ...plan } = terms
      return saveAnticipationPlan(caller, plan)
    }
    case 'EXCHANGE': {
      const { plan: _, ...rate } = terms
      return saveExchangeRate(caller, rate)
    }
    case 'INTEREST': {
      const { plan: _, ...table } = terms
      return saveInterestTable(caller, table)
    }
  }
}

/** Reais for one unit, with all six decimal places. */
function writeRate(rateMillionths: number): string {
  const digits = String(rateMillionths).padStart(7, '0')
  return `${digits.slice(0, -6)},${digits.slice(-6)}`
}

/** Percent of each number of installments by name, so that only changed ones are shown. */
function writeInterest(fees: readonly number[]): Record<string, number> {
  return Object.fromEntries(fees.map((percent, place) => [`${place + 1}x`, percent]))
}

function planWanted(terms: PlanTerms): object {
  const { plan: _, reason: _why, ...wanted } = terms
  if (terms.plan === 'EXCHANGE') return { ...wanted, rate: writeRate(readRate(terms.rate)) }
  return terms.plan === 'INTEREST' ? { ...wanted, fees: writeInterest(terms.fees) } : wanted
}

async function planInForce(scope: Scope, terms: PlanTerms): Promise<object> {
  if (terms.plan === 'WITHDRAWALS') {
    const { currency } = terms
    const plan =
      currency && currency !== 'BRL'
        ? await findPlanIn(scope, currency, null)
        : await findWithdrawalPlan(scope, null)
    return { ...plan, currency }
  }
  if (terms.plan === 'EXCHANGE') {
    const { currency } = terms
    const inForce = await findExchangeRate(scope, currency)
    if (!inForce) return { currency }
    const { rateMillionths, spreadBasisPoints } = inForce
    // The stored rate and the typed one are compared and shown in the same form.
    return { currency, rate: writeRate(rateMillionths), spreadBasisPoints }
  }
  if (terms.plan === 'INTEREST') {
    const tables = await listInterestTables(scope, { sellerId: null })
    const inForce = tables.find(({ effectiveFrom }) => new Date(effectiveFrom) <= scope.now)
    return inForce ? { fees: writeInterest(inForce.fees) } : {}
  }
  if (terms.plan === 'ANTICIPATION') return (await findAnticipationPlan(scope, null)) ?? {}
  const plans = await listFeePlans(scope, { sellerId: null })
  const inForce = plans.find(
    ({ method, effectiveFrom }) => method === terms.method && new Date(effectiveFrom) <= scope.now,
  )
  // The date belongs to the proposed version.
  return { ...inForce, effectiveFrom: undefined }
}

/**
 * Differences, one for each currency of an amount and each number of installments; figures are formatted in
 * the reader's language where they are shown.
 */
function compare(before: object, after: object, foreign: Currency | null): ProposedChange[] {
  const former = new Map(valuesOf(before))
  return valuesOf(after)
    .filter(([what, value]) => former.get(what) !== value)
    .map(([what, value]) => ({
      what: foreign && what.endsWith('Cents') ? `${what} ${foreign}` : what,
      before: former.get(what) ?? null,
      after: value,
    }))
}

function valuesOf(plan: object): [what: string, value: string][] {
  return Object.entries(plan).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    if (value instanceof Date) return [[name, value.toISOString()]]
    if (typeof value === 'boolean') return [[name, value ? 'YES' : 'NO']]
    if (typeof value !== 'object') return [[name, String(value)]]
    return Object.entries(value).map(([part, figure]) => [`${name} ${part}`, String(figure)])
  })
}
