/** One line of the results: how much of the bare thing's speed, or how many times its cost, the product has. */
export type Figure = {
  name: string
  /** What stands on each side of the ratio, so that nobody has to read the code to trust it. */
  ours: string
  bare: string
  /** Whether the ratio is a share of speed (more is better) or a multiple of cost (less is better). */
  kind: 'speed' | 'cost'
  ratio: number
  /** Over the rounds of this run; absent where nothing varies. */
  range?: [number, number]
  /** What the ratio shall be: at least this much of the speed, at most this many times the cost. */
  goal?: number
  /** How much of it a second there was on this machine, and how much is wanted. */
  rate?: { here: number; wanted: number }
  /** What was counted on this machine. */
  measured: string
}
