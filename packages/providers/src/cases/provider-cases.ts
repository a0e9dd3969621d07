import type { Credentials, Operation, OperationTypes, ProviderFailure } from '#contract.ts'

/** A provider's tests are data: request, answer, result. One suite runs them all. */
export type ProviderCases = {
  /** Every field of the form. Values of secret fields are canaries: they must not appear in any transcript. */
  credentials: Credentials
  /** Settings of the platform for the provider besides its credentials; the private key is a canary as well. */
  platform?: { privateKey?: string; defaultReceiverId?: string }
  /** Path of each host on the scripted server, such as '/v1'. */
  basePaths: readonly [string, ...string[]]
  operations: { [O in Operation]?: OperationCases<O> }
  /**
   * Requests that use each table, and the meaning of every word in it, written from the facts and not from the code.
   */
  statuses: Readonly<Record<string, StatusCases>>
  webhooks: readonly WebhookCase[]
  /** The specification's text for methods that the provider lacks, if it is not "Not implemented yet.". */
  unsupportedMethod?: string | Readonly<Record<string, string>>
  /** The cases of every generation of the API but the first, by its name. */
  otherGenerations?: Readonly<Record<string, ProviderCases>>
}

export type OperationCases<O extends Operation> = {
  works: readonly [WorkingCase<O>, ...WorkingCase<O>[]]
  fails?: readonly FailingCase<O>[]
}

type Case<O extends Operation> = {
  story: string
  input: OperationTypes[O]['input']
  exchanges: readonly Exchange[]
  /**
   * Parts missing in this case: names of credentials, 'baseUrl', 'platform', 'privateKey', 'cashIn',
   * 'cashOut', 'idempotencyKey', 'upload'.
   */
  without?: readonly string[]
  /** Credentials with other values in this case. */
  with?: Credentials
}
export type WorkingCase<O extends Operation> = Case<O> & {
  result: Readonly<Record<string, unknown>>
  /** Fields that the result must not have. */
  lacks?: readonly string[]
  /** Paths to ids in the answer that moves the money, which are replaced by hostile values. */
  idAt?: string
  amountAt?: string
}
export type FailingCase<O extends Operation> = Case<O> & { failure: Partial<ProviderFailure> }

export type Exchange = {
  request: {
    method: string
    path: string
    query?: Readonly<Record<string, string>>
    headers?: Readonly<Record<string, unknown>>
    body?: unknown
  }
  answer: ScriptedAnswer
  /** Moves no money: its failure changes nothing. */
  preparation?: boolean
  /** May fail without failing the operation. */
  optional?: boolean
}

export type ScriptedAnswer = {
  status?: number
  headers?: Readonly<Record<string, string>>
  json?: unknown
  /** Replaces the JSON. */
  body?: string | Uint8Array
}

export type StatusCases = {
  probe: (word: string) => StatusProbe
  expected: Readonly<Record<string, string>>
  /** Status shown for an unknown word; null where the adapter itself makes the words. */
  otherwise: string | null
}
export type StatusProbe =
  | {
      /** A read, or the creation itself where the provider offers no read. */
      operation:
        | 'getTransaction'
        | 'getWithdraw'
        | 'getReceiver'
        | 'createTransaction'
        | 'withdraw'
        | 'getPixAuthorization'
        | 'getPixDebit'
      input: object
      exchanges: readonly Exchange[]
    }
  | { webhook: object; headers?: Readonly<Record<string, string>> }

export type WebhookCase = {
  story: string
  body: unknown
  headers?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  /** Exchanges with the provider while the webhook is read. */
  exchanges?: readonly Exchange[]
  /** Names of credentials that are not configured. */
  without?: readonly string[]
  reading: Readonly<Record<string, unknown>>
}
