import { AppError } from '@balcao/domain/texts/app-error'
import { providerNames } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { auditLog, platforms } from '#db/schema/platforms.ts'
import type { AuditAction } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'

const storing: AuditAction[] = ['platform_certificate.stored', 'platform_private_key.stored']
const changesRead = 50

/**
 * The certificates and the key of the platform: whether each is stored, since when and by whom, and which
 * providers need it. Never the content.
 */
export async function getPlatformKeys({ tx, platformId }: Scope) {
  const [[platform], changes] = await Promise.all([
    tx
      .select({
        cashIn: platforms.certCashInUrl,
        cashOut: platforms.certCashOutUrl,
        privateKey: platforms.privateKey,
      })
      .from(platforms)
      .where(eq(platforms.platformId, platformId)),
    tx
      .select({ at: auditLog.at, action: auditLog.action, detail: auditLog.detail, by: users.name })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorUserId))
      .where(and(eq(auditLog.subject, platformId), inArray(auditLog.action, storing)))
      .orderBy(desc(auditLog.at))
      .limit(changesRead),
  ])
  if (!platform) throw new AppError('not_found')
  const stored = (isThere: boolean, half?: 'cashIn' | 'cashOut') => {
    const change = changes.find(({ detail }) => detail.half === half)
    return { isStored: isThere, at: change?.at.toISOString() ?? null, by: change?.by ?? null }
  }
  return {
    cashIn: { ...stored(platform.cashIn !== null, 'cashIn'), askedBy: whoPresents('cashIn') },
    cashOut: { ...stored(platform.cashOut !== null, 'cashOut'), askedBy: whoPresents('cashOut') },
    privateKey: stored(platform.privateKey !== null),
  }
}

function whoPresents(half: 'cashIn' | 'cashOut'): string[] {
  return providerNames
    .flatMap((name) => findManifest(name) ?? [])
    .filter(({ certificates }) => certificates.includes(half))
    .map(({ title }) => title)
}
