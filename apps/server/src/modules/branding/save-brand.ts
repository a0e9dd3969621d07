import { AppError } from '@balcao/domain/texts/app-error'
import { contrastRatio, parseColour } from '@balcao/domain/texts/contrast'
import { brandVersions, type StoredBrand } from '#db/schema/platforms.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import type { BrandInput } from './brand.input.ts'
import { picturesOf, storedBrandOf } from './get-brand.ts'

/** WCAG 1.4.11: contrast of a button with the white page behind it. */
const contrastMin = 3
const white = { red: 255, green: 255, blue: 255 }

/** Changes the brand from the next page and mail on. The former version is kept and can be restored. */
export async function saveBrand(caller: Caller, { basedOn, ...brand }: BrandInput): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  await lockPlatform(caller)
  const platform = await getPlatform(caller)
  const before = storedBrandOf(platform)
  const earlier = await tx
    .select({ number: brandVersions.number, brand: brandVersions.brand })
    .from(brandVersions)
  const last = Math.max(0, ...earlier.map(({ number }) => number))
  if (basedOn !== last) throw new AppError('record_changed')
  refuseUnreadable(brand, before)
  await refuseForeignPictures(caller, brand, [before, ...earlier.map((version) => version.brand)])
  const first =
    last === 0 ? [{ platformId, number: 1, brand: before, savedById: null, savedAt: platform.createdAt }] : []
  await tx
    .insert(brandVersions)
    .values([
      ...first,
      { platformId, number: last + first.length + 1, brand, savedById: session.userId, savedAt: now },
    ])
  await updatePlatform(caller, brand)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'platform_brand.saved', subject: platformId, detail: { before, after: brand } },
  )
}

/**
 * Refuses an illegible mail colour, which mails use unchanged; pages derive a legible shade of the brand's
 * colour (`brandTokens`). Only a changed colour is checked, so that a corrected name does not force another
 * colour.
 */
function refuseUnreadable({ mailColor }: StoredBrand, before: StoredBrand): void {
  const colour = parseColour(mailColor ?? '')
  if (mailColor !== before.mailColor && colour && contrastRatio(colour, white) < contrastMin)
    throw new AppError('brand_unreadable', { field: 'mailColor' })
}

/** Refuses a picture that is neither the caller's own upload nor in use by the platform already. */
async function refuseForeignPictures(
  caller: Caller,
  brand: StoredBrand,
  known: readonly StoredBrand[],
): Promise<void> {
  const before = new Set(known.flatMap(picturesOf))
  for (const field of ['logoKey', 'faviconKey', 'doorImageKey'] as const) {
    const key = brand[field]
    if (key !== null && !before.has(key))
      await requireOwnUpload(caller, { key, purpose: 'PLATFORM_IMAGE', field })
  }
}
