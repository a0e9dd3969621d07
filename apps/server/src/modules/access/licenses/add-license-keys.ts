import { eq, max } from 'drizzle-orm'
import { licenseKeys } from '#db/schema/access.ts'
import type { LicenseKeysInput } from '#modules/access/contents.input.ts'
import type { Caller } from '#rpc/caller.ts'
import { giveLicenses } from './give-licenses.ts'
import { requireLicenseContent } from './license-contents.ts'
import { lockLicenses } from './lock-licenses.ts'
import { planLicenseMail } from './plan-license-mail.ts'

/** Adds keys for future sales, and gives one to each waiting sale. A key that exists already is left out. */
export async function addLicenseKeys(
  caller: Caller,
  { contentId, keys }: LicenseKeysInput,
): Promise<{ added: number; repeated: number; given: number }> {
  const { tx, platformId, now } = caller
  const content = await requireLicenseContent(caller, contentId)
  await lockLicenses(caller, contentId)
  const [last] = await tx
    .select({ number: max(licenseKeys.number) })
    .from(licenseKeys)
    .where(eq(licenseKeys.contentId, contentId))
  const first = (last?.number ?? 0) + 1
  const { productId } = content
  const added = await tx
    .insert(licenseKeys)
    .values(
      keys.map((value, index) => ({
        platformId,
        contentId,
        productId,
        number: first + index,
        value,
        addedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: licenseKeys.id })
  const given = await giveLicenses(caller, content)
  await planLicenseMail(caller, given)
  return { added: added.length, repeated: keys.length - added.length, given: given.length }
}
