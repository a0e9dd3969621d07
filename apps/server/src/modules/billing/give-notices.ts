import { nextNotice } from '@balcao/domain/money/unpaid-bill'
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { charges } from '#db/schema/billing.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { lateSince } from './late-since.ts'
import type { Charge } from './lock-charge.ts'
import { tellOfCharge } from './tell-of-charge.ts'

/**
 * Sends the next notice about each late bill when its time has come. A contested bill waits for its answer.
 */
export async function giveNotices(scope: Scope): Promise<void> {
  const { tx, now } = scope
  const late = await tx
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.state, 'OVERDUE'),
        or(isNull(charges.contestedAt), isNotNull(charges.contestAnsweredAt)),
      ),
    )
    .orderBy(asc(charges.dueAt), asc(charges.id))
    .for('update')
  for (const charge of late) {
    const next = nextNotice(charge.noticeStep, lateSince(charge))
    if (next === null || next.at > now) continue
    await tx.update(charges).set({ noticeStep: next.step, noticedAt: now }).where(eq(charges.id, charge.id))
    if (next.step === 'SUSPENDED') await suspendSales(scope, charge)
    await tellOfCharge(scope, { ...charge, noticeStep: next.step, noticedAt: now }, next.step, null)
  }
}

async function suspendSales(scope: Scope, { id, month }: Charge): Promise<void> {
  await lockPlatform(scope)
  await updatePlatform(scope, { salesSuspendedAt: scope.now })
  await writeAudit(scope, theProduct, { action: 'sales.suspended', subject: id, detail: { month } })
}
