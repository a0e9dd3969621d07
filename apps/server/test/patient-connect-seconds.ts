/** On a machine that has stood still for seconds, a database of a test is slow and not lost. */
export const connectSeconds = 60
