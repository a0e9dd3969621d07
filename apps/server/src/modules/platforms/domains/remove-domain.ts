import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { domainClaims, platformDomains } from '#db/schema/platforms.ts'
import type { RemovedHostInput } from '#modules/platforms/domains.input.ts'
import { enterHosts } from '#modules/platforms/enter-hosts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/** Removes a host, which breaks every link with it. The primary host, which mails use, cannot be removed. */
export async function removeDomain(caller: Caller, { host, reason }: RemovedHostInput): Promise<void> {
  const { tx, platformId, session, ip } = caller
  const [domain] = await tx
    .select({ isPrimary: platformDomains.isPrimary })
    .from(platformDomains)
    .where(eq(platformDomains.host, host))
    .for('update')
  if (domain?.isPrimary) throw new AppError('domain_is_primary')
  const removed = domain
    ? await tx
        .delete(platformDomains)
        .where(and(eq(platformDomains.host, host), eq(platformDomains.isPrimary, false)))
        .returning({ host: platformDomains.host })
    : await tx.delete(domainClaims).where(eq(domainClaims.host, host)).returning({ host: domainClaims.host })
  if (removed.length === 0) throw new AppError('not_found')
  if (domain) await enterHosts(caller)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'platform_domain.removed',
      subject: platformId,
      detail: { host, wasActive: domain !== undefined },
      reason,
    },
  )
}
