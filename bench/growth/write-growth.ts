import { readFile, writeFile } from 'node:fs/promises'
import { blackFriday } from './black-friday.ts'
import { drawDay } from './draw-day.ts'
import { growthPage, keptDay, pictureFile } from './files.ts'
import { fillPage } from './fill-page.ts'
import { readMeasured } from './read-measured.ts'
import { simulateDay } from './simulate-day.ts'

/** Recalculates and simulates from the bench's figures, and writes the page's tables, its plots and the day itself. */
export async function writeGrowth(): Promise<void> {
  const measured = readMeasured()
  const result = simulateDay(blackFriday(measured), measured)
  await writeFile(keptDay, `${JSON.stringify(result)}\n`)
  for (const [name, picture] of Object.entries(drawDay(result))) await writeFile(pictureFile(name), picture)
  await writeFile(growthPage, fillPage(await readFile(growthPage, 'utf8'), result))
  console.log(
    'Written: docs/operate/growth.md, docs/images/black-friday-*.svg, bench/growth/data/black-friday.json',
  )
}
