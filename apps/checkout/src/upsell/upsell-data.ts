import type { Framing } from '@balcao/domain/checkout/framing'
import type { UpsellPage } from '@balcao/domain/checkout/upsell-page'
import type { UpsellMessages } from '#messages/upsell/pt-br.ts'

/** What the server embeds in the page for the browser. */
export type UpsellData = { page: UpsellPage; framing: Framing; messages: UpsellMessages }
