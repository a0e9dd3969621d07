import { emptiestCell } from '#kit/cells/directory.ts'
import { callAsMaster } from '#rpc/cells/master-call.ts'
import type { RequestContext } from '#rpc/context.ts'
import type { Master } from '#rpc/procedures-on-platform.ts'
import { openPlatform } from './open-platform.ts'
import type { NewPlatformInput } from './platform.input.ts'

/** Opens a platform in the cell with the most room. */
export async function openWhereRoomIs(
  master: Master & Pick<RequestContext, 'part'>,
  input: NewPlatformInput,
): Promise<{ platformId: string }> {
  const { cells } = master.app
  const cell = emptiestCell(cells.directory())
  if (master.part || cell === null || cell === cells.name) return openPlatform(master, input)
  const call = { path: 'master.platforms.open', isChange: true, input }
  const opened = await callAsMaster<{ platformId: string }>(master, cell, call)
  // The next request concerns the new platform, and has to find it in the directory.
  await cells.catchUp()
  return opened
}
