import { paymentCases } from '#db/schema/payments.ts'
import type { MoneyCaseKind } from '#modules/payments/core/payment-states.ts'
import type { Scope } from '#scope.ts'

/** Opens a case for money that no rule can settle. False if it is already open and nothing new is added. */
export async function openMoneyCase(
  { app, tx, platformId, now }: Scope,
  paymentId: string,
  kind: MoneyCaseKind,
  { detail, isNews }: { detail: Record<string, unknown>; isNews: boolean },
): Promise<boolean> {
  const opened = tx.insert(paymentCases).values({ platformId, paymentId, kind, detail, openedAt: now })
  const target = [paymentCases.platformId, paymentCases.paymentId, paymentCases.kind]
  const told = await (isNews
    ? opened.onConflictDoUpdate({ target, set: { detail, closedAt: null } })
    : opened.onConflictDoNothing()
  ).returning({ id: paymentCases.id })
  if (told.length > 0) app.log.warn({ paymentId, kind }, 'Money moved in a way that needs a person')
  return told.length > 0
}
