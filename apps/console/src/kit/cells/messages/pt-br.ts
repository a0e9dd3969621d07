export type SilentCellsMessages = typeof messages

export const messages = {
  title: (names: string, count: number) =>
    count === 1 ? `A célula ${names} não respondeu` : `As células ${names} não responderam`,
  text: (count: number) =>
    `As plataformas e os valores ${count === 1 ? 'dela' : 'delas'} não aparecem nesta página nem nos totais.`,
}
