import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { coProductionContracts } from '#db/schema/partners.ts'
import { refuseOverpromise } from '#modules/partners/refuse-overpromise.ts'
import { tellPartner } from '#modules/partners/tell-partner.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CoProductionAnswerInput } from './co-production.input.ts'
import { lockContract } from './lock-contract.ts'

const answers = {
  accept: { to: 'ACTIVE', news: 'coProductionAccepted' },
  decline: { to: 'DECLINED', news: 'coProductionDeclined' },
  cancel: { to: 'CANCELED', news: null },
} as const

/**
 * Accepts or declines a proposal of the other side, or withdraws the caller's own. Accepted terms apply to
 * sales from now on; the replaced version ends at the same instant.
 */
export async function answerCoProduction(
  caller: Caller,
  { contractId, answer }: CoProductionAnswerInput,
): Promise<void> {
  const { tx, now, session, ip } = caller
  const { contract, product, otherId } = await lockContract(caller, contractId)
  const isProposer = contract.proposedById === session.userId
  if (isProposer !== (answer === 'cancel')) throw new AppError('not_found')
  const isOpen = contract.state === 'INVITED' && contract.answerBy !== null && contract.answerBy > now
  if (!isOpen) throw new AppError('record_changed')
  const { to, news } = answers[answer]
  if (answer === 'accept') {
    if (contract.endsAt !== null && contract.endsAt <= now) throw new AppError('record_changed')
    await refuseOverpromise(caller, { productId: product.id, acceptedId: contractId, field: 'contractId' })
    await endReplaced(caller, contract.replacesId)
  }
  await tx
    .update(coProductionContracts)
    .set({ state: to, answeredAt: now, ...(answer === 'accept' && { startsAt: now }) })
    .where(eq(coProductionContracts.id, contractId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'co_production.moved', subject: contractId, detail: { answer, to } },
  )
  if (news !== null)
    await tellPartner(caller, {
      key: `co-production:${contractId}:${answer}`,
      kind: news,
      fromId: session.userId,
      toId: otherId,
      productName: product.name,
      pagePath: '/platform/co-production',
    })
}

async function endReplaced({ tx, now }: Caller, replacesId: string | null): Promise<void> {
  if (replacesId === null) return
  const ended = await tx
    .update(coProductionContracts)
    .set({ state: 'ENDED', endsAt: now })
    .where(and(eq(coProductionContracts.id, replacesId), eq(coProductionContracts.state, 'ACTIVE')))
    .returning({ id: coProductionContracts.id })
  if (ended.length === 0) throw new AppError('record_changed')
}
