import type { App } from './app.ts'
import type { Job } from './kit/jobs/job.ts'

/** A job that runs with the whole app, and whose payload has the type of its schema. */
export function defineJob<Payload extends object>(job: Job<App, Payload>): Job<App, Payload> {
  return job
}
