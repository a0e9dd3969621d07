/**
 * Longest time that a login to PostgreSQL may take before a request is answered that the database is lost. A file of
 * its own, since tests replace it by a longer one (vitest.config.ts).
 */
export const connectSeconds = 5
