import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const encoded = z.string().max(20_000)
const credential = {
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
}

/** Answer of a browser, reduced to the fields in use; the other fields differ between browsers. */
const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})

const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.string().max(200).nullish(),
  }),
})

export type MadePasskey = z.output<typeof madePasskey>
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

const label = z.string().trim().min(1, problem('required')).max(60)
const door = z.enum(['SELLER', 'ADMIN', 'MASTER', 'MANAGER', 'CUSTOMER'])

export const addPasskeyInput = z.strictObject({ made: madePasskey, label })
export const renamePasskeyInput = z.strictObject({ passkeyId: z.uuid(), label })
export const removePasskeyInput = z.strictObject({ passkeyId: z.uuid() })
export const askAtDoorInput = z.strictObject({ door })
export const passkeyProofInput = z.strictObject({ passkey: passkeyAnswer })
export const enterWithPasskeyInput = z.strictObject({
  door,
  answer: passkeyAnswer,
  rememberDevice: z.boolean().default(false),
  /** Invitation link for this door: the login accepts it. */
  invitation: z.string().min(1).max(200).exactOptional(),
})
