import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { coProductionContracts } from '#db/schema/partners.ts'
import { tellPartner } from '#modules/partners/tell-partner.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CoProductionEndInput } from './co-production.input.ts'
import { lockContract } from './lock-contract.ts'

/** Ends a contract by either party, at once or on a later day. Earlier sales keep their shares. */
export async function endCoProduction(
  caller: Caller,
  { contractId, endsAt, reason }: CoProductionEndInput,
): Promise<void> {
  const { tx, now, session, ip } = caller
  const { contract, product, otherId } = await lockContract(caller, contractId)
  const isOver = contract.endsAt !== null && contract.endsAt <= now
  if (contract.state !== 'ACTIVE' || isOver) throw new AppError('record_changed')
  if (endsAt && endsAt <= now) throw new AppError('date_in_past', { field: 'endsAt' })
  if (endsAt && contract.endsAt !== null && endsAt > contract.endsAt)
    throw new AppError('input_invalid', { field: 'endsAt' })
  await tx
    .update(coProductionContracts)
    .set(endsAt ? { endsAt } : { endsAt: now, state: 'ENDED' })
    .where(eq(coProductionContracts.id, contractId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'co_production.moved',
      subject: contractId,
      reason,
      detail: { to: 'ENDED', endsAt: (endsAt ?? now).toISOString() },
    },
  )
  await tellPartner(caller, {
    key: `co-production:${contractId}:ended:${(endsAt ?? now).getTime()}`,
    kind: 'coProductionEnded',
    fromId: session.userId,
    toId: otherId,
    productName: product.name,
    reason,
    pagePath: '/platform/co-production',
  })
}
