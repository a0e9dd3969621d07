/** Vitest replaces it by a function that throws. */
const exit = process.exit.bind(process)

/** Interrupted by Ctrl-C, Vitest ends without its workers: one that waits for an answer would stay for ever. */
process.once('disconnect', () => exit())
