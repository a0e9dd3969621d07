import { documentKind, isValidDocument } from '@balcao/domain/people/document'
import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { isValidPhone } from '@balcao/domain/people/phone'
import { documentOf, personKinds } from '@balcao/domain/people/seller-profile'
import { sellersTexts } from '@balcao/domain/texts/legal-texts'
import { locales } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { passwordDoors } from './doors/doors.ts'
import { passkeyProofInput } from './passkeys/passkey.input.ts'
import { passwordInput as password } from './passwords/password.input.ts'
import { expectedMonthlyCents, soldCategory, tradeName } from './profile/profile.input.ts'

/** Messages are error codes, so that the console shows them in the person's language. */
const email = z.string().max(254).transform(normalizeEmail).refine(isValidEmail, 'input_invalid')
const door = z.enum(passwordDoors)
const code = z.string().trim().min(6, 'code_invalid').max(40, 'code_invalid')
const opaque = z.string().min(1).max(200)

export const logInInput = z.strictObject({
  door,
  email,
  password,
  rememberDevice: z.boolean().default(false),
  invitation: opaque.exactOptional(),
})

export const secondFactorInput = z.strictObject({
  challenge: opaque,
  code,
  invitation: opaque.exactOptional(),
})

export const registerInput = z
  .strictObject({
    name: z.string().trim().min(3, 'errorFullName').max(120),
    email,
    phone: z.string().max(30).refine(isValidPhone, 'errorInvalidPhone'),
    password,
    personKind: z.enum(personKinds),
    document: z.string().max(30).refine(isValidDocument, 'errorInvalidCpf'),
    tradeName,
    soldCategory,
    expectedMonthlyCents,
    /** Versions shown to the person. */
    acceptedTexts: z.partialRecord(z.enum(sellersTexts), z.int().positive()),
    /** From the query of the registration link. Any value that is not a code counts as null. */
    managerCode: z.uuid().nullable().catch(null),
  })
  .refine(({ personKind, document }) => documentKind(document) === documentOf(personKind), {
    message: 'errorInvalidCpf',
    path: ['document'],
  })

export const confirmRegistrationInput = z.strictObject({ registration: opaque, code })
export const requestPasswordResetInput = z.strictObject({ email, door })
export const resetPasswordInput = z.strictObject({ token: opaque, password })
export const requestCustomerCodeInput = z.strictObject({ email })
/** Without an address when the code was requested from a purchase. */
export const customerCodeInput = z.strictObject({ email: email.optional(), code })
export const codeInput = z.strictObject({ code })
export const proofInput = z.union([z.strictObject({ password }), z.strictObject({ code }), passkeyProofInput])
export const revokeSessionInput = z.strictObject({ sessionId: z.uuid() })

export const preferencesInput = z.strictObject({
  locale: z.enum(locales).exactOptional(),
  theme: z.enum(['light', 'dark', 'system']).exactOptional(),
})
