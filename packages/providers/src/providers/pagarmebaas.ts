import { definePagarme } from './pagarme/define-pagarme.ts'
import { specifiedRecipients } from './pagarme/recipients.ts'

/**
 * Facts: only the specification, whose "order provider" posts items, customer and payments to `/orders` and refunds by
 * deleting a charge, exactly as Pagar.me does. No public API of this name was found, so its address must be configured.
 */
export const pagarmebaas = definePagarme({
  name: 'PAGARMEBAAS',
  title: 'Pagar.me BaaS',
  evidence: 'specified',
  source: 'The specification, which describes the orders of Pagar.me; no public papers were found.',
  environments: {},
  recipients: specifiedRecipients,
})
