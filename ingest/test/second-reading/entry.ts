/** What is compared, in the order in which it is printed. */
export const fields = [
  'entry',
  'type',
  'name',
  'plain name',
  'name words',
  'weak name',
  'sex',
  'birth date',
  'birth day',
  'birth year',
  'birth place',
  'country',
  'address',
  'address words',
  'document',
  'digits',
  'document date',
  'position',
  'list',
  'programme',
  'legal basis',
  'citation',
  'measure',
  'listed on',
  'amended on',
  'dated',
  'ended on',
  'any date',
  'reference',
  'relation',
  'text',
  'stated words',
  'scrap',
] as const
export type Field = (typeof fields)[number]

/** Published values by field; a field that a reading does not give is not compared. */
export type Values = Partial<Record<Field, readonly string[]>>

/** One entry of a publisher's file, or a part of one. */
export interface Entry {
  /** The publisher's number, the same in each part; null if the file has none. */
  id: string | null
  /** Where a name means one party: the list of several in one file, the act. */
  scope?: string
  /** What it may be called, if the file has no numbers: the first that a record bears, else the record most like the last. */
  called?: readonly string[]
  /** True if the last of these also names parties that have records of their own. */
  hasOthers?: boolean
  values: Values
}

/** One file of an edition, unpacked. */
export interface PublishedFile {
  name: string
  chunks: AsyncIterable<Uint8Array>
}

/** A reading of a publisher's format that shares no code with the product's parser. */
export type SecondReader = (files: readonly PublishedFile[]) => AsyncIterable<Entry> | Iterable<Entry>
