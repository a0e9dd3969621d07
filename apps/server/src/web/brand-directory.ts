import type { App } from '#app.ts'
import { createKept } from '#kit/kept.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { inGlance } from '#scope.ts'

export type Brand = {
  name: string
  brandColor: string
  logoUrl: string | null
  faviconUrl: string | null
  doorImageUrl: string | null
}
export type BrandDirectory = (platformId: string) => Promise<Brand>

/**
 * Name and look of a tenant, cached for a moment like the hosts: every page needs them, and a brand hardly
 * ever changes.
 */
export function createBrandDirectory(app: App): BrandDirectory {
  const urlOf = (key: string | null) => (key === null ? null : app.store.publicUrl(key))
  const brands = createKept<Brand>({
    clock: app.clock,
    freshForMs: 30_000,
    keptMax: 10_000,
    keyOf: (platformId) => platformId,
    read: async (platformId) => {
      const { name, brandColor, logoKey, faviconKey, doorImageKey } = await inGlance(
        app,
        platformId,
        getPlatform,
      )
      return {
        name,
        brandColor,
        logoUrl: urlOf(logoKey),
        faviconUrl: urlOf(faviconKey),
        doorImageUrl: urlOf(doorImageKey),
      }
    },
  })
  return async (platformId) => brands.fresh(platformId) ?? brands.get(platformId)
}
