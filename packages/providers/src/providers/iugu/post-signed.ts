import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { Answer } from '#adapter/answer.ts'
import type { CallOptions } from '#adapter/call.ts'
import { isoInSaoPaulo } from '#adapter/iso-in-sao-paulo.ts'
import { missingCredential } from '#adapter/provider-failed.ts'
import { type IuguApi, inTheNameOf } from './iugu-api.ts'

type SignedCall = {
  api: IuguApi
  path: string
  body: Readonly<Record<string, unknown>>
  /** The token of the account for which the call is made; the private key is always the platform's. */
  token: string
}

/**
 * Calls that move money out or open accounts have an RSA signature over method, path, token, time and the exact body.
 * The path is as iugu receives it, whatever proxy stands between.
 */
export async function postSigned(
  { api, path, body, token }: SignedCall,
  options: CallOptions = {},
): Promise<Answer> {
  const signedBody = { api_token: token, ...body }
  const time = isoInSaoPaulo(api.now())
  const text = `POST|/v1${path}\n${token}|${time}\n${JSON.stringify(signedBody)}`
  const signature = sign('RSA-SHA256', Buffer.from(text), privateKeyOf(api)).toString('base64')
  return api.post(path, signedBody, {
    ...options,
    ...inTheNameOf(token),
    headers: { ...options.headers, 'request-time': time, signature: `signature=${signature}` },
  })
}

/** Only outgoing money must be signed. Other calls that can be signed are signed if the platform has a key. */
export async function postSignedIfPossible(call: SignedCall, options: CallOptions = {}): Promise<Answer> {
  if (call.api.platform?.privateKey) return postSigned(call, options)
  const { api, path, body, token } = call
  return api.post(path, { api_token: token, ...body }, { ...options, ...inTheNameOf(token) })
}

function privateKeyOf({ platform }: IuguApi): KeyObject {
  if (!platform?.privateKey) throw missingCredential('Unauthorized.')
  try {
    return createPrivateKey(platform.privateKey)
  } catch {
    throw missingCredential('The private key of the platform cannot be read')
  }
}
