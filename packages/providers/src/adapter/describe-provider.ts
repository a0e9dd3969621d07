import type { PixAuthorizationState } from '@balcao/domain/payments/automatic-pix'
import type { PaymentMethod, PaymentStatus, ReceiverStatus, WithdrawStatus } from '@balcao/domain/vocabulary'
import type { Operation, ProviderManifest, ReadLimit } from '#contract.ts'
import type { WithdrawMethod } from '#inputs.ts'
import type { PixDebitState } from '#results.ts'
import type { CompleteOperations } from './complete-operations.ts'
import type { ProviderDefinition } from './definition.ts'
import type { StatusTable } from './status-table.ts'

/** Below the strictest published limit: Asaas, with 25,000 calls in 12 hours, or 34 in a minute. */
const unpublished: ReadLimit = { published: null, questionsPerMinute: 30 }

/** The manifest is derived from the definition, so that it cannot claim more than the code does. */
export function describeProvider<C>(
  definition: ProviderDefinition<C>,
  operations: CompleteOperations<C>,
): ProviderManifest {
  const { name, title, family, evidence, source, environments, find, webhook } = definition
  const { createTransaction = {}, withdraw = {} } = definition.operations
  const { transaction, withdraw: withdraws, receiver, authorization, debit } = definition.statuses
  const tables = {
    transaction,
    withdraw: withdraws,
    receiver,
    authorization,
    debit,
    webhook: webhook?.statuses,
  }
  const methods = Object.keys(createTransaction) as PaymentMethod[]
  const declared = Object.entries(operations).filter(([, run]) => run !== undefined)
  return {
    name,
    title,
    family,
    evidence,
    source,
    methods,
    withdrawMethods: Object.keys(withdraw) as WithdrawMethod[],
    refundMethods: operations.refund ? (definition.refundMethods ?? methods) : [],
    splits: definition.splits ?? false,
    paysReceiversOut: definition.paysReceiversOut ?? false,
    receiverNeeds: definition.receiverNeeds ?? [],
    takesCurrency: definition.takesCurrency ?? false,
    chargesKeptCards: definition.chargesKeptCards ?? null,
    automaticPix: operations.getPixDebit !== undefined,
    installmentsMax: definition.installmentsMax ?? null,
    takesTimeToPay: definition.takesTimeToPay ?? [],
    operations: [
      ...declared.map(([operation]) => operation as Operation).sort(),
      ...(webhook ? (['processWebhook'] as const) : []),
    ],
    findsByReference: [
      ...(find?.transaction ? (['transaction'] as const) : []),
      ...(find?.withdraw ? (['withdraw'] as const) : []),
    ],
    amountUnit: definition.amounts,
    readLimit: definition.readLimit ?? unpublished,
    tells: definition.tells ?? [],
    statuses: eachTable(tables, ({ otherwise: _, ...words }) => words),
    otherwise: eachTable(tables, ({ otherwise = 'REJECTED' }) => otherwise),
    webhookVerification: [webhook?.check ?? []].flat()[0]?.verification ?? 'none',
    environments,
    certificates: [...(definition.certificates ?? []), ...(definition.optionalCertificates ?? [])],
    credentials: definition.credentials.fields,
  }
}

type AnyTable = StatusTable<
  PaymentStatus | WithdrawStatus | ReceiverStatus | PixAuthorizationState | PixDebitState
>

function eachTable<T>(
  tables: Readonly<Record<string, AnyTable | undefined>>,
  read: (table: AnyTable) => T,
): Record<string, T> {
  const declared = Object.entries(tables).flatMap(([name, table]) => (table ? [[name, read(table)]] : []))
  return Object.fromEntries(declared)
}
