import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { courseLessons, courseModules } from '#db/schema/courses.ts'
import type { Scope } from '#scope.ts'

/** Renumbers a course's modules after moving one of them. The caller has locked the course. */
export async function renumberModules(
  { tx }: Scope,
  { productId, moved }: { productId: string; moved?: { id: string; place: number } },
): Promise<void> {
  const rows = await tx
    .select({ id: courseModules.id })
    .from(courseModules)
    .where(eq(courseModules.productId, productId))
    .orderBy(asc(courseModules.position), asc(courseModules.id))
  const ids = inOrder(rows, moved)
  if (ids.length === 0) return
  await tx
    .update(courseModules)
    .set({ position: placeIn(ids, courseModules.id) })
    .where(eq(courseModules.productId, productId))
}

/** Renumbers the lessons of one module after moving one of them. The caller has locked the course. */
export async function renumberLessons(
  { tx }: Scope,
  { moduleId, moved }: { moduleId: string; moved?: { id: string; place: number } },
): Promise<void> {
  const rows = await tx
    .select({ id: courseLessons.id })
    .from(courseLessons)
    .where(eq(courseLessons.moduleId, moduleId))
    .orderBy(asc(courseLessons.position), asc(courseLessons.id))
  const ids = inOrder(rows, moved)
  if (ids.length === 0) return
  await tx
    .update(courseLessons)
    .set({ position: placeIn(ids, courseLessons.id) })
    .where(eq(courseLessons.moduleId, moduleId))
}

function placeIn(ids: readonly string[], column: PgColumn): SQL {
  const places = ids.map((id, position) => sql`when ${column} = ${id}::uuid then ${position}::int`)
  return sql`case ${sql.join(places, sql` `)} end`
}

function inOrder(rows: readonly { id: string }[], moved?: { id: string; place: number }): string[] {
  const ids = rows.map(({ id }) => id)
  if (moved === undefined) return ids
  const others = ids.filter((id) => id !== moved.id)
  return others.toSpliced(moved.place, 0, moved.id)
}
