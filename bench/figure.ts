/** One line of the results: the product's share of the bare speed, or its multiple of the bare cost. */
export type Figure = {
  name: string
  /** Both sides of the ratio in words, so that it can be understood without the code. */
  ours: string
  bare: string
  /** Whether the ratio is a share of speed (more is better) or a multiple of cost (less is better). */
  kind: 'speed' | 'cost'
  ratio: number
  /** Over the rounds of this run; absent where nothing varies. */
  range?: [number, number]
  /** Goal of the ratio: at least this share of the speed, or at most this multiple of the cost. */
  goal?: number
  /** Rate per second on this machine, and the wanted rate. */
  rate?: { here: number; wanted: number }
  /** The measured value on this machine. */
  measured: string
}
