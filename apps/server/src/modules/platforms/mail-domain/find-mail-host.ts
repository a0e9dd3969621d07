import { eq } from 'drizzle-orm'
import { platformDomains } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

/** The domain that the platform's mails come from; null where it is the installation's. */
export async function findMailHost({ tx }: Scope): Promise<string | null> {
  const [domain] = await tx
    .select({ host: platformDomains.host })
    .from(platformDomains)
    .where(eq(platformDomains.sendsMail, true))
  return domain?.host ?? null
}
