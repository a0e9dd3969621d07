/** Pseudo-random numbers from a seed, so that the demo is the same everywhere (mulberry32). */
export type SeededRandom = {
  /** Between 0 and 1. */
  fraction(): number
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
  /** A random item, by weight. */
  weigh<Item>(items: readonly (readonly [Item, number])[]): Item
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(fraction() * limit)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  return {
    fraction,
    below,
    pick,
    weigh(items) {
      let left = fraction() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        left -= weight
        if (left < 0) return item
      }
      return pick(items)[0]
    },
  }
}
