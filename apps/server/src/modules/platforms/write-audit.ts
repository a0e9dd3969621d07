import { auditLog } from '../../db/schema/platforms.ts'
import type { Scope } from '../../scope.ts'

/** Who stands behind a change. */
export type Actor = { userId: string | null; ip: string | null }

/** Nobody signed in: the product sets something up by itself. */
export const theProduct: Actor = { userId: null, ip: null }

export type AuditAction =
  | 'affiliate_program.saved'
  | 'affiliate_terms.changed'
  | 'affiliation.moved'
  | 'co_production.proposed'
  | 'co_production.moved'
  | 'manager_contract.assigned'
  | 'manager_contract.ended'
  | 'notification_settings.saved'
  | 'shipment.moved'
  | 'sale.code_sent'
  | 'sale.access_sent'
  | 'cart.erased'
  | 'product.reviewed'
  | 'product.suspended'
  | 'review_policy.saved'
  | 'recovery_plan.saved'
  | 'provider_account.created'
  | 'provider_account.changed'
  | 'acquirer_costs.saved'
  | 'payment_routes.saved'
  | 'fee_plan.saved'
  | 'interest_table.saved'
  | 'receiver.asked_for'
  | 'receiver.linked'
  | 'platform_certificate.stored'
  | 'platform_pixels.saved'
  | 'platform_private_key.stored'
  | 'payment.receipt_confirmed'
  | 'payment.suspense_allocated'
  | 'payment_case.resolved'
  | 'refund.asked'
  | 'refund.returned_by_hand'
  | 'refund.asked_again'
  | 'refund.canceled'
  | 'refund_settings.saved'
  | 'refund_request.approved'
  | 'refund_request.refused'
  | 'refund_request.closed'
  | 'dispute.opened'
  | 'dispute.deadline_moved'
  | 'dispute.accepted'
  | 'dispute.submitted'
  | 'dispute.decided'
  | 'dispute.file_read'
  | 'bank_account.verified'
  | 'bank_account.refused'
  | 'payout_account.saved'
  | 'payouts.stopped'
  | 'payouts.resumed'
  | 'payouts.limited'
  | 'settlement.recorded'
  | 'withdrawal_plan.saved'
  | 'withdrawal.approved'
  | 'withdrawal.refused'
  | 'withdrawal.retried'
  | 'withdrawal.proven'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.removed'
  | 'webhook.secret_rotated'
  | 'anticipation_plan.saved'
  | 'anticipation.approved'
  | 'anticipation.countered'
  | 'anticipation.refused'
  | 'operator_contract.saved'
  | 'platform.created'
  | 'platform.changed'
  | 'platform_domain.added'
  | 'platform_domain.made_primary'
  | 'platform_domain.claimed'
  | 'platform_domain.used_for_checkout'
  | 'platform_domain.removed'
  | 'platform_brand.saved'
  | 'broadcast.planned'
  | 'broadcast.canceled'
  | 'personal_data.read'
  | 'webhook.replayed'
  | 'sessions.ended'
  | 'charge.adjusted'
  | 'charge.billed'
  | 'charge.paid'
  | 'charge.canceled'
  | 'document.read'
  | 'document.approved'
  | 'document.refused'
  | 'deletion.requested'
  | 'deletion.answered'
  | 'own_data.exported'
  | 'staff.invited'
  | 'staff.invitation_resent'
  | 'staff.joined'
  | 'staff.changed'
  | 'staff.suspended'
  | 'staff.resumed'
  | 'staff.sessions_ended'

export type AuditEntry = {
  action: AuditAction
  subject: string
  detail: Record<string, unknown>
  /** In the words of whoever did it, where the action asks for one. */
  reason?: string | null
}

/** Says what was changed, never the value of a secret: the row outlives the secret and more people read it. */
export async function writeAudit(
  { tx, platformId, now }: Scope,
  by: Actor,
  { reason = null, ...entry }: AuditEntry,
): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ ...entry, platformId, at: now, actorUserId: by.userId, ip: by.ip, reason })
}
