import type { CheckoutTemplate } from '@balcao/domain/vocabulary'
import type { Skin } from '#checkout/checkout-app.tsx'
import { DefaultSkin } from './default/default-skin.tsx'
import { DropshippingSkin } from './dropshipping/dropshipping-skin.tsx'
import { VegaSkin } from './vega/vega-skin.tsx'

/** Server only: a browser loads the one client file of its page's skin. */
export const skins: Record<CheckoutTemplate, { skin: Skin; client: string }> = {
  DEFAULT: { skin: DefaultSkin, client: 'src/skins/default/default-client.ts' },
  DROPSHIPPING: { skin: DropshippingSkin, client: 'src/skins/dropshipping/dropshipping-client.ts' },
  VEGA: { skin: VegaSkin, client: 'src/skins/vega/vega-client.ts' },
}
