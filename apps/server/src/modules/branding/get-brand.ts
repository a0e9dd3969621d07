import { desc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { brandVersions, type StoredBrand } from '#db/schema/platforms.ts'
import { getPlatform, type Platform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'

const versionsMax = 30
const anyPicture = 'images/any.png'

export function storedBrandOf(platform: Platform): StoredBrand {
  const { name, brandColor, mailColor, logoKey, faviconKey, doorImageKey } = platform
  return { name, brandColor, mailColor, logoKey, faviconKey, doorImageKey }
}

/** The current brand and its former versions, the newest first. */
export async function getBrand(scope: Scope) {
  const { app, tx } = scope
  const versions = await tx
    .select({
      number: brandVersions.number,
      brand: brandVersions.brand,
      savedBy: users.name,
      savedAt: brandVersions.savedAt,
    })
    .from(brandVersions)
    .leftJoin(users, eq(users.id, brandVersions.savedById))
    .orderBy(desc(brandVersions.number))
    .limit(versionsMax)
  const brand = storedBrandOf(await getPlatform(scope))
  return {
    ...brand,
    basedOn: versions[0]?.number ?? 0,
    versions: versions.map((version) => ({ ...version, savedAt: version.savedAt.toISOString() })),
    /** Prefix of a picture's address; its key follows. */
    picturesUrl: app.store.publicUrl(anyPicture).replace(anyPicture, ''),
  }
}

export function picturesOf({ logoKey, faviconKey, doorImageKey }: StoredBrand): string[] {
  return [logoKey, faviconKey, doorImageKey].filter((key) => key !== null)
}
