import type { Import } from '#modules/imports/subjects/subject.ts'

/** An import as lists show it. */
export function importRow(imported: Import) {
  const { id, source, subject, state, fileName, sizeBytes, failure, isCounted } = imported
  const { rowsRead, bytesRead, freshCount, knownCount, refusedCount } = imported
  const { createdCount, grantedCount, removedCount, keptCount } = imported
  return {
    id,
    source,
    subject,
    state,
    fileName,
    sizeBytes,
    failure,
    isCounted,
    rowsRead,
    /** Part of the file that the current job has read, from 0 to 1. */
    progress: Math.min(1, bytesRead / sizeBytes),
    freshCount,
    knownCount,
    refusedCount,
    createdCount,
    grantedCount,
    removedCount,
    keptCount,
    createdAt: imported.createdAt.toISOString(),
    importedAt: imported.importedAt?.toISOString() ?? null,
    undoUntil: imported.undoUntil?.toISOString() ?? null,
    undoneAt: imported.undoneAt?.toISOString() ?? null,
  }
}
