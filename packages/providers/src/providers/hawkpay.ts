import { twoKeyGateway } from '#families/two-key-gateway.ts'

/** Facts: a complete public client (2025) and the specification, which agree on every status word. */
export const hawkpay = twoKeyGateway({
  name: 'HAWKPAY',
  title: 'HawkPay',
  evidence: 'observed',
  source: 'A complete public client of the API, seen in 2025; refunds and boletos as the specification says.',
  environments: { production: 'https://api.hawkpaybrasil.com/v1' },
})
