import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/**
 * Facts: only the name, which public code lists beside Abmex as a gateway of its own. It follows the family that the
 * specification describes as typical, and its address must be configured.
 */
export const abmexpay = secretKeyGateway({
  name: 'ABMEXPAY',
  title: 'AbmexPay',
  evidence: 'assumed',
  source: 'Nothing but the name; the wire format is that of the typical gateway of the specification.',
  environments: {},
})
