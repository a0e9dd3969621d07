import type { AutomaticPix } from '@balcao/providers/inputs'

/** A debit by Pix Automático, and the only account that can make it. */
export type Debit = { accountId: string; automaticPix: Extract<AutomaticPix, { kind: 'DEBIT' }> }
