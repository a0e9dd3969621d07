import type { brandInput } from '@balcao/server/modules/branding/brand.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import type { api } from '#api/client.ts'

export type BrandForm = z.input<typeof brandInput>
export type StoredBrand = inferOutput<typeof api.admin.brand.get>
export type BrandVersion = StoredBrand['versions'][number]

/** The stored brand as the form shows it; empty until it is loaded. */
export function brandFormOf(brand: StoredBrand | undefined): BrandForm {
  return {
    basedOn: brand?.basedOn ?? 0,
    name: brand?.name ?? '',
    brandColor: brand?.brandColor ?? '',
    mailColor: brand?.mailColor ?? '',
    logoKey: brand?.logoKey ?? null,
    faviconKey: brand?.faviconKey ?? null,
    doorImageKey: brand?.doorImageKey ?? null,
  }
}
