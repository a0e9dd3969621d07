import { eq } from 'drizzle-orm'
import { platformDomains } from '#db/schema/platforms.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import type { Scope } from '#scope.ts'

/** The URL of the checkouts, if the platform has a host for them. */
export async function findCheckoutUrl({ app, tx }: Scope): Promise<string | null> {
  const [domain] = await tx
    .select({ host: platformDomains.host })
    .from(platformDomains)
    .where(eq(platformDomains.isForCheckout, true))
  return domain ? tenantUrl(app.config, domain.host) : null
}
