import { twoKeyGateway } from '#families/two-key-gateway.ts'

/** Facts: the specification gives it the very tables of HawkPay. No host is publicly known, so one must be configured. */
export const lumion = twoKeyGateway({
  name: 'LUMION',
  title: 'Lumion',
  evidence: 'specified',
  source: 'The specification, which maps it exactly as HawkPay; its wire format is taken from that family.',
  environments: {},
})
