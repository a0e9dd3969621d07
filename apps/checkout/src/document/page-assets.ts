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
  }
}

function assetsOf(manifest: Manifest, entry: string): PageAssets {
  const chunks = [...chunksOf(manifest, entry, new Set())]
  const [own, ...imported] = chunks
  if (!own) throw new Error(`The manifest has no ${entry}`)
  return {
    script: assetsBase + own.file,
    // Imported chunks first: a page's own styles build on the shared ones.
    styles: [...new Set(chunks.toReversed().flatMap((chunk) => chunk.css ?? []))].map(
      (file) => assetsBase + file,
    ),
    modulePreloads: imported.map((chunk) => assetsBase + chunk.file),
  }
}

function* chunksOf(manifest: Manifest, name: string, seen: Set<string>): Generator<ManifestChunk> {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return
  seen.add(name)
  yield chunk
  for (const imported of chunk.imports ?? []) yield* chunksOf(manifest, imported, seen)
}
