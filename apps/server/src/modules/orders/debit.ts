import type { AutomaticPix } from '@balcao/providers/inputs'

/** A debit by a Pix Automático, and the only account that may order it. */
export type Debit = { accountId: string; automaticPix: Extract<AutomaticPix, { kind: 'DEBIT' }> }
