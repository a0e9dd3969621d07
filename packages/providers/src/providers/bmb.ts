import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: only the name is known. Everything here is the family's, and a host must be configured. */
export const bmb = secretKeyGateway({
  name: 'BMB',
  title: 'BMB',
  evidence: 'assumed',
  source: 'Nothing but the name is known; it is built as the gateway that the specification calls typical.',
  environments: {},
})
