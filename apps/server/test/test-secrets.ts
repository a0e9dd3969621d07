import { createSecretBox } from '#kit/crypto/secret-box.ts'

export const testMasterKey = Buffer.alloc(32, 'balcao test key')

/** One key for the whole run: the template database's role and every test app derive the same password from it. */
export const testSecrets = createSecretBox([testMasterKey])
