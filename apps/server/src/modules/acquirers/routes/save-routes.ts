import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, arrayContains, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { paymentRoutes, providerAccounts } from '#db/schema/acquirers.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { getRoutes } from './get-routes.ts'
import type { RoutesInput } from './routes.input.ts'

type Line = RoutesInput['lines'][number]

/** Replaces the list of a method. Sales under way continue with their former list. */
export async function saveRoutes(caller: Caller, { method, savedAt, lines, reason }: RoutesInput) {
  const { tx, platformId, now, session, ip } = caller
  const former = await checkRoutes(caller, { method, savedAt, lines })
  await tx.delete(paymentRoutes).where(eq(paymentRoutes.method, method))
  if (lines.length > 0)
    await tx.insert(paymentRoutes).values(
      lines.map(({ accountId, ...line }, place) => ({
        ...line,
        platformId,
        method,
        place,
        providerAccountId: accountId,
        savedAt: now,
      })),
    )
  await writeAudit(
    caller,
    { userId: session.userId, ip, reason },
    { action: 'payment_routes.saved', subject: method, detail: { before: former.lines, after: lines } },
  )
  return getRoutes(caller, { method })
}

/** Refuses an invalid list; locks and returns the list in force. */
export async function checkRoutes(
  scope: Scope,
  { method, savedAt, lines }: Pick<RoutesInput, 'method' | 'savedAt' | 'lines'>,
) {
  await lockRoutes(scope, method)
  const former = await getRoutes(scope, { method })
  if (former.savedAt !== savedAt) throw new AppError('record_changed')
  refuseMixedSteps(lines)
  refuseWithoutFallback(lines)
  await refuseUnknownAccounts(scope, method, lines)
  await refuseUnknownSellers(scope, lines)
  return former
}

/** Serialises saves of the method's routes until the transaction ends, even if none exist yet. */
async function lockRoutes({ tx, platformId }: Scope, method: PaymentMethod): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} routes ${method}`}, 0))`,
  )
}

/** A step with a "not charged" line can have no other line, because a sale that reaches it ends there. */
function refuseMixedSteps(lines: readonly Line[]): void {
  const place = lines.findIndex(
    (line) => line.accountId === null && lines.some((other) => other !== line && other.step === line.step),
  )
  if (place >= 0) throw new AppError('input_invalid', { field: `lines.${place}.step` })
}

/** The last step has no conditions, so that no sale is left without a line by oversight. */
function refuseWithoutFallback(lines: readonly Line[]): void {
  if (lines.length === 0) return
  const last = Math.max(...lines.map(({ step }) => step))
  const isOpen = lines.some(({ step, rules }) => step === last && Object.keys(rules).length === 0)
  if (!isOpen) throw new AppError('input_invalid', { field: 'lines' })
}

async function refuseUnknownAccounts(
  { tx }: Scope,
  method: PaymentMethod,
  lines: readonly Line[],
): Promise<void> {
  const ids = lines.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  if (ids.length === 0) return
  const known = await tx
    .select({ id: providerAccounts.id })
    .from(providerAccounts)
    .where(and(inArray(providerAccounts.id, ids), arrayContains(providerAccounts.methods, [method])))
  const place = lines.findIndex(
    ({ accountId }) => accountId !== null && !known.some(({ id }) => id === accountId),
  )
  if (place >= 0) throw new AppError('not_found', { field: `lines.${place}.accountId` })
}

async function refuseUnknownSellers({ tx }: Scope, lines: readonly Line[]): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ rules }) => rules.sellerIds ?? []))]
  if (ids.length === 0) return
  const known = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids))
  const place = lines.findIndex(({ rules }) =>
    rules.sellerIds?.some((sellerId) => !known.some(({ id }) => id === sellerId)),
  )
  if (place >= 0) throw new AppError('not_found', { field: `lines.${place}.rules.sellerIds` })
}
