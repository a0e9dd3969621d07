import type { Exchange, OperationCases, ProviderCases } from '#cases/provider-cases.ts'
import { accountWebhookUrl, canaries, card, idempotencyKey, noon } from '#cases/sample-inputs.ts'
import type {
  Credentials,
  Operation,
  OperationTypes,
  Provider,
  ProviderContext,
  ProviderOutcome,
  WebhookReading,
} from '#contract.ts'
import { createTokenCache } from '#transport/token-cache.ts'
import type { ProviderTransport, Transcript } from '#transport/transport.ts'
import { findCanaries } from './find-canaries.ts'
import type { ScriptedServer, ScriptStep, SeenRequest } from './scripted-server.ts'

type Performance<O extends Operation> = {
  outcome: ProviderOutcome<OperationTypes[O]['result']>
  seen: SeenRequest[]
  /** Canaries found in transcripts or failures. */
  leaks: string[]
}

const impatienceMs = 300

export type Theatre = { server: ScriptedServer; transport: ProviderTransport }

/** Runs one provider against the scripted server, each time without cached tokens. */
export function createStage(provider: Provider, cases: ProviderCases, theatre: () => Theatre) {
  const secrets = [
    cases.platform?.privateKey ?? [],
    provider.manifest.credentials
      .filter(({ secret }) => secret)
      .flatMap(({ name }) => cases.credentials[name] ?? []),
  ].flat()

  const perform = async <O extends Operation>(options: {
    operation: O
    input: OperationTypes[O]['input']
    steps: readonly ScriptStep[]
    without?: readonly string[] | undefined
    with?: Credentials
    /** The card was stored without its security code. */
    isKeptCard?: boolean
    /** Index of the call, from zero, that gets a short timeout. */
    impatientCall?: number
  }): Promise<Performance<O>> => {
    const { operation, input, steps, impatientCall } = options
    const seen = theatre().server.play(steps)
    const transcripts: Transcript[] = []
    const context = contextFor(options, impatientCall)
    const act = provider[operation] as (
      input: OperationTypes[O]['input'],
      context: ProviderContext,
    ) => Promise<Performance<O>['outcome']>
    const outcome = await act(input, { ...context, log: (transcript) => transcripts.push(transcript) })
    const shown = JSON.stringify([transcripts, outcome.ok ? '' : outcome.failure])
    return { outcome, seen, leaks: findCanaries(shown, [...secrets, ...canaries]) }
  }

  const notify = async (options: {
    body: unknown
    headers?: Readonly<Record<string, string>> | undefined
    query?: Readonly<Record<string, string>> | undefined
    steps?: readonly ScriptStep[]
    without?: readonly string[] | undefined
  }): Promise<{ reading: WebhookReading; seen: SeenRequest[] }> => {
    const { body, headers = {}, query = {}, steps = [], without } = options
    const seen = theatre().server.play(steps)
    const rawBody = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
    const request = { method: 'POST', path: '/webhooks/abc', query, headers, rawBody, receivedAt: noon }
    return { reading: await provider.processWebhook(request, contextFor({ without })), seen }
  }

  const contextFor = (
    changes: { without?: readonly string[] | undefined; with?: Credentials; isKeptCard?: boolean },
    impatientCall?: number,
  ): ProviderContext => {
    const { server, transport } = theatre()
    let calls = 0
    const has = (name: string) => !changes.without?.includes(name)
    const configured = { ...cases.credentials, ...changes.with }
    const credentials = Object.entries(configured).filter(([name]) => has(name))
    return {
      transport: {
        ...transport,
        send: (request) =>
          transport.send(calls++ === impatientCall ? { ...request, timeoutMs: impatienceMs } : request),
        tokens: createTokenCache(),
      },
      credentials: Object.fromEntries(credentials),
      baseUrl: has('baseUrl') ? cases.basePaths.map((path) => `${server.url}${path}`).join('|') : undefined,
      now: () => noon,
      idempotencyKey: has('idempotencyKey') ? idempotencyKey : undefined,
      platform: has('platform')
        ? {
            exists: true,
            ...cases.platform,
            ...(!has('privateKey') && { privateKey: undefined }),
            certificate: async (half) => (has(half) ? { certificate: 'pem' } : undefined),
          }
        : undefined,
      accountWebhookUrl,
      decryptCard: async () => (changes.isKeptCard ? { ...card, cvv: '' } : card),
      upload: has('upload')
        ? async ({ folder }) => ({ url: `https://files.example/${folder}/1` })
        : undefined,
      readFile: async (reference) => ({ contentType: 'image/png', bytes: Buffer.from(reference) }),
    }
  }

  const declared = Object.entries(cases.operations) as [Operation, OperationCases<Operation>][]
  return { provider, cases, declared, perform, notify }
}
export type Stage = ReturnType<typeof createStage>

/** The exchange that moves money, or the last one if none does. */
export function decisiveOf(exchanges: readonly Exchange[]): number {
  const asking = exchanges.findIndex(({ request, preparation }) => request.method !== 'GET' && !preparation)
  return asking === -1 ? exchanges.length - 1 : asking
}

export function answersOf(exchanges: readonly Exchange[]): ScriptStep[] {
  return exchanges.map(({ answer }) => answer)
}
