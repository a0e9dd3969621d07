import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { platformDomains } from '#db/schema/platforms.ts'
import type { CheckoutHostInput } from '#modules/platforms/domains.input.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Sets the host of the checkout links that sellers copy; null for the host of the console. Earlier links
 * still work.
 */
export async function useDomainForCheckout(caller: Caller, { host }: CheckoutHostInput): Promise<void> {
  const { tx, platformId, session, ip } = caller
  await tx
    .update(platformDomains)
    .set({ isForCheckout: false })
    .where(eq(platformDomains.isForCheckout, true))
  if (host !== null) {
    const used = await tx
      .update(platformDomains)
      .set({ isForCheckout: true })
      .where(eq(platformDomains.host, host))
      .returning({ host: platformDomains.host })
    if (used.length === 0) throw new AppError('not_found')
  }
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'platform_domain.used_for_checkout', subject: platformId, detail: { host } },
  )
}
