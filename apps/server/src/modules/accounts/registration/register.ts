import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { AppError } from '@balcao/domain/texts/app-error'
import { type AcceptedTexts, sellersTexts } from '@balcao/domain/texts/legal-texts'
import type { z } from 'zod'
import { addJob } from '#add-job.ts'
import { registrations } from '#db/schema/accounts.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { invariant } from '#kit/invariant.ts'
import type { registerInput } from '#modules/accounts/account-inputs.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { hashPassword } from '#modules/accounts/passwords/hash-password.ts'
import { requireStrongPassword } from '#modules/accounts/passwords/require-strong-password.ts'
import { allowMailRequest } from '#modules/accounts/throttling/allow-mail-request.ts'
import { listSellersTexts } from '#modules/platforms/legal/list-sellers-texts.ts'
import { inScope } from '#scope.ts'
import { refuseNewSellers } from './refuse-new-sellers.ts'
import { sendRegistrationCodeJob } from './send-registration-code.job.ts'

const registrationLifetimeMs = 30 * 60_000
const triesMax = 5

export type RegisterRequest = z.output<typeof registerInput>
export type RegisterAnswer = { next: 'check_email'; registration: string }

/**
 * Stores a registration. A job looks up later whether the mailbox has an account, so neither the answer nor
 * its time reveals it. The answer contains a token for `confirmRegistration`: only the browser that
 * registered can enter the code, so no link can make a person confirm an account whose password a stranger
 * chose.
 */
export async function register(visitor: Visitor, request: RegisterRequest): Promise<RegisterAnswer> {
  const { app, platformId } = visitor
  requireStrongPassword({ password: request.password, email: request.email, field: 'password' })
  await inScope(app, platformId, async (scope) => {
    await refuseNewSellers(scope)
    await allowMailRequest(scope, visitor, request.email)
  })
  const passwordHash = await hashPassword(request.password)
  const token = randomToken()
  await inScope(app, platformId, async (scope) => {
    const phone = nationalPhoneDigits(request.phone)
    invariant(phone, 'the input was validated before')
    const inForce = await listSellersTexts(scope)
    if (!acceptsAll(inForce, request.acceptedTexts)) throw new AppError('terms_changed')
    const { personKind, tradeName, soldCategory, expectedMonthlyCents, managerCode } = request
    const registration = {
      id: crypto.randomUUID(),
      platformId,
      email: request.email,
      name: request.name,
      document: onlyDocumentCharacters(request.document),
      phone,
      passwordHash,
      business: {
        personKind,
        tradeName,
        soldCategory,
        expectedMonthlyCents,
        termsVersion: versionsOf(inForce),
        managerCode,
      },
      tokenHash: hashToken(token),
      triesLeft: triesMax,
      createdAt: scope.now,
      expiresAt: new Date(scope.now.getTime() + registrationLifetimeMs),
    }
    await scope.tx.insert(registrations).values(registration)
    await addJob(scope, sendRegistrationCodeJob, { registrationId: registration.id })
  })
  return { next: 'check_email', registration: token }
}

/** The accepted texts must be those in force: a text published after the form was opened was not read. */
function acceptsAll(inForce: AcceptedTexts, accepted: AcceptedTexts): boolean {
  return sellersTexts.every((kind) => inForce[kind] === accepted[kind])
}

/** `SELLER_TERMS 3, PRIVACY 1`; null on a platform without published texts. */
function versionsOf(inForce: AcceptedTexts): string | null {
  const known = sellersTexts.filter((kind) => inForce[kind] !== undefined)
  return known.length === 0 ? null : known.map((kind) => `${kind} ${inForce[kind]}`).join(', ')
}
