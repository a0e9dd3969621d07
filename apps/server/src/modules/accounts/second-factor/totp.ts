import { Secret, TOTP } from 'otpauth'
import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'

const secretBytes = 20
const periodSeconds = 30
const stepsOfTolerance = 1

export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The `otpauth:` address in the QR code for the app. */
export function totpUri({
  secret,
  issuer,
  label,
}: {
  secret: string
  issuer: string
  label: string
}): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label, period: periodSeconds }).toString()
}

/** The time step to which the code belongs, with one step of tolerance for slow clocks, or null. */
export function totpStep({ secret, code, at }: { secret: string; code: string; at: Date }): number | null {
  const timestamp = at.getTime()
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
    timestamp,
    window: stepsOfTolerance,
  })
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta
}

/** Storage place of a person's sealed secret; the ciphertext cannot be opened on another row. */
export function totpSecretPlace({ platformId }: Pick<Scope, 'platformId'>, { id }: Pick<User, 'id'>) {
  return { platformId, table: 'users', column: 'totp_secret', rowId: id }
}
