import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { platformDomains } from '#db/schema/platforms.ts'
import type { Caller } from '#rpc/caller.ts'
import type { HostInput } from './domains.input.ts'
import { writeAudit } from './write-audit.ts'

/**
 * Makes a host the primary one, which links in mails, webhook addresses and redirects use from now on. The
 * others still work.
 */
export async function makeDomainPrimary(caller: Caller, { host }: HostInput): Promise<void> {
  const { tx, platformId, session, ip } = caller
  await tx.update(platformDomains).set({ isPrimary: false }).where(eq(platformDomains.isPrimary, true))
  const made = await tx
    .update(platformDomains)
    .set({ isPrimary: true })
    .where(eq(platformDomains.host, host))
    .returning({ host: platformDomains.host })
  if (made.length === 0) throw new AppError('not_found')
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'platform_domain.made_primary', subject: platformId, detail: { host } },
  )
}
