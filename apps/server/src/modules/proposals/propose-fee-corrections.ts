import { createHash } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import type { z } from 'zod'
import type { FeeCorrectionTerms } from '#modules/payments/fee-corrections/fee-correction.input.ts'
import { readEffects } from '#modules/payments/fee-corrections/read-effects.ts'
import type { Caller } from '#rpc/caller.ts'
import type { proposeFeeCorrectionInput } from './proposal.input.ts'
import { propose } from './propose.ts'

/** Limit of sellers per request, because each proposal is reviewed separately. */
const sellersMax = 100

/**
 * Proposes another fee for past sales: one proposal per seller and currency, because each is one person's
 * money, and that person may not approve it.
 */
export async function proposeFeeCorrections(
  caller: Caller,
  { requestId, reason, ...input }: z.output<typeof proposeFeeCorrectionInput>,
): Promise<{ proposalIds: string[] }> {
  const effects = await readEffects(caller, input)
  if (effects.length === 0) throw new AppError('correction_empty')
  if (effects.length > sellersMax) throw new AppError('correction_too_large')
  const { fixedFees, sellerId, ...fee } = input
  const proposalIds: string[] = []
  for (const effect of effects) {
    const terms: FeeCorrectionTerms = {
      ...fee,
      ...effect,
      fixedCents: fixedFees[effect.currency] ?? 0,
      isOfPlatformPlan: sellerId === null,
      paidBefore: caller.now.toISOString(),
    }
    const wish = { requestId: requestIdOf(requestId, effect), reason, ...terms }
    proposalIds.push((await propose(caller, 'FEE_CORRECTION', wish)).proposalId)
  }
  return { proposalIds }
}

/** Idempotency key of each of the proposals that one request makes, derived from the request's key. */
function requestIdOf(requestId: string, { sellerId, currency }: { sellerId: string; currency: string }) {
  const hex = createHash('sha256').update(`${requestId} ${sellerId} ${currency}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
