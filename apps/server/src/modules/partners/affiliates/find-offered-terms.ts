import { and, desc, eq, isNull } from 'drizzle-orm'
import { affiliateTerms } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'

/** The newest version of the terms of a program, or of one of its affiliates. */
export async function findOfferedTerms(
  { tx }: Scope,
  { productId, affiliationId }: { productId: string; affiliationId: string | null },
): Promise<typeof affiliateTerms.$inferSelect | undefined> {
  const [newest] = await tx
    .select()
    .from(affiliateTerms)
    .where(
      and(
        eq(affiliateTerms.productId, productId),
        affiliationId === null
          ? isNull(affiliateTerms.affiliationId)
          : eq(affiliateTerms.affiliationId, affiliationId),
      ),
    )
    .orderBy(desc(affiliateTerms.version))
    .limit(1)
  return newest
}
