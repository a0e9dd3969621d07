import type { App } from '#app.ts'

/**
 * Input of every page's headers. Files in an S3-compatible store have an origin of their own, which pages
 * must be allowed to use.
 */
export function pageFacts({ config, store }: App): {
  publicUrl: string
  storageOrigin?: string
  cardsOrigin: string | undefined
  pixelsOrigin: string | undefined
} {
  const { publicUrl, cardsOrigin, pixelsOrigin } = config
  const facts = { publicUrl, cardsOrigin, pixelsOrigin }
  return config.s3 ? { ...facts, storageOrigin: new URL(store.publicUrl('images/any.png')).origin } : facts
}
