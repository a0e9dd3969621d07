import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { lockProduct } from '#modules/catalog/lock-product.ts'
import { listSellableCurrencies } from '#modules/platforms/prices/list-sellable-currencies.ts'
import type { Caller } from '#rpc/caller.ts'
import { getProductSettings } from './get-product-settings.ts'
import { isCurrencyFixed } from './is-currency-fixed.ts'
import { readSharedSettings } from './read-shared-settings.ts'
import { replaceDeliveries } from './replace-deliveries.ts'
import type { ProductSettingsInput } from './settings.input.ts'
import { type OfferSettings, offerSettingsOf } from './usual-offer-settings.ts'

/**
 * Saves the settings of a product and applies the changed ones to all of its offers. An unchanged setting
 * stays on an offer that differs, such as one without boleto.
 */
export async function saveProductSettings(caller: Caller, input: ProductSettingsInput) {
  const { tx } = caller
  const { productId, version, language, currency, softDescriptor } = input
  const product = await lockProduct(caller, { productId, version })
  if (currency !== product.currency && (await isCurrencyFixed(caller, productId)))
    throw new AppError('currency_fixed', { field: 'currency' })
  if (currency !== product.currency && !(await listSellableCurrencies(caller)).includes(currency))
    throw new AppError('currency_without_rate', { field: 'currency' })
  await tx
    .update(products)
    .set({
      language,
      currency,
      softDescriptor,
      thankYouUrl: input.thankYou === 'CUSTOM' ? input.thankYouUrl : null,
      version: version + 1,
    })
    .where(eq(products.id, productId))

  const stored = await readSharedSettings(caller, productId)
  const isSent = product.type === 'FISICO'
  const hasFixedFare = isSent && input.shipping === 'FIXED'
  const wanted = offerSettingsOf({ ...input, fretePriceCents: hasFixedFare ? input.fretePriceCents : null })
  const changes = changesOf(stored.settings, wanted)
  if (Object.keys(changes).length > 0)
    await tx.update(offers).set(changes).where(eq(offers.productId, productId))
  const deliveries = isSent && !hasFixedFare ? input.deliveryOptions : []
  if (JSON.stringify(deliveries) !== JSON.stringify(stored.deliveries))
    await replaceDeliveries(caller, { productId, deliveries })
  return getProductSettings(caller, { productId })
}

function changesOf(before: OfferSettings, after: OfferSettings): Partial<OfferSettings> {
  const names = Object.keys(after) as (keyof OfferSettings)[]
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  )
}
