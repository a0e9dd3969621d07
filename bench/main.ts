import { writeFile } from 'node:fs/promises'
import type { Figure } from './figure.ts'
import { adapterOverhead } from './figures/adapter-overhead.ts'
import { checkoutPage } from './figures/checkout-page.ts'
import { checkoutWeight } from './figures/checkout-weight.ts'
import { purchases } from './figures/purchases.ts'
import { renderResults } from './render-results.ts'
import { startWorld } from './world.ts'

const world = await startWorld()
const figures: Figure[] = []
try {
  show(await checkoutPage(world))
  show(await purchases(world))
  show(await checkoutWeight())
  for (const figure of await adapterOverhead(world.folder)) show(figure)
} finally {
  await world.stop()
}
await writeFile(new URL('results.md', import.meta.url), renderResults(figures))
console.log('\nWritten to bench/results.md')

function show(figure: Figure): void {
  figures.push(figure)
  const { name, ours, bare, kind, ratio, range, goal, measured } = figure
  const verdict = goal === undefined ? '' : `, goal ${goal} or less: ${ratio <= goal ? 'met' : 'missed'}`
  console.log(
    `\n${name}: ${ratio.toFixed(2)} ${kind === 'speed' ? 'of the speed' : 'times the cost'}${verdict}`,
  )
  console.log(`  of     ${ours}`)
  console.log(`  to     ${bare}`)
  if (range) console.log(`  rounds ${range.map((bound) => bound.toFixed(2)).join(' to ')}`)
  console.log(`  here   ${measured}`)
}
