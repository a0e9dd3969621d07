import type { SuspensionCause } from '@balcao/domain/delivery/access'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { defineStatement, type Inputs, newValue } from '#db/define-statement.ts'
import { accessGrants, accessSuspensions, licenseClaims, productContents } from '#db/schema/access.ts'
import type { Scope } from '#scope.ts'
import { settleExternalAccess } from './external/settle-external-access.ts'
import { giveLicenses } from './licenses/give-licenses.ts'
import { lockLicenses } from './licenses/lock-licenses.ts'
import { planLicenseMail } from './licenses/plan-license-mail.ts'

type Ended = { orderIds: string[]; cause: SuspensionCause; now: Date }

const endSuspensions = defineStatement((db, given: Inputs<Ended>) =>
  db
    .update(accessSuspensions)
    .set({ restoredAt: newValue(given.now) })
    .where(
      and(
        inArray(
          accessSuspensions.grantId,
          db
            .select({ id: accessGrants.id })
            .from(accessGrants)
            .where(eq(accessGrants.orderId, sql`any(${given.orderIds}::uuid[])`)),
        ),
        eq(accessSuspensions.cause, given.cause),
        isNull(accessSuspensions.restoredAt),
      ),
    )
    .returning({ grantId: accessSuspensions.grantId }),
)

/**
 * Ends the suspensions of this cause. A grant with a suspension of another cause stays closed. Keys that
 * became due meanwhile are given.
 */
export async function restoreAccess(
  scope: Scope,
  { orderIds, cause }: { orderIds: readonly string[]; cause: SuspensionCause },
): Promise<void> {
  const { tx, now } = scope
  if (orderIds.length === 0) return
  const restored = await endSuspensions(tx, { orderIds: [...orderIds], cause, now })
  if (restored.length === 0) return
  await giveOwedLicenses(
    scope,
    restored.map(({ grantId }) => grantId),
  )
  await settleExternalAccess(scope, { orderIds })
}

/** Gives keys to grants that were suspended while they waited for one, and are open again. */
async function giveOwedLicenses(scope: Scope, grantIds: readonly string[]): Promise<void> {
  const owing = await scope.tx
    .selectDistinct({ id: productContents.id, title: productContents.title })
    .from(licenseClaims)
    .innerJoin(productContents, eq(productContents.id, licenseClaims.contentId))
    .where(and(inArray(licenseClaims.grantId, [...grantIds]), isNull(licenseClaims.keyId)))
    .orderBy(asc(productContents.id))
  for (const content of owing) {
    await lockLicenses(scope, content.id)
    await planLicenseMail(scope, await giveLicenses(scope, content))
  }
}
