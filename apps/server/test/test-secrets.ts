import { createSecretBox } from '../src/kit/crypto/secret-box.ts'

/** One key for the whole run: the template database's role and every test app derive the same password from it. */
export const testSecrets = createSecretBox([Buffer.alloc(32, 'balcao test key')])
