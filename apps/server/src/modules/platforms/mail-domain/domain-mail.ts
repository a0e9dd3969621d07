import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { platformDomains } from '#db/schema/platforms.ts'
import type { CheckedRecord } from '#modules/platforms/domains/check-records.ts'
import type { HostInput } from '#modules/platforms/domains.input.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { RequestContext } from '#rpc/context.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { checkMailRecords } from './check-mail-records.ts'
import { keepDkimKey } from './dkim-key.ts'

type Asker = Pick<RequestContext, 'app' | 'ip'> & { session: SessionUser }

/**
 * Queries the DNS now, outside any transaction, whether receivers can verify mail from a domain of the
 * platform. If so, mails come from it from now on; otherwise nothing changes, and the result names the
 * missing record.
 */
export async function useDomainForMail(
  { app, session, ip }: Asker,
  { host }: HostInput,
): Promise<{ records: CheckedRecord[]; isUsed: boolean }> {
  const { platformId } = session
  await inScope(app, platformId, (scope) => requireDomain(scope, host))
  const pem = await keepDkimKey(app, platformId)
  const { dkim, dmarc } = await checkMailRecords(app.dns, host, pem)
  const isUsed = dkim.state === 'FOUND'
  if (isUsed)
    await inScope(app, platformId, async (scope) => {
      await moveMail(scope, host)
      // The domain may have been removed in the meantime.
      await requireDomain(scope, host)
      await writeAudit(
        scope,
        { userId: session.userId, ip },
        { action: 'platform_domain.used_for_mail', subject: platformId, detail: { host } },
      )
    })
  return { records: [dkim, dmarc], isUsed }
}

/** Sends mails from the installation's address again. */
export async function stopDomainMail(caller: Caller): Promise<void> {
  const { platformId, session, ip } = caller
  await moveMail(caller, null)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'platform_domain.used_for_mail', subject: platformId, detail: { host: null } },
  )
}

/** The domain from which the platform's mails come; null for the installation's. */
export async function findMailHost({ tx }: Scope): Promise<string | null> {
  const [domain] = await tx
    .select({ host: platformDomains.host })
    .from(platformDomains)
    .where(eq(platformDomains.sendsMail, true))
  return domain?.host ?? null
}

async function moveMail({ tx }: Scope, host: string | null): Promise<void> {
  await tx.update(platformDomains).set({ sendsMail: false }).where(eq(platformDomains.sendsMail, true))
  if (host !== null)
    await tx.update(platformDomains).set({ sendsMail: true }).where(eq(platformDomains.host, host))
}

async function requireDomain({ tx }: Scope, host: string): Promise<void> {
  const [domain] = await tx
    .select({ host: platformDomains.host })
    .from(platformDomains)
    .where(eq(platformDomains.host, host))
  if (!domain) throw new AppError('not_found')
}
