import { and, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { auditLog } from '#db/schema/platforms.ts'
import type { AuditAction } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { openCredentials } from './account-credentials.ts'
import { accountManifest } from './account-manifest.ts'
import { describeManifest } from './describe-manifest.ts'
import { accountWebhookUrl } from './provider-account.ts'
import { requireAccount } from './require-account.ts'

const changesRead = 200
const changesShown = 20
const changing: AuditAction[] = ['provider_account.created', 'provider_account.changed']

/**
 * One account for its form. A stored secret is never sent: the form shows since when it is set and by whom.
 * The webhook address is shown, because it has to be typed at the provider.
 */
export async function getAccountForm(scope: Scope, { accountId }: { accountId: string }) {
  const { app } = scope
  const account = await requireAccount(scope, accountId)
  const manifest = accountManifest(app, account)
  const credentials = openCredentials(app, account)
  const changes = await listChanges(scope, accountId)
  const { id, provider, label, baseUrl, methods, priority, status, clearedAt } = account
  return {
    id,
    provider,
    label,
    baseUrl,
    methods,
    priority,
    status,
    isCleared: clearedAt !== null,
    can: describeManifest(manifest),
    fields: manifest.credentials.map(({ name, label: named, secret, required, choices = null }) => {
      const value = credentials[name]
      const set = changes.find((change) => change.fields.includes(name))
      return {
        name,
        label: named,
        isSecret: secret,
        isRequired: required,
        choices,
        isSet: value !== undefined,
        value: secret ? null : (value ?? null),
        setAt: value === undefined ? null : (set?.at ?? null),
        setBy: value === undefined ? null : (set?.by ?? null),
      }
    }),
    webhook: {
      url: accountWebhookUrl(app, account),
      verification: manifest.webhookVerification,
      heardAt: account.contact?.heardAt?.toISOString() ?? null,
      missed: account.contact?.missed ?? 0,
    },
    certificates: manifest.certificates.map((half) => ({
      half,
      isStored:
        (half === 'cashIn' ? account.platform?.certCashInUrl : account.platform?.certCashOutUrl) != null,
    })),
    changes: changes.slice(0, changesShown),
  }
}

async function listChanges({ tx }: Scope, accountId: string) {
  const rows = await tx
    .select({
      at: auditLog.at,
      action: auditLog.action,
      reason: auditLog.reason,
      detail: auditLog.detail,
      by: users.name,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(and(eq(auditLog.subject, accountId), inArray(auditLog.action, changing)))
    .orderBy(desc(auditLog.at))
    .limit(changesRead)
  return rows.map(({ at, action, reason, detail, by }) => ({
    at: at.toISOString(),
    isCreation: action === 'provider_account.created',
    by,
    reason,
    /** Names of the changed credentials and settings, never the value of a secret. */
    fields: namesIn(detail.credentials),
    settings: ['label', 'baseUrl', 'methods', 'priority', 'status'].filter(
      (name) => action !== 'provider_account.created' && name in detail,
    ),
  }))
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}
