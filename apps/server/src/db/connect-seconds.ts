/** Longest time that a login to PostgreSQL may take before a request is answered that the database is lost. */
export const connectSeconds = 5
