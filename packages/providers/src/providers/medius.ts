import { functionsGateway } from '#families/functions-gateway.ts'

/** Facts: public callers that charge by Pix and read its webhooks (2025); the rest is the family's. */
export const medius = functionsGateway({
  name: 'MEDIUS',
  title: 'MediusPag',
  evidence: 'observed',
  source: 'Public callers that charge by Pix, seen in 2025; the rest follows the family.',
  environments: { production: 'https://api.mediuspag.com/functions/v1' },
})
