import { refuse } from './project.mjs'
import { buildFrontEnd, findUnbuiltFrontEnds } from './setup/build-front-ends.mjs'
import { exclusively } from './setup/exclusively.mjs'
import { findNode } from './setup/find-node.mjs'
import { areDependenciesInstalled, installDependencies } from './setup/install-dependencies.mjs'
import { arePackagesPatched, patchPackages } from './setup/patch-packages.mjs'

/**
 * Brings a clone to the point where it can run, doing only what is not done yet, and answers with the Node to run on.
 * `report` gets a line for each step that takes time; where there is nothing to do it hears nothing. What shows no page
 * goes without the front ends.
 */
export async function setUp(report, { withFrontEnds = true } = {}) {
  const findUnbuilt = () => (withFrontEnds ? findUnbuiltFrontEnds() : [])
  const isReady = areDependenciesInstalled() && arePackagesPatched() && findUnbuilt().length === 0
  const onWait = () => report('Waiting for another set-up of this folder')
  if (!isReady)
    await exclusively(() => catchUp(report, findUnbuilt), onWait).catch((error) => refuse(error.message))
  return { node: findNode() }
}

async function catchUp(report, findUnbuilt) {
  if (!areDependenciesInstalled()) {
    report('Installing the packages of the lock file')
    await installDependencies()
  }
  patchPackages()
  const unbuilt = findUnbuilt()
  if (unbuilt.length > 0) report(`Building ${unbuilt.map(({ name }) => name).join(', ')}`)
  // The others come to their end before a failure ends us, so that nothing is left running.
  const endings = await Promise.allSettled(unbuilt.map(buildFrontEnd))
  for (const { reason } of endings) if (reason) throw reason
}

export const reportTo = (stream) => (line) => stream.write(`· ${line}\n`)
