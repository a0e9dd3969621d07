import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: only the specification, which shows a refund here as a CHARGEBACK. */
export const viatech = secretKeyGateway({
  name: 'VIATECH',
  title: 'Viatech',
  evidence: 'assumed',
  source:
    'The specification, for refunds only; the API is assumed to be the one that the specification calls typical.',
  environments: {},
  refundedIs: 'CHARGEBACK',
})
