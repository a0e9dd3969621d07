/**
 * Number of random sales in a property test. `npm run test:slow` draws ten times as many, and `npm run test:long` a
 * hundred times.
 */
export const moneyCases = Number(process.env.BALCAO_MONEY_CASES ?? 10_000)
