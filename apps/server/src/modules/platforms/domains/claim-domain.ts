import { randomBytes } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { count } from 'drizzle-orm'
import { domainClaims } from '#db/schema/platforms.ts'
import type { HostInput } from '#modules/platforms/domains.input.ts'
import { refuseTakenHost } from '#modules/platforms/refuse-taken-host.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

const claimsMax = 20

/** Stores the platform's claim to a host, which becomes active after its DNS records prove it. */
export async function claimDomain(caller: Caller, { host }: HostInput): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  await refuseTakenHost(caller, host)
  const [open] = await tx.select({ count: count() }).from(domainClaims)
  if ((open?.count ?? 0) >= claimsMax) throw new AppError('domain_claims_exceeded', { field: 'host' })
  const made = await tx
    .insert(domainClaims)
    .values({ platformId, host, token: randomBytes(16).toString('hex'), createdAt: now })
    .onConflictDoNothing({ target: [domainClaims.platformId, domainClaims.host] })
    .returning({ id: domainClaims.id })
  if (made.length === 0) throw new AppError('host_taken', { field: 'host' })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'platform_domain.claimed', subject: platformId, detail: { host } },
  )
}
