import { Copy, DockerfileParser, From, JSONInstruction } from 'dockerfile-ast'

/**
 * What a Dockerfile does to files. `from` of a copy: another stage, null for the folder that is built.
 * @typedef {{ kind: 'workdir', path: string } | { kind: 'env', values: Record<string, string> } |
 *   { kind: 'run', command: string } | { kind: 'copy', from: string | null, sources: string[], target: string }} Step
 */

/** @typedef {{ name: string, steps: Step[], command: string[] }} Stage */

/** They say how the image is run, and change no file. */
const withoutFiles = ['ARG', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK']

/**
 * The stages of a Dockerfile; the last is the image. Throws for an instruction that it does not know.
 * @param {string} text @returns {Stage[]}
 */
export function readDockerfile(text) {
  /** @type {Stage[]} */
  const stages = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From) {
      stages.push({ name: instruction.getBuildStage() ?? String(stages.length), steps: [], command: [] })
      continue
    }
    const keyword = instruction.getKeyword()
    if (withoutFiles.includes(keyword)) continue
    const stage = stages.at(-1)
    if (!stage) throw new Error(`${keyword} before the first FROM`)
    if (keyword === 'CMD' && instruction instanceof JSONInstruction) stage.command = wordsOf(instruction)
    else stage.steps.push(stepOf(instruction))
  }
  return stages
}

/** @param {import('dockerfile-ast').Instruction} instruction @returns {Step} */
function stepOf(instruction) {
  const words = instruction.getExpandedArguments().map((argument) => argument.getValue())
  if (instruction instanceof Copy) {
    const target = words.pop() ?? ''
    const from =
      instruction
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue() ?? null
    return { kind: 'copy', from, sources: words, target }
  }
  const keyword = instruction.getKeyword()
  if (keyword === 'RUN') return { kind: 'run', command: instruction.getArgumentsContent() ?? '' }
  if (keyword === 'WORKDIR') return { kind: 'workdir', path: words[0] ?? '' }
  if (keyword === 'ENV') return { kind: 'env', values: Object.fromEntries(words.map((word) => halves(word))) }
  throw new Error(`${keyword} cannot be replayed`)
}

/** @param {JSONInstruction} instruction */
function wordsOf(instruction) {
  return instruction.getJSONStrings().map((word) => word.getJSONValue())
}

/** @param {string} assignment `NAME=value` @returns {[string, string]} */
function halves(assignment) {
  const at = assignment.indexOf('=')
  return [assignment.slice(0, at), assignment.slice(at + 1)]
}
