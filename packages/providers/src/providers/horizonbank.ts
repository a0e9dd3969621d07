import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: a public back-end has a webhook route of this name. Everything here is the family's, and a host must be configured. */
export const horizonbank = secretKeyGateway({
  name: 'HORIZONBANK',
  title: 'Horizon Bank',
  evidence: 'assumed',
  source: 'Nothing but the name is known; it is built as the gateway that the specification calls typical.',
  environments: {},
})
