import { registerHooks } from 'node:module'

const replacements: Readonly<Record<string, string>> = {
  './hash-cost.ts': './cheap-hash-cost.ts',
  './connect-seconds.ts': './patient-connect-seconds.ts',
}

/**
 * Cheap password hashes and longer connection timeouts, for tests that run the server in their own process
 * (vitest.config.ts loads this before them). Processes of `npm start` use the values of production.
 */
registerHooks({
  resolve(specifier, context, next) {
    const replacement = replacements[specifier]
    if (replacement === undefined) return next(specifier, context)
    return next(new URL(replacement, import.meta.url).href, context)
  },
})
