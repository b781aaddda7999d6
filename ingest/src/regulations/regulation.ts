import type { StoredContent, StoredFrame } from '@qingdan/database/control-list.ts'
import type { CountRange, FileFormat, FileSource } from '../source.ts'
import type { Warnings } from '../warnings.ts'

/** What a file of a regulation says. */
export interface RegulationEdition {
  /** The text's own day, ISO; if absent, the day by the place where the file was found. */
  day?: string
  /** In the order printed; the ids are unique and stay: an ECCN, the name of a destination. */
  entries: { id: string; content: StoredContent }[]
  frame: StoredFrame
  /** Figures by which an edition is compared with the one before: entries, requirements, … */
  counts: Readonly<Record<string, number>>
}

/** Declares a regulation whose content users look up, such as a list of controlled items. Unlike a source it names no parties. */
export interface Regulation extends FileSource<FileFormat> {
  title: string
  titleCn: string
  /** Page where a person can check the text. */
  url: string
  /** Licence of the publisher's text. */
  licence: string
  /** The licence does not let us pass the text on: it has no starter edition. */
  isClosed?: true
  /** Ranges of the counts; an edition outside of them is published only with `force`. */
  expected: Readonly<Record<string, CountRange>>
  /** Reads a file of the format. Throws `Rejected` when it is not the regulation. */
  read(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<RegulationEdition>
}

/** A file made by others from documents of China's Ministry of Commerce; the publisher offers none that a program could read. */
export function mofcomFile(
  name: string,
): Pick<Regulation, 'publisher' | 'licence' | 'formats' | 'maxBytes' | 'download'> {
  return {
    publisher: '中华人民共和国商务部',
    licence: 'official documents, not subject to copyright (PRC Copyright Law art. 5)',
    formats: [{ id: 'mofcom-json', origin: 'mirror', files: [`export-control/cn-dual-use/${name}`] }],
    // The largest, the notices, is .4 MB.
    maxBytes: 20_000_000,
    download: null,
  }
}

/** A part of title 15 in the eCFR's XML, of the point in time that its address or file name states. */
export function ecfrPart(part: number): Pick<Regulation, 'publisher' | 'licence' | 'formats' | 'maxBytes'> {
  return {
    publisher: 'U.S. Department of Commerce, Bureau of Industry and Security',
    licence: 'public domain (17 U.S.C. § 105)',
    formats: [
      {
        id: 'ecfr-xml',
        origin: 'publisher',
        files: [`export-control/us-ear-ecfr-xml/title-15-part-${part}.{date}.xml`],
      },
    ],
    // The largest, part 774, is 2.1 MB.
    maxBytes: 30_000_000,
  }
}
