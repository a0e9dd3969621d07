import type { App } from '#app.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { inReplicaScope } from '#scope.ts'

export type Brand = {
  name: string
  brandColor: string
  logoUrl: string | null
  faviconUrl: string | null
  doorImageUrl: string | null
}
export type BrandDirectory = (platformId: string) => Promise<Brand>

const keptForMs = 30_000
const keptMax = 10_000

/**
 * Name and look of a tenant, cached for a moment like the hosts: every page needs them, and a brand hardly
 * ever changes.
 */
export function createBrandDirectory(app: App): BrandDirectory {
  const known = new Map<string, { brand: Brand; until: number }>()
  return async (platformId) => {
    const now = app.clock.now().getTime()
    const kept = known.get(platformId)
    if (kept && kept.until > now) return kept.brand
    const { name, brandColor, logoKey, faviconKey, doorImageKey } = await inReplicaScope(
      app,
      platformId,
      getPlatform,
    )
    const urlOf = (key: string | null) => (key === null ? null : app.store.publicUrl(key))
    const brand = {
      name,
      brandColor,
      logoUrl: urlOf(logoKey),
      faviconUrl: urlOf(faviconKey),
      doorImageUrl: urlOf(doorImageKey),
    }
    if (known.size >= keptMax) known.clear()
    known.set(platformId, { brand, until: now + keptForMs })
    return brand
  }
}
