import type { Authenticator } from './authenticators.ts'
import { basicCredentials } from './basic-credentials.ts'
import { byClientCredentials } from './client-credentials.ts'
import { firstText } from './first-field.ts'

const idNames = [
  'client_id',
  'clientId',
  'public_key',
  'publicKey',
  'api_key',
  'apiKey',
  'username',
  'user',
  'email',
  'login',
]
const secretNames = [
  'client_secret',
  'clientSecret',
  'secret_key',
  'secretKey',
  'api_secret',
  'apiSecret',
  'password',
  'secret',
  'senha',
]

/** For a login with unknown details: the two keys under any usual name, or as Basic credentials. */
export const byAnyCredentials: Authenticator = byClientCredentials((request) => {
  const given = basicCredentials(request)
  return {
    id: given?.user ?? firstText(request, idNames),
    secret: given?.password ?? firstText(request, secretNames),
  }
})
