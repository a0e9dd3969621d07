import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { listSellableCurrencies } from '#modules/platforms/prices/list-sellable-currencies.ts'
import type { Caller } from '#rpc/caller.ts'
import { isCurrencyFixed } from './is-currency-fixed.ts'
import { readSharedSettings } from './read-shared-settings.ts'

/**
 * The settings of the caller's own product for the form, with the `version` that the form sends back
 * (optimistic lock).
 */
export async function getProductSettings(caller: Caller, { productId }: { productId: string }) {
  const { tx, session } = caller
  const [[product], shared, currencyIsFixed, sellableCurrencies] = await Promise.all([
    tx
      .select({
        version: products.version,
        type: products.type,
        language: products.language,
        currency: products.currency,
        softDescriptor: products.softDescriptor,
        thankYouUrl: products.thankYouUrl,
      })
      .from(products)
      .where(and(eq(products.sellerId, session.userId), eq(products.id, productId))),
    readSharedSettings(caller, productId),
    isCurrencyFixed(caller, productId),
    listSellableCurrencies(caller),
  ])
  if (!product) throw new AppError('product_not_found')
  return {
    ...product,
    ...shared.settings,
    deliveryOptions: shared.deliveries,
    currencyIsFixed,
    sellableCurrencies,
  }
}
