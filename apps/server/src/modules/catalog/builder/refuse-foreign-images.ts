import type { CheckoutBuilder } from '@balcao/domain/checkout/checkout-page'
import { AppError } from '@balcao/domain/texts/app-error'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'

type Pictures = Pick<CheckoutBuilder, 'logoTopImageURL' | 'headerImageURL' | 'feedbacks'>

/**
 * Refuses a picture outside our storage, or uploaded by another person. A picture that is already published
 * stays.
 */
export async function refuseForeignImages(
  caller: Caller,
  wanted: Pictures,
  published: Pictures,
): Promise<void> {
  const known = new Set(picturesOf(published).map(({ url }) => url))
  const folder = caller.app.store.publicUrl('images/any.png').replace(/images\/any\.png$/, '')
  for (const { url, field } of picturesOf(wanted)) {
    if (url === 'remove' || known.has(url)) continue
    if (!url.startsWith(folder)) throw new AppError('upload_not_found', { field })
    await requireOwnUpload(caller, { key: url.slice(folder.length), purpose: 'CHECKOUT_IMAGE', field })
  }
}

function picturesOf({
  logoTopImageURL,
  headerImageURL,
  feedbacks,
}: Pictures): { url: string; field: string }[] {
  const all: [string, string | null][] = [
    ['look.builder.logoTopImageURL', logoTopImageURL],
    ['look.builder.headerImageURL', headerImageURL],
    ...feedbacks.map(({ imageUrl }, place): [string, string | null] => [
      `look.builder.feedbacks.${place}.imageUrl`,
      imageUrl,
    ]),
  ]
  return all.flatMap(([field, url]) => (url === null ? [] : [{ field, url }]))
}
