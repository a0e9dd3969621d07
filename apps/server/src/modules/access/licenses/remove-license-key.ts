import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { licenseKeys } from '#db/schema/access.ts'
import type { Caller } from '#rpc/caller.ts'
import { requireLicenseContent } from './license-contents.ts'
import { lockLicenses } from './lock-licenses.ts'

/** Deletes a key that was given to no sale. */
export async function removeLicenseKey(caller: Caller, { keyId }: { keyId: string }): Promise<void> {
  const { tx } = caller
  const [key] = await tx
    .select({ contentId: licenseKeys.contentId })
    .from(licenseKeys)
    .where(eq(licenseKeys.id, keyId))
  if (!key) throw new AppError('not_found')
  await requireLicenseContent(caller, key.contentId)
  await lockLicenses(caller, key.contentId)
  const removed = await tx
    .delete(licenseKeys)
    .where(and(eq(licenseKeys.id, keyId), isNull(licenseKeys.takenAt)))
    .returning({ id: licenseKeys.id })
  if (removed.length === 0) throw new AppError('record_changed')
}
