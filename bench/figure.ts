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
  goal?: number
  /** What was counted on this machine. */
  measured: string
}
