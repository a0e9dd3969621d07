import type { CheckoutTemplate } from '@balcao/domain/vocabulary'
import { skins } from '#skins/skins.ts'

/** The addresses of one page's files, all under /assets/checkout/ and named by content hash. */
export type PageAssets = { script: string; styles: string[]; modulePreloads: string[] }

export type CheckoutAssets = {
  checkout: Record<CheckoutTemplate, PageAssets>
  payment: PageAssets
  upsell: PageAssets
  cardFrame: PageAssets
  pixelFrame: PageAssets
  challengeFrame: PageAssets
}

type ManifestChunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Record<string, ManifestChunk>

const assetsBase = '/assets/checkout/'

export function readAssets(manifest: Manifest): CheckoutAssets {
  const ofSkin = (template: CheckoutTemplate) => assetsOf(manifest, skins[template].client)
  return {
    checkout: { DEFAULT: ofSkin('DEFAULT'), DROPSHIPPING: ofSkin('DROPSHIPPING'), VEGA: ofSkin('VEGA') },
    payment: assetsOf(manifest, 'src/payment-client.tsx'),
    upsell: assetsOf(manifest, 'src/upsell-client.tsx'),
    cardFrame: assetsOf(manifest, 'src/card-frame-client.ts'),
    pixelFrame: assetsOf(manifest, 'src/pixel-frame-client.ts'),
    challengeFrame: assetsOf(manifest, 'src/challenge-frame-client.ts'),
  }
}

function assetsOf(manifest: Manifest, entry: string): PageAssets {
  const chunks = [...chunksOf(manifest, entry, new Set())]
  const own = chunks.at(-1)
  if (!own) throw new Error(`The manifest has no ${entry}`)
  return {
    script: assetsBase + own.file,
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => assetsBase + file),
    modulePreloads: chunks.slice(0, -1).map((chunk) => assetsBase + chunk.file),
  }
}

/** A chunk after all its imports, in their order: a page's own styles build on the shared ones. */
function* chunksOf(manifest: Manifest, name: string, seen: Set<string>): Generator<ManifestChunk> {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return
  seen.add(name)
  for (const imported of chunk.imports ?? []) yield* chunksOf(manifest, imported, seen)
  yield chunk
}
