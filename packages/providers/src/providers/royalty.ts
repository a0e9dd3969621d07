import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/**
 * Facts: only the name is known. The public API of Royal Banking seems to belong to another brand, and is not
 * used.
 */
export const royalty = secretKeyGateway({
  name: 'ROYALTY',
  title: 'Royalty',
  evidence: 'assumed',
  source: 'Nothing but the name; the API is assumed to be the one that the specification calls typical.',
  environments: {},
})
