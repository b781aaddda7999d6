import type { SubjectType, SubType } from '@qingdan/api/contract/subject.ts'

/** In the order of the specification's code list (core-platform.md §3). */
export const subTypesOf: Readonly<Record<SubjectType, readonly SubType[]>> = {
  '01': ['0101', '0102', '0103', '0104', '0105', '0106', '0107'],
  '02': ['0201', '0202', '0203', '0204', '0205', '0206'],
  '03': ['0301'],
  '04': ['0401'],
}
