import type { SubjectType } from '@qingdan/database/record.ts'
import type { Bilingual } from '../../../contract/bilingual.ts'

/** Fields of the monitoring entity, spelt as the contract spells them. */
export type EntityField =
  | 'originalEntityName'
  | 'companyId'
  | 'unifiedCreditCode'
  | 'companyCountry'
  | 'companyAdress'
  | 'sex'
  | 'birthday'
  | 'peopleId'
  | 'peopleCountry'
  | 'imoCode'
  | 'shipFlag'
  | 'msnCode'
  | 'aircraftTailNumber'

/** How a value is read and checked. */
export type FieldKind = 'name' | 'text' | 'number' | 'creditCode' | 'imo' | 'country' | 'date' | 'sex'

export interface FieldColumn {
  field: EntityField
  kind: FieldKind
  heading: Bilingual
  /** Other headings that are understood. */
  also: readonly string[]
  /** Of a number that is searched where a row has no name: what is put before it. */
  asName?: string
  /** Of the example row of the template. */
  example: Bilingual
  /** Characters. */
  width: number
}

const name = [
  'name',
  'full name',
  'entity name',
  'original entity name',
  'english name',
  'chinese name',
  '名称',
  '全称',
  '实体名称',
  '主体名称',
  '中文名称',
  '中文名',
  '英文名称',
  '英文名',
  'former name',
  'previous name',
  'alias',
  'aka',
  '曾用名',
  '曾用名称',
  '原名',
  '别名',
]
const country = ['country', 'country code', 'country/region', '国家', '国家/地区', '国家地区', '国家或地区', '国别']

const companyColumns: readonly FieldColumn[] = [
  {
    field: 'originalEntityName',
    kind: 'name',
    heading: { zh: '企业名称', en: 'Organisation name' },
    also: [
      ...name,
      'company name',
      'company',
      'organization name',
      'organisation',
      '公司名称',
      '单位名称',
      '机构名称',
      '客户名称',
      '供应商名称',
      '客户',
      '供应商',
      '买方',
      '收货人',
      'customer',
      'customer name',
      'supplier',
      'supplier name',
      'buyer',
      'consignee',
    ],
    example: { zh: '示例：上海某某贸易有限公司', en: 'Example: Some Trading Co., Ltd.' },
    width: 40,
  },
  {
    field: 'companyId',
    kind: 'number',
    heading: { zh: '注册号', en: 'Registration number' },
    also: ['company id', 'company number', 'registration no', 'id', '企业编号', '工商注册号', '登记号'],
    example: { zh: '310000000000000', en: '01234567' },
    width: 22,
  },
  {
    field: 'unifiedCreditCode',
    kind: 'creditCode',
    heading: { zh: '统一社会信用代码', en: 'Unified social credit code' },
    also: ['uscc', 'credit code', 'unified credit code', '社会信用代码', '信用代码'],
    example: { zh: '91310000MA1FL00000', en: '91310000MA1FL00000' },
    width: 26,
  },
  {
    field: 'companyCountry',
    kind: 'country',
    heading: { zh: '国家（地区）', en: 'Country' },
    also: [...country, 'company country', 'country of registration', '注册国家', '所在国家'],
    example: { zh: '中国', en: 'China' },
    width: 16,
  },
  {
    field: 'companyAdress',
    kind: 'text',
    heading: { zh: '地址', en: 'Address' },
    also: ['company address', 'company adress', 'registered address', '企业地址', '公司地址', '注册地址'],
    example: { zh: '上海市浦东新区某某路 1 号', en: '1 Some Road, Shanghai' },
    width: 40,
  },
]

const personColumns: readonly FieldColumn[] = [
  {
    field: 'originalEntityName',
    kind: 'name',
    heading: { zh: '姓名', en: 'Name' },
    also: [...name, 'person name', '人员姓名', '名字'],
    example: { zh: '示例：张某某', en: 'Example: Jane Doe' },
    width: 30,
  },
  {
    field: 'sex',
    kind: 'sex',
    heading: { zh: '性别', en: 'Sex' },
    also: ['gender'],
    example: { zh: '女', en: 'female' },
    width: 10,
  },
  {
    field: 'birthday',
    kind: 'date',
    heading: { zh: '出生日期', en: 'Date of birth' },
    also: ['birthday', 'birth date', 'dob', 'year of birth', '生日', '出生年月', '出生年份'],
    example: { zh: '1970-01-31', en: '1970-01-31' },
    width: 16,
  },
  {
    field: 'peopleId',
    kind: 'number',
    heading: { zh: '证件号码', en: 'ID number' },
    also: [
      'people id',
      'id',
      'passport',
      'passport number',
      'passport no',
      'identity number',
      '证件号',
      '身份证号',
      '身份证号码',
      '护照号',
      '护照号码',
    ],
    example: { zh: 'E00000000', en: 'E00000000' },
    width: 24,
  },
  {
    field: 'peopleCountry',
    kind: 'country',
    heading: { zh: '国籍', en: 'Nationality' },
    also: [...country, 'people country', 'citizenship', '国籍/地区'],
    example: { zh: '中国', en: 'China' },
    width: 16,
  },
]

const vesselColumns: readonly FieldColumn[] = [
  {
    field: 'originalEntityName',
    kind: 'name',
    heading: { zh: '船舶名称', en: 'Vessel name' },
    also: [...name, 'ship name', 'vessel', 'ship', '船名', '船舶', '中文船名', '英文船名', '曾用船名', '原船名'],
    example: { zh: '示例：某某轮', en: 'Example: SOME VESSEL' },
    width: 30,
  },
  {
    field: 'imoCode',
    kind: 'imo',
    asName: 'IMO ',
    heading: { zh: 'IMO 编号', en: 'IMO number' },
    also: ['imo', 'imo code', 'imo no', 'imo 号', 'imo 号码', 'imo 码', '船舶 imo 号', '船舶 imo 编号'],
    example: { zh: '9074729', en: '9074729' },
    width: 16,
  },
  {
    field: 'shipFlag',
    kind: 'country',
    heading: { zh: '船旗国', en: 'Flag' },
    also: [...country, 'ship flag', 'flag state', 'vessel flag', '船旗', '船籍', '船籍国'],
    example: { zh: '巴拿马', en: 'Panama' },
    width: 16,
  },
]

const aircraftColumns: readonly FieldColumn[] = [
  {
    field: 'originalEntityName',
    kind: 'name',
    heading: { zh: '航空器名称', en: 'Aircraft name' },
    also: [...name, 'aircraft', '飞机名称', '航空器'],
    example: { zh: '示例：某某航空 B-0000', en: 'Example: SOME AIRCRAFT' },
    width: 30,
  },
  {
    field: 'msnCode',
    kind: 'number',
    asName: 'MSN ',
    heading: { zh: '制造商序列号（MSN）', en: 'Serial number (MSN)' },
    also: [
      'msn',
      'msn code',
      'serial number',
      'serial no',
      's/n',
      'manufacturer serial number',
      '序列号',
      '制造序列号',
      '出厂序列号',
      '生产序列号',
      '机身序列号',
      '飞机序列号',
    ],
    example: { zh: '00000', en: '00000' },
    width: 22,
  },
  {
    field: 'aircraftTailNumber',
    kind: 'number',
    asName: '',
    heading: { zh: '机尾号', en: 'Tail number' },
    also: [
      'aircraft tail number',
      'tail no',
      'tail',
      'tail #',
      'registration',
      'registration no',
      'registration number',
      'aircraft registration',
      '尾号',
      '机号',
      '注册号',
      '航空器注册号',
      '飞机注册号',
    ],
    example: { zh: 'B-0000', en: 'N00000' },
    width: 18,
  },
]

/** Columns of each type in the order of the monitoring form; the name comes first and is required. */
export const columnsOf: Readonly<Record<SubjectType, readonly FieldColumn[]>> = {
  '01': companyColumns,
  '02': personColumns,
  '03': vesselColumns,
  '04': aircraftColumns,
}

/** Sheet of the template with the countries to choose from. */
export const countriesSheet: Bilingual = { zh: '国家', en: 'Countries' }
