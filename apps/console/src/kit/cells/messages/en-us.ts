import type { SilentCellsMessages } from './pt-br.ts'

export const messages: SilentCellsMessages = {
  title: (names, count) => (count === 1 ? `Cell ${names} did not answer` : `Cells ${names} did not answer`),
  text: (count) =>
    `${count === 1 ? 'Its' : 'Their'} platforms and amounts are neither on this page nor in the totals.`,
}
