import { and, eq } from 'drizzle-orm'
import { charges } from '#db/schema/billing.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Charge } from './lock-charge.ts'
import { tellOfCharge } from './tell-of-charge.ts'

/**
 * Ends a suspension once no unpaid bill causes it. The platform is locked first, so that of two bills paid at
 * the same time the second sees the first as paid.
 */
export async function resumeSales(caller: Caller, charge: Charge): Promise<void> {
  const { tx } = caller
  await lockPlatform(caller)
  const { salesSuspendedAt } = await getPlatform(caller)
  if (salesSuspendedAt === null) return
  const [holding] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.state, 'OVERDUE'), eq(charges.noticeStep, 'SUSPENDED')))
    .limit(1)
  if (holding) return
  await updatePlatform(caller, { salesSuspendedAt: null })
  await writeAudit(caller, actorOf(caller), {
    action: 'sales.resumed',
    subject: charge.id,
    detail: { month: charge.month },
  })
  await tellOfCharge(caller, charge, 'RESUMED', null)
}
