/**
 * Longest time for a login to PostgreSQL before a request is answered with "database lost". In a file of its own, since
 * tests replace it by a longer one (test/replace-settings.ts).
 */
export const connectSeconds = 5
