/**
 * After a pause of the machine for seconds a test's database is slow, but not lost.
 * @public `replace-settings.ts` replaces `db/connect-seconds.ts` by it.
 */
export const connectSeconds = 60
