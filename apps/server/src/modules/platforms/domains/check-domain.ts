import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { domainClaims, platformDomains } from '#db/schema/platforms.ts'
import { addDomain } from '#modules/platforms/add-domain.ts'
import type { HostInput } from '#modules/platforms/domains.input.ts'
import type { RequestContext } from '#rpc/context.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { type CheckedRecord, checkRecords, findAddresses } from './check-records.ts'
import { domainRecords, targetHost } from './domain-records.ts'

type Asker = Pick<RequestContext, 'app' | 'ip'> & { session: SessionUser }

export type DomainCheck = {
  records: CheckedRecord[]
  /** The installation's own addresses, for a host that cannot have an alias, such as the root of a domain. */
  addresses: string[]
  /** Whether the host is already a domain of the platform. */
  isActive: boolean
}

/**
 * Queries the DNS now, outside any transaction. A claim whose records are all found becomes a domain of the
 * platform.
 */
export async function checkDomain({ app, session, ip }: Asker, { host }: HostInput): Promise<DomainCheck> {
  const token = await inScope(app, session.platformId, (scope) => findToken(scope, host))
  const target = targetHost(app.config)
  const [records, addresses] = await Promise.all([
    checkRecords(app.dns, domainRecords(target, { host, token })),
    findAddresses(app.dns, target),
  ])
  const isProven = token !== null && records.every(({ state }) => state === 'FOUND')
  if (isProven)
    await inScope(app, session.platformId, async (scope) => {
      const [claim] = await scope.tx
        .delete(domainClaims)
        .where(eq(domainClaims.host, host))
        .returning({ token: domainClaims.token })
      // Another staff member may have checked or removed the claim in the meantime.
      if (claim?.token === token) await addDomain({ ...scope, session, ip }, { host })
    })
  return { records, addresses: addresses ?? [], isActive: token === null || isProven }
}

/** The token to prove; null for a host that is the platform's already. */
async function findToken({ tx }: Scope, host: string): Promise<string | null> {
  const [domain] = await tx
    .select({ host: platformDomains.host })
    .from(platformDomains)
    .where(eq(platformDomains.host, host))
  if (domain) return null
  const [claim] = await tx
    .select({ token: domainClaims.token })
    .from(domainClaims)
    .where(eq(domainClaims.host, host))
  if (!claim) throw new AppError('not_found')
  return claim.token
}
