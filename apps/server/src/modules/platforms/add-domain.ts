import { platformDomains } from '#db/schema/platforms.ts'
import type { Caller } from '#rpc/caller.ts'
import type { HostInput } from './domains.input.ts'
import { enterHosts } from './enter-hosts.ts'
import { refuseTakenHost } from './refuse-taken-host.ts'
import { writeAudit } from './write-audit.ts'

/** Adds a host of the platform. */
export async function addDomain(caller: Caller, { host }: HostInput): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  await refuseTakenHost(caller, host)
  await tx.insert(platformDomains).values({ platformId, host, isPrimary: false, createdAt: now })
  await enterHosts(caller)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'platform_domain.added', subject: platformId, detail: { host } },
  )
}
