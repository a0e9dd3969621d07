import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { licenseClaims, productContents } from '#db/schema/access.ts'
import type { Scope } from '#scope.ts'
import { giveLicenses } from './give-licenses.ts'
import { lockLicenses } from './lock-licenses.ts'
import { planLicenseMail } from './plan-license-mail.ts'

/** Gives keys to grants that were suspended while they waited for one, and are open again. */
export async function giveOwedLicenses(scope: Scope, grantIds: readonly string[]): Promise<void> {
  const owing = await scope.tx
    .selectDistinct({ id: productContents.id, title: productContents.title })
    .from(licenseClaims)
    .innerJoin(productContents, eq(productContents.id, licenseClaims.contentId))
    .where(and(inArray(licenseClaims.grantId, [...grantIds]), isNull(licenseClaims.keyId)))
    .orderBy(asc(productContents.id))
  for (const content of owing) {
    await lockLicenses(scope, content.id)
    await planLicenseMail(scope, await giveLicenses(scope, content))
  }
}
