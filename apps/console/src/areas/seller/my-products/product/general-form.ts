import type { CategoryId } from '@balcao/domain/options/categories'
import type { GuaranteePeriod } from '@balcao/domain/options/guarantee-periods'
import type { productInput } from '@balcao/server/modules/catalog/product.input'
import type { z } from 'zod'
import type { Product } from './product.ts'

export type GeneralForm = z.input<typeof productInput>

/** A change under review is the version that the seller continues to edit. */
export function generalFormOf(product: Product): GeneralForm {
  const { name, description, image, category, ageRating, salesPageUrl } = product.change ?? product
  return {
    productId: product.id,
    version: product.version,
    name,
    description,
    imageKey: image?.key ?? null,
    // The schema refuses a category that is no longer on the list.
    category: category as CategoryId,
    ageRating,
    guaranteeDays: product.guaranteeDays as GuaranteePeriod,
    supportEmail: product.supportEmail ?? '',
    supportPhone: product.supportPhone ?? '',
    salesPageUrl: salesPageUrl ?? '',
  }
}
