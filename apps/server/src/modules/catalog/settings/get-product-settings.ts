import { AppError } from '@balcao/domain/app-error'
import { currencies } from '@balcao/domain/vocabulary'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { listExchangeRates } from '#modules/platforms/prices/list-exchange-rates.ts'
import type { Caller } from '#rpc/caller.ts'
import { isCurrencyFixed } from './is-currency-fixed.ts'
import { readSharedSettings } from './read-shared-settings.ts'

/**
 * The settings of the caller's own product for the form, with the `version` that the form sends back
 * (optimistic lock).
 */
export async function getProductSettings(caller: Caller, { productId }: { productId: string }) {
  const { tx, session } = caller
  const [[product], shared, currencyIsFixed, rates] = await Promise.all([
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
    listExchangeRates(caller),
  ])
  if (!product) throw new AppError('product_not_found')
  return {
    ...product,
    ...shared.settings,
    deliveryOptions: shared.deliveries,
    currencyIsFixed,
    /** Currencies whose balances the platform pays out. */
    sellableCurrencies: currencies.filter(
      (currency) => currency === 'BRL' || rates.some((one) => one.currency === currency && one.rate !== null),
    ),
  }
}
