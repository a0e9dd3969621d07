import type { CardTokenCall } from '@balcao/domain/cards/card-token-call'
import type { z } from 'zod'
import type {
  BrowserAccount,
  Operation,
  OperationTypes,
  Provider,
  ProviderContext,
  ProviderFailure,
  ProviderOutcome,
} from '#contract.ts'
import {
  cancelTransactionInput,
  createReceiverInput,
  createTransactionInput,
  getCardIdInput,
  getReceiverInput,
  getTransactionInput,
  getWithdrawInput,
  pixAuthorizationInput,
  pixDebitInput,
  refundInput,
  retryPixDebitInput,
  tokenizeCardInput,
  withdrawInput,
} from '#inputs.ts'
import { type Asked, completeOperations, notImplemented, type Readings } from './complete-operations.ts'
import { createProviderApi } from './create-provider-api.ts'
import { parseCredentials } from './credentials.ts'
import type { ProviderDefinition } from './definition.ts'
import { describeProvider } from './describe-provider.ts'
import { resolveHosts } from './hosts.ts'
import { invalidRequest, ProviderFailed } from './provider-failed.ts'
import { firstProof, readWebhook } from './read-webhook.ts'
import {
  createdTransaction,
  createdWithdraw,
  foundAuthorization,
  foundDebit,
  foundReceiver,
  foundTransaction,
  foundWithdraw,
} from './results-of-readings.ts'
import { settleFailure, startProgress } from './settle-failure.ts'

const timeoutMs = 15_000
/** Pix answers quickly or not at all, and a buyer is waiting. */
const pixTimeoutMs = 10_000

/** Builds the contract from a provider's definition. Callers always get a result, whatever fails inside. */
export function defineProvider<C extends Readonly<Record<string, string | undefined>>>(
  definition: ProviderDefinition<C>,
): Provider {
  const operations = completeOperations(definition)

  const operation = <O extends Operation>(
    name: O,
    schema: z.ZodType<Asked[O], OperationTypes[O]['input']>,
    finish: (
      reading: Readings[O],
      asked: Asked[O],
      definition: ProviderDefinition<C>,
    ) => OperationTypes[O]['result'],
  ) => {
    const run = operations[name]
    return async (
      input: OperationTypes[O]['input'],
      context: ProviderContext,
    ): Promise<ProviderOutcome<OperationTypes[O]['result']>> => {
      const progress = startProgress(name)
      try {
        if (!run) throw notImplemented()
        const asked = parseInput(schema, input)
        const api = createProviderApi({
          definition,
          context,
          credentials: credentialsOf(definition, context),
          operation: name,
          timeoutMs: 'paymentMethod' in asked && asked.paymentMethod === 'PIX' ? pixTimeoutMs : timeoutMs,
          progress,
        })
        const result = finish(await run(asked, api), asked, definition)
        tellUnknownWord(result, context)
        return { ok: true, result }
      } catch (error) {
        if (!(error instanceof ProviderFailed)) throw error
        const failure = settleFailure(error.failure, progress)
        return { ok: false, failure: inSpecifiedWords(failure, definition.texts?.failed?.[name]) }
      }
    }
  }

  return {
    manifest: describeProvider(definition, operations),
    parseCredentials: (configuration) => parseCredentials(definition.credentials, configuration),
    createReceiver: operation('createReceiver', createReceiverInput, foundReceiver),
    getReceiver: operation('getReceiver', getReceiverInput, foundReceiver),
    withdraw: operation('withdraw', withdrawInput, createdWithdraw),
    getWithdraw: operation('getWithdraw', getWithdrawInput, foundWithdraw),
    tokenizeCard: operation('tokenizeCard', tokenizeCardInput, (reading) => reading),
    getCardId: operation('getCardId', getCardIdInput, (reading) => reading),
    createTransaction: operation('createTransaction', createTransactionInput, createdTransaction),
    getTransaction: operation('getTransaction', getTransactionInput, foundTransaction),
    refund: operation('refund', refundInput, (reading) => reading),
    cancelTransaction: operation('cancelTransaction', cancelTransactionInput, foundTransaction),
    getPixAuthorization: operation('getPixAuthorization', pixAuthorizationInput, foundAuthorization),
    cancelPixAuthorization: operation('cancelPixAuthorization', pixAuthorizationInput, foundAuthorization),
    getPixDebit: operation('getPixDebit', pixDebitInput, foundDebit),
    retryPixDebit: operation('retryPixDebit', retryPixDebitInput, foundDebit),
    processWebhook: async (request, context) => {
      const api = createProviderApi({
        definition,
        context,
        credentials: credentialsOf(definition, context),
        operation: 'processWebhook',
        timeoutMs,
        progress: startProgress('processWebhook'),
      })
      const reading = await readWebhook({ definition, request, api, leavesProofOut: context.leavesProofOut })
      if (reading.kind === 'event') tellUnknownWord(reading.event, context)
      return reading
    },
    cardTokenCall: (account) => browserCallOf(definition, account),
    proveWebhook: async (request, context) => {
      const proof = firstProof(definition.webhook?.check, request, credentialsOf(definition, context))
      return proof?.outcome ?? 'unconfigured'
    },
  }
}

const longestWord = 60

/** An unknown status changes nothing by itself, so it is reported to the platform's staff. */
function tellUnknownWord(result: object, { tell }: ProviderContext): void {
  if (!('mapped' in result) || result.mapped || !('rawStatus' in result)) return
  tell?.(`The status word ${JSON.stringify(String(result.rawStatus).slice(0, longestWord))} is not known`)
}

function credentialsOf<C>(definition: ProviderDefinition<C>, context: ProviderContext): C {
  const credentials = parseCredentials(definition.credentials, context.credentials)
  if (!credentials.ok) throw new ProviderFailed(credentials.failure)
  return credentials.result
}

function parseInput<Output, Input>(schema: z.ZodType<Output, Input>, input: Input): Output {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidRequest(
    issue?.path.length ? `${issue.path.join('.')}: ${issue.message}` : (issue?.message ?? ''),
  )
}

/** The specification gives the text of some failures; refusals before any call keep their own text. */
function inSpecifiedWords(failure: ProviderFailure, text: string | undefined): ProviderFailure {
  const isOurs =
    ['unsupported', 'invalid_request'].includes(failure.kind) ||
    (failure.kind === 'credentials' && failure.httpStatus === undefined)
  return text === undefined || isOurs
    ? failure
    : { ...failure, message: text.replace('{cause}', () => failure.message) }
}

/**
 * The complete call for a browser. Only public values go into it: the definition receives the credentials and
 * picks the fields it needs.
 */
function browserCallOf<C>(
  definition: ProviderDefinition<C>,
  { credentials, baseUrl, receiverId }: BrowserAccount,
): CardTokenCall | null {
  if (!definition.cardTokenCall) return null
  const parsed = parseCredentials(definition.credentials, credentials)
  const call = parsed.ok ? definition.cardTokenCall(parsed.result, { receiverId }) : undefined
  if (!call) return null
  const hosts = resolveHosts(definition, baseUrl)
  const url = new URL(hosts.urlOf(hosts.first) + call.path)
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
  return { url: url.href, body: call.body, tokenField: call.tokenField }
}
