import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/**
 * Facts: the specification's expiry rules, and public code that lists customers like this family. The hosts in public
 * snippets contradict one another, so none is trusted and the host must be configured.
 */
export const abmex = secretKeyGateway({
  name: 'ABMEX',
  title: 'Abmex',
  evidence: 'specified',
  source: 'The specification; membership of the family is inferred from how public code lists its customers.',
  environments: {},
})
