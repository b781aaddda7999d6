import { z } from 'zod'

const url = (protocols: string[]) =>
  z
    .string({ error: 'is missing' })
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    })

/** The environment variables that `ingest` reads. */
export const environment = z.object({
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  ELASTICSEARCH_URL: url(['http:', 'https:']),
  INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/, {
      error: 'must be lower-case letters, digits and hyphens, starting with a letter',
    })
    .default('qingdan'),
  /** Folder for files as received. */
  DATA_DIR: z.string().min(1).default('.local/data'),
  /** A folder to read lists from instead of their publishers. */
  SOURCE_MIRROR: z
    .string()
    .optional()
    .transform((value) => (value === '' ? undefined : value)),
  /** Chinese names that this installation gives to listed parties. */
  CHINESE_NAMES_FILE: z
    .string()
    .optional()
    .transform((value) => (value === '' ? undefined : value)),
  /** Ids of the optional lists of this installation, with commas between them. */
  OPTIONAL_LISTS: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((id) => id.trim()))
    .transform((ids) => ids.filter((id) => id !== '')),
})

export type Config = Readonly<z.output<typeof environment>>

/** Reads the environment once. Throws one error naming every variable that is missing or wrong, without its value. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const result = environment.safeParse(variables)
  if (result.success) return Object.freeze(result.data)
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The configuration is not complete:\n${lines.join('\n')}`)
}

/** The optional lists alone: the command line names its lists before it needs any service. */
export function readOptionalLists(variables: Record<string, string | undefined> = process.env): string[] {
  return environment.shape.OPTIONAL_LISTS.parse(variables['OPTIONAL_LISTS'])
}
