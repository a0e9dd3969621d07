import { AppError } from '@balcao/domain/texts/app-error'
import { allocateForeignMoney } from '#modules/payments/cases/allocate-foreign-money.ts'
import { allocateSuspense } from '#modules/payments/cases/allocate-suspense.ts'
import { closeCase } from '#modules/payments/cases/close-case.ts'
import { confirmReceipt } from '#modules/payments/cases/confirm-receipt.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import { returnSuspense } from '#modules/refunds/return-suspense.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CaseToResolve } from './case.input.ts'
import { findCase, type PaymentCase, readMoneyOfCase } from './payment-case.ts'
import { type MoneyOfCase, possibleResolutions } from './possible-resolutions.ts'

/**
 * Records a person's decision on a case, with a reason. Refused if the kind or the money of the case does not
 * allow it, or the case was decided in the meantime.
 */
export async function resolveCase(caller: Caller, wish: CaseToResolve): Promise<void> {
  const found = await findCase(caller, wish.caseId)
  const payment = await lockForMoney(caller, found.paymentId)
  const open = await findCase(caller, wish.caseId)
  if (open.closedAt !== null) throw new AppError('record_changed')
  const money = await readMoneyOfCase(caller, payment)
  const { resolution, reason } = wish
  if (!possibleResolutions(open.kind, money).includes(resolution))
    throw new AppError('case_resolution_impossible')
  const by = { userId: caller.session.userId, ip: caller.ip }
  await writeAudit(caller, by, {
    action: 'payment_case.resolved',
    subject: payment.id,
    reason,
    detail: { caseId: open.id, kind: open.kind, resolution },
  })
  await moveMoney(caller, { open, payment, money, wish, by })
}

async function moveMoney(
  caller: Caller,
  {
    open,
    payment,
    money,
    wish: { resolution, reason },
    by,
  }: { open: PaymentCase; payment: Payment; money: MoneyOfCase; wish: CaseToResolve; by: Actor },
): Promise<void> {
  const amountCents = money.heldCents
  /** The sums are part of the key, because a case that opens again for more money needs another key. */
  const key = `case:${open.id}:${payment.paidCents}:${payment.keptCents}`
  switch (resolution) {
    case 'HONOUR':
      return allocateSuspense(caller, payment.id, { to: 'SALE' }, by, reason)
    case 'REFUND':
      return returnSuspense(caller, payment, { key, amountCents, reason }, { ...by, askedBy: 'ADMIN' })
    case 'CONFIRM':
      return confirmReceipt(caller, payment.id, by)
    case 'KEEP':
      if (!money.hasForeignMoney)
        return allocateSuspense(caller, payment.id, { key, to: 'PLATFORM', amountCents }, by, reason)
      await allocateForeignMoney(caller, payment, 'PLATFORM')
      break
    case 'RETURNED':
      await allocateForeignMoney(caller, payment, 'PAYER')
      break
    case 'CLOSE':
  }
  if (amountCents === 0) await closeCase(caller, open.id)
}
