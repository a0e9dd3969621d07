import type { Framing } from '@balcao/domain/checkout/framing'
import type { UpsellPage } from '@balcao/domain/checkout/upsell-page'
import type { UpsellMessages } from '#messages/upsell/pt-br.ts'

/** Data embedded by the server in the page. */
export type UpsellData = { page: UpsellPage; framing: Framing; messages: UpsellMessages }
