import type { Framing } from '@balcao/domain/framing'
import type { UpsellPage } from '@balcao/domain/upsell-page'
import type { UpsellMessages } from '#messages/upsell/pt-br.ts'

/** What the server embeds in the page for the browser. */
export type UpsellData = { page: UpsellPage; framing: Framing; messages: UpsellMessages }
