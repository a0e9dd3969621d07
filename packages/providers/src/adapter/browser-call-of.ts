import type { CardTokenCall } from '@balcao/domain/card-token-call'
import type { BrowserAccount } from '#contract.ts'
import { parseCredentials } from './credentials.ts'
import type { ProviderDefinition } from './definition.ts'
import { resolveHosts } from './hosts.ts'

/**
 * The complete call for a browser. Only public values go into it: the definition receives the credentials and
 * picks the fields it needs.
 */
export function browserCallOf<C>(
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
