import { twoKeyGateway } from './dialects/two-key-gateway.ts'
import type { Dialect } from './http/dialect.ts'

export type AcquirerEntry = {
  dialect: Dialect
  /** What a caller appends its paths to, as in the provider's own base URL. */
  basePath: string
}

/** Who speaks which dialect. */
export const acquirers: ReadonlyMap<string, AcquirerEntry> = new Map<string, AcquirerEntry>([
  ['HAWKPAY', { dialect: twoKeyGateway(), basePath: '/v1' }],
  ['LUMION', { dialect: twoKeyGateway(), basePath: '/v1' }],
])
