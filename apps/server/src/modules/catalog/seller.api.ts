import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { discardDraft } from './builder/discard-draft.ts'
import { getBuilder } from './builder/get-builder.ts'
import { listLooks } from './builder/list-looks.ts'
import { lookInput } from './builder/look.input.ts'
import { publishLook } from './builder/publish-look.ts'
import { saveDraft } from './builder/save-draft.ts'
import { createProduct } from './create-product.ts'
import { findBumpOptions } from './find-bump-options.ts'
import { findProductOptions, productOptionsInput } from './find-product-options.ts'
import { getProduct } from './get-product.ts'
import { listOrderBumps } from './list-order-bumps.ts'
import { listProducts, productListInput } from './list-products.ts'
import { createOffer } from './offers/create-offer.ts'
import { duplicateInput, duplicateOffer } from './offers/duplicate-offer.ts'
import { findOfferOptions, offerOptionsInput } from './offers/find-offer-options.ts'
import { getOffer } from './offers/get-offer.ts'
import { listOffers, offerListInput } from './offers/list-offers.ts'
import { moveOffer, offerMoveInput } from './offers/move-offer.ts'
import { newOfferInput, offerIdInput, offerInput } from './offers/offer.input.ts'
import { updateOffer } from './offers/update-offer.ts'
import { bumpOptionsInput, orderBumpsInput } from './order-bumps.input.ts'
import { pauseProduct } from './pause-product.ts'
import { newProductInput, productIdInput, productInput } from './product.input.ts'
import { resumeProduct } from './resume-product.ts'
import { listMissing } from './reviews/list-missing.ts'
import { submissionInput } from './reviews/review.input.ts'
import { submitProduct } from './reviews/submit-product.ts'
import { withdrawChange } from './reviews/withdraw-change.ts'
import { saveOrderBumps } from './save-order-bumps.ts'
import { getProductSettings } from './settings/get-product-settings.ts'
import { saveProductSettings } from './settings/save-product-settings.ts'
import { productSettingsInput } from './settings/settings.input.ts'
import { updateProduct } from './update-product.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerProductsApi = router({
  list: seller.readLagging(productListInput, listProducts),
  options: seller.readLagging(productOptionsInput, findProductOptions),
  get: seller.read(productIdInput, getProduct),
  create: seller.write(newProductInput, createProduct),
  update: seller.write(productInput, updateProduct),
  getSettings: seller.read(productIdInput, getProductSettings),
  saveSettings: seller.write(productSettingsInput, saveProductSettings),
  readiness: seller.read(productIdInput, getReadiness),
  submit: seller.write(submissionInput, submitProduct),
  withdrawChange: seller.write(submissionInput.omit({ message: true }), withdrawChange),
  pause: seller.write(productIdInput, pauseProduct),
  resume: seller.write(productIdInput, resumeProduct),
})

/** Offers of the caller's products. */
export const sellerOffersApi = router({
  list: seller.readLagging(offerListInput, listOffers),
  /** A few offers for a selection while typing. */
  options: seller.readLagging(offerOptionsInput, findOfferOptions),
  get: seller.read(offerIdInput, getOffer),
  create: seller.write(newOfferInput, createOffer),
  update: seller.write(offerInput, updateOffer),
  duplicate: seller.write(duplicateInput, duplicateOffer),
  move: seller.write(offerMoveInput, moveOffer),
})

/** Design of an offer's checkout. */
export const sellerBuilderApi = router({
  get: seller.read(offerIdInput, getBuilder),
  history: seller.read(offerIdInput, listLooks),
  saveDraft: seller.write(lookInput, saveDraft),
  discardDraft: seller.write(offerIdInput, discardDraft),
  publish: seller.write(lookInput, publishLook),
})

export const sellerBumpsApi = router({
  list: seller.read(productIdInput, listOrderBumps),
  options: seller.readLagging(bumpOptionsInput, findBumpOptions),
  save: seller.write(orderBumpsInput, saveOrderBumps),
})

/** Data that the caller's own product lacks, and the effect of a submission. */
async function getReadiness(caller: Caller, { productId }: { productId: string }) {
  const { tx, session } = caller
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.sellerId, session.userId), eq(products.id, productId)))
  if (!product) throw new AppError('product_not_found')
  const [missing, { sellsBeforeReview }] = await Promise.all([
    listMissing(caller, product),
    getPlatform(caller),
  ])
  return { missing, sellsBeforeReview }
}
