import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Operation, ProviderManifest } from '../contract.ts'
import type { WithdrawMethod } from '../inputs.ts'
import type { CompleteOperations } from './complete-operations.ts'
import type { ProviderDefinition } from './definition.ts'

/** The manifest follows from the definition, so that it cannot promise what the code does not do. */
export function describeProvider<C>(
  definition: ProviderDefinition<C>,
  operations: CompleteOperations<C>,
): ProviderManifest {
  const { name, title, family, evidence, source, environments, find, webhook } = definition
  const { createTransaction = {}, withdraw = {} } = definition.operations
  const declared = Object.entries(operations).filter(([, run]) => run !== undefined)
  return {
    name,
    title,
    family,
    evidence,
    source,
    methods: Object.keys(createTransaction) as PaymentMethod[],
    withdrawMethods: Object.keys(withdraw) as WithdrawMethod[],
    operations: [
      ...declared.map(([operation]) => operation as Operation).sort(),
      ...(webhook ? (['processWebhook'] as const) : []),
    ],
    findsByReference: [
      ...(find?.transaction ? (['transaction'] as const) : []),
      ...(find?.withdraw ? (['withdraw'] as const) : []),
    ],
    amountUnit: definition.amounts,
    statuses: {
      ...mapped('transaction', definition.statuses.transaction),
      ...mapped('withdraw', definition.statuses.withdraw),
      ...mapped('receiver', definition.statuses.receiver),
      ...mapped('webhook', webhook?.statuses),
    },
    webhookVerification: [webhook?.check ?? []].flat()[0]?.verification ?? 'none',
    environments,
    certificates: [...(definition.certificates ?? []), ...(definition.optionalCertificates ?? [])],
    credentials: definition.credentials.fields,
  }
}

function mapped(name: string, table: object | undefined): ProviderManifest['statuses'] {
  const { otherwise: _, ...words } = { otherwise: undefined, ...table }
  return table ? { [name]: words } : {}
}
