import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: none but the name. The public API of Royal Banking belongs to another brand as far as anybody knows, and is not used. */
export const royalty = secretKeyGateway({
  name: 'ROYALTY',
  title: 'Royalty',
  evidence: 'assumed',
  source: 'Nothing but the name; the API is assumed to be the one that the specification calls typical.',
  environments: {},
})
