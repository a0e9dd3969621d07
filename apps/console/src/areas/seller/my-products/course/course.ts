import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Course = inferOutput<typeof api.seller.courses.get>
export type CourseModule = Course['modules'][number]
export type CourseLesson = CourseModule['lessons'][number]

export type Move =
  | { kind: 'module'; moduleId: string; place: number }
  | { kind: 'lesson'; lessonId: string; moduleId: string; place: number }

/** The course after a move, shown until the server answers. */
export function afterMove(course: Course, move: Move): Course {
  if (move.kind === 'module') {
    const moved = course.modules.filter(({ id }) => id === move.moduleId)
    const others = course.modules.filter(({ id }) => id !== move.moduleId)
    return { ...course, modules: others.toSpliced(move.place, 0, ...moved) }
  }
  const moved = course.modules.flatMap(({ lessons }) => lessons.filter(({ id }) => id === move.lessonId))
  return {
    ...course,
    modules: course.modules.map((module) => {
      const others = module.lessons.filter(({ id }) => id !== move.lessonId)
      return {
        ...module,
        lessons: module.id === move.moduleId ? others.toSpliced(move.place, 0, ...moved) : others,
      }
    }),
  }
}

/** One step up or down for a lesson: past the edge of its module into the neighbouring one. Null at the end. */
export function stepOf(course: Course, lessonId: string, step: 1 | -1): Move | null {
  const at = course.modules.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId))
  const module = course.modules[at]
  if (!module) return null
  const place = module.lessons.findIndex(({ id }) => id === lessonId) + step
  if (place >= 0 && place < module.lessons.length)
    return { kind: 'lesson', lessonId, moduleId: module.id, place }
  const neighbour = course.modules[at + step]
  if (!neighbour) return null
  return {
    kind: 'lesson',
    lessonId,
    moduleId: neighbour.id,
    place: step === 1 ? 0 : neighbour.lessons.length,
  }
}
