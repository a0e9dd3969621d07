import { parseArgs } from 'node:util'
import type { Figure } from './figure.ts'
import { adapterOverhead } from './figures/adapter-overhead.ts'
import { checkoutPage } from './figures/checkout-page.ts'
import { checkoutWeight } from './figures/checkout-weight.ts'
import { purchasesOnCitus } from './figures/citus.ts'
import { flood } from './figures/flood.ts'
import { hotAccounts } from './figures/hot-accounts.ts'
import { importDryRun } from './figures/import-dry-run.ts'
import { jobFairness } from './figures/job-fairness.ts'
import { listPages } from './figures/lists.ts'
import { longHistory } from './figures/long-history.ts'
import { memory } from './figures/memory.ts'
import { partitions } from './figures/partitions.ts'
import { posts } from './figures/posts.ts'
import { publicApi } from './figures/public-api.ts'
import { purchases } from './figures/purchases.ts'
import { purchasesSustained } from './figures/purchases-sustained.ts'
import { purchasesTraced } from './figures/purchases-traced.ts'
import { saleFootprint } from './figures/sale-footprint.ts'
import { saleLife } from './figures/sale-life.ts'
import { slowConsole } from './figures/slow-console.ts'
import { slowPhone } from './figures/slow-phone.ts'
import { tenantMove } from './figures/tenant-move.ts'
import { turnedAway } from './figures/turned-away.ts'
import { webhooksApplied } from './figures/webhooks-applied.ts'
import { webhooksStored } from './figures/webhooks-stored.ts'
import { writeGrowth } from './growth/write-growth.ts'
import { replaceResults, writeResults } from './results.ts'
import { isWhole } from './scaled.ts'
import { verdictOf } from './verdict.ts'
import { startWorld, type World } from './world.ts'

/**
 * In this order: measurements with an idle worker come before the rush that leaves it with work, and those
 * that create a long history come last.
 */
const measurements: Record<string, (world: World) => Promise<Figure[]>> = {
  'checkout-page': async (world) => [await checkoutPage(world)],
  memory,
  webhooks: async (world) => [await webhooksStored(world), await webhooksApplied(world)],
  'sale-footprint': saleFootprint,
  'sale-life': () => saleLife(),
  posts: async (world) => [await posts(world)],
  'hot-accounts': hotAccounts,
  'job-fairness': async (world) => [await jobFairness(world)],
  'import-dry-run': async (world) => [await importDryRun(world)],
  'public-api': publicApi,
  purchases,
  'purchases-traced': async (world) => [await purchasesTraced(world)],
  'turned-away': async (world) => [await turnedAway(world)],
  'purchases-sustained': purchasesSustained,
  flood,
  'checkout-weight': async () => [await checkoutWeight()],
  'slow-phone': slowPhone,
  'slow-console': slowConsole,
  'adapter-overhead': ({ folder }) => adapterOverhead(folder),
  'tenant-move': () => tenantMove(),
  partitions: () => partitions(),
  lists: listPages,
  'long-history': () => longHistory(),
  citus: () => purchasesOnCitus(),
}

/** Measured only by name: a Citus has to be installed. */
const onlyByName = ['citus']

/** `npm run bench -- purchases` measures these figures alone; `--keep` replaces their rows in the results. */
const { values, positionals: wanted } = parseArgs({
  options: { keep: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const figures: Figure[] = []
const world = await startWorld()
try {
  for (const [name, measure] of Object.entries(measurements))
    if (wanted.length === 0 ? !onlyByName.includes(name) : wanted.includes(name))
      for (const figure of await measure(world)) show(figure)
} finally {
  await world.stop()
}
if (isWhole && (wanted.length === 0 || values.keep)) {
  await (wanted.length === 0 ? writeResults : replaceResults)(figures)
  console.log('\nWritten to bench/results.md')
  // The page of growth is calculated from these figures.
  await writeGrowth()
}

function show(figure: Figure): void {
  figures.push(figure)
  const { name, ours, bare, kind, ratio, range, measured } = figure
  console.log(`\n${name}: ${ratio.toFixed(2)} ${kind === 'speed' ? 'of the speed' : 'times the cost'}`)
  console.log(`  of     ${ours}`)
  console.log(`  to     ${bare}`)
  if (range) console.log(`  rounds ${range.map((bound) => bound.toFixed(2)).join(' to ')}`)
  console.log(`  here   ${measured}`)
  const verdict = verdictOf(figure)
  if (verdict !== '') console.log(`  goal   ${verdict}`)
}
