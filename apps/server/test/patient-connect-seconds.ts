/**
 * On a machine that has stood still for seconds, the database of a test is slow and not lost.
 * @public vitest.config.ts puts it in the place of `db/connect-seconds.ts`.
 */
export const connectSeconds = 60
