import { and, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { auditLog } from '#db/schema/platforms.ts'
import type { AuditAction } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'

const shownMax = 100

/** Actions that change the settings of the whole platform. Each has the platform itself as its subject. */
const settingActions = [
  'fee_plan.saved',
  'exchange_rate.saved',
  'interest_table.saved',
  'withdrawal_plan.saved',
  'payouts.limited',
  'payouts.stopped',
  'payouts.resumed',
  'anticipation_plan.saved',
  'refund_settings.saved',
  'content_storage.saved',
  'review_policy.saved',
  'checkout_settings.saved',
  'payment_rules.saved',
  'paper_rules.saved',
  'mail_sender.saved',
  'sign_on.saved',
  'payouts.hours_set',
  'legal_text.published',
  'platform_certificate.stored',
  'platform_private_key.stored',
] as const satisfies AuditAction[]
export type SettingAction = (typeof settingActions)[number]

/** The latest changes of the platform's settings: author, time, start of effect, and content. */
export async function listSettingChanges({ tx, platformId }: Scope) {
  const rows = await tx
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      reason: auditLog.reason,
      detail: auditLog.detail,
      by: users.name,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(and(eq(auditLog.subject, platformId), inArray(auditLog.action, [...settingActions])))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(shownMax)
  return rows.map(({ action, at, detail, ...row }) => ({
    ...row,
    action: action as SettingAction,
    at: at.toISOString(),
    /** Null if effective from the instant it was saved. */
    effectiveFrom: textIn(detail.effectiveFrom),
    /** The method or text of the change, for settings with several. */
    about: textIn(detail.method) ?? textIn(detail.kind) ?? textIn(detail.half),
  }))
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
