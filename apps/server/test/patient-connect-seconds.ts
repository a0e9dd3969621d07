/**
 * On a machine that has stood still for seconds, a test's database is slow and not lost.
 * @public vitest.config.ts replaces `db/connect-seconds.ts` by it.
 */
export const connectSeconds = 60
