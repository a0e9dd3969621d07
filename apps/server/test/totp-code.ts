import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows for a secret at an instant. */
export function totpCode(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}
