import { type CoProducer, canPromise } from '@balcao/domain/money/sale-split'
import { dearestCommission } from '@balcao/domain/people/commission-tiers'
import { partnerShareMax } from '@balcao/domain/people/partnerships'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { affiliateTerms, affiliations, coProductionContracts } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'

type Contract = typeof coProductionContracts.$inferSelect
type Share = Pick<CoProducer, 'basisPoints' | 'base'>

type Promises = {
  productId: string
  /** A new commission, in addition to those in force. */
  affiliateBasisPoints?: number
  /** A new share, with the contract that it would replace, if any. */
  proposal?: (Share & { replacesId: string | null }) | undefined
  /** A proposal that is being accepted. */
  acceptedId?: string | undefined
  field: string
}

/**
 * Refuses a promise that, together with all others of the product, would exceed the partners' share limit or
 * the whole sale. The caller has locked the product. Proposals that may still be accepted count as accepted.
 */
export async function refuseOverpromise(
  { tx, now }: Scope,
  { productId, affiliateBasisPoints = 0, proposal, acceptedId, field }: Promises,
): Promise<void> {
  const { state, answerBy, endsAt } = coProductionContracts
  const [contracts, terms, accepted] = await Promise.all([
    tx
      .select()
      .from(coProductionContracts)
      .where(
        and(
          eq(coProductionContracts.productId, productId),
          or(
            and(inArray(state, ['ACTIVE', 'SUSPENDED']), or(isNull(endsAt), gt(endsAt, now))),
            and(eq(state, 'INVITED'), gt(answerBy, now)),
          ),
        ),
      ),
    tx
      .select()
      .from(affiliateTerms)
      .where(eq(affiliateTerms.productId, productId))
      .orderBy(desc(affiliateTerms.version)),
    tx
      .selectDistinct({ termsId: affiliations.termsId })
      .from(affiliations)
      .where(
        and(
          eq(affiliations.productId, productId),
          inArray(affiliations.status, ['REQUESTED', 'ACTIVE', 'PAUSED']),
        ),
      ),
  ])
  const coProducers = dearestOf(contracts, { proposal, acceptedId })
  const shared = coProducers.reduce((sum, { basisPoints }) => sum + basisPoints, 0)
  const commission = Math.max(
    affiliateBasisPoints,
    ...commissionsOf(terms, new Set(accepted.map(({ termsId }) => termsId))),
  )
  if (shared > partnerShareMax || !canPromise(commission, coProducers))
    throw new AppError('shares_exceed_whole', { field })
}

/**
 * The highest share of each co-producer among a contract and the proposals to change it, since any of them
 * may come into force.
 */
function dearestOf(
  contracts: readonly Contract[],
  { proposal, acceptedId }: Pick<Promises, 'proposal' | 'acceptedId'>,
): CoProducer[] {
  const accepted = contracts.find(({ id }) => id === acceptedId)
  const versionsOf = new Map<string, Share[]>()
  const isProposal = ({ state }: Contract) => state === 'INVITED'
  for (const contract of contracts)
    if (!isProposal(contract) && contract.id !== accepted?.replacesId) versionsOf.set(contract.id, [contract])
  const add = (share: Share & { replacesId: string | null }, id: string) => {
    const changed = share.replacesId === null ? undefined : versionsOf.get(share.replacesId)
    if (changed) changed.push(share)
    else versionsOf.set(id, [share])
  }
  for (const contract of contracts) if (isProposal(contract)) add(contract, contract.id)
  if (proposal) add(proposal, 'proposal')
  return [...versionsOf].map(([id, versions]) => ({
    id,
    basisPoints: Math.max(...versions.map(({ basisPoints }) => basisPoints)),
    base: versions.some(({ base }) => base === 'NET') ? 'NET' : 'REMAINDER',
  }))
}

/**
 * Commissions that apply or may come to apply: every version last accepted by an affiliate, and the newest
 * version of the program and of each affiliate with own terms.
 */
function commissionsOf(
  newestFirst: readonly (typeof affiliateTerms.$inferSelect)[],
  accepted: ReadonlySet<string | null>,
): number[] {
  const byWhom = Map.groupBy(newestFirst, ({ affiliationId }) => affiliationId)
  return [...byWhom.values()].flatMap((versions) =>
    versions.filter(({ id }, place) => place === 0 || accepted.has(id)).map(dearestCommission),
  )
}
