import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: a public back-end has a webhook route of this name. Everything here is the family's, and a host must be configured. */
export const pixium = secretKeyGateway({
  name: 'PIXIUM',
  title: 'Pixium',
  evidence: 'assumed',
  source: 'Nothing but the name is known; it is built as the gateway that the specification calls typical.',
  environments: {},
})
