/** Headings of what lists state, in both languages. Values stay as published. */

export interface Label {
  zh: string
  en: string
}

/** Headings of the fields of a record. */
export const fieldLabels = {
  names: { zh: '名称', en: 'Names' },
  subTypes: { zh: '子类型', en: 'Sub-types' },
  type: { zh: '主体类型', en: 'Subject type' },
  sex: { zh: '性别', en: 'Sex' },
  birthDates: { zh: '出生日期', en: 'Date of birth' },
  birthPlaces: { zh: '出生地', en: 'Place of birth' },
  countries: { zh: '国籍／注册地', en: 'Nationality or registration' },
  addresses: { zh: '地址', en: 'Addresses' },
  documents: { zh: '证件与编号', en: 'Documents and numbers' },
  titles: { zh: '头衔', en: 'Title' },
  positions: { zh: '职务', en: 'Position' },
  vessel: { zh: '船舶信息', en: 'Vessel' },
  aircraft: { zh: '航空器信息', en: 'Aircraft' },
  facts: { zh: '其他信息', en: 'Other information' },
  remarks: { zh: '备注', en: 'Remarks' },
  listings: { zh: '列名信息', en: 'Listing' },
  relationships: { zh: '关联关系', en: 'Relationships' },
  sharedId: { zh: '共用编号', en: 'Shared number' },
  crossReferences: { zh: '其他清单编号', en: 'Numbers on other lists' },
  subsidiaries: { zh: '子公司', en: 'Sub-companies' },
} satisfies Record<string, Label>

/** Headings of an entry on a list. */
export const listingLabels = {
  reference: { zh: '列名编号', en: 'Reference number' },
  programmes: { zh: '制裁项目', en: 'Programmes' },
  measures: { zh: '制裁措施', en: 'Measures' },
  legalBases: { zh: '法律依据', en: 'Legal basis' },
  listedOn: { zh: '列入日期', en: 'Listed on' },
  amendedOn: { zh: '修订日期', en: 'Amended on' },
  licenceRequirement: { zh: '许可要求', en: 'License requirement' },
  licencePolicy: { zh: '许可审查政策', en: 'License review policy' },
  noticeTitle: { zh: '公告', en: 'Notice' },
  noticeNumber: { zh: '文号', en: 'Document number' },
  authority: { zh: '发布机关', en: 'Authority' },
  reason: { zh: '事由', en: 'Reason' },
  noticeMeasures: { zh: '公告措施', en: 'Measures of the notice' },
  noticeLegalBases: { zh: '公告所依法律', en: 'Legal basis of the notice' },
  note: { zh: '说明', en: 'Note' },
  otherInfo: { zh: '其他信息', en: 'Other Info' },
} satisfies Record<string, Label>

export const countryKindLabels = {
  nationality: { zh: '国籍', en: 'Nationality' },
  citizenship: { zh: '公民身份', en: 'Citizenship' },
  registration: { zh: '注册地', en: 'Registration' },
  jurisdiction: { zh: '管辖地', en: 'Jurisdiction' },
} satisfies Record<string, Label>

export const craftLabels = {
  imo: { zh: 'IMO 编号', en: 'IMO number' },
  mmsi: { zh: 'MMSI', en: 'MMSI' },
  callSign: { zh: '呼号', en: 'Call sign' },
  type: { zh: '船型', en: 'Vessel type' },
  flag: { zh: '船旗', en: 'Flag' },
  flagCode: { zh: '船旗代码', en: 'Flag code' },
  formerFlags: { zh: '曾用船旗', en: 'Former flags' },
  owner: { zh: '船东', en: 'Owner' },
  tonnage: { zh: '吨位', en: 'Tonnage' },
  grossTonnage: { zh: '登记总吨', en: 'Gross registered tonnage' },
  builtOn: { zh: '建造时间', en: 'Built' },
  model: { zh: '机型', en: 'Model' },
  operator: { zh: '运营方', en: 'Operator' },
  tailNumber: { zh: '机尾号', en: 'Tail number' },
  formerTailNumbers: { zh: '曾用机尾号', en: 'Former tail numbers' },
  msn: { zh: '制造商序列号（MSN）', en: "Manufacturer's serial number (MSN)" },
  constructionNumber: { zh: '制造编号', en: 'Construction number' },
  manufacturedOn: { zh: '制造日期', en: 'Manufactured' },
  modeSCode: { zh: 'S 模式应答机代码', en: 'Mode S transponder code' },
} satisfies Record<string, Label>

/** Headings of documents by kind; the publisher's own type stands beside the number. */
export const documentLabels = {
  passport: { zh: '护照／旅行证件', en: 'Passport or travel document' },
  'national-id': { zh: '身份证件', en: 'National identification' },
  'tax-id': { zh: '税号', en: 'Tax identification' },
  registration: { zh: '注册号', en: 'Registration' },
  uscc: { zh: '统一社会信用代码', en: 'Unified Social Credit Code' },
  lei: { zh: 'LEI 编码', en: 'Legal Entity Identifier' },
  'swift-bic': { zh: 'SWIFT/BIC', en: 'SWIFT/BIC' },
  imo: { zh: 'IMO 编号', en: 'IMO number' },
  mmsi: { zh: 'MMSI', en: 'MMSI' },
  'call-sign': { zh: '呼号', en: 'Call sign' },
  'tail-number': { zh: '机尾号', en: 'Tail number' },
  msn: { zh: '制造商序列号（MSN）', en: "Manufacturer's serial number (MSN)" },
  wallet: { zh: '数字货币地址', en: 'Digital currency address' },
  email: { zh: '电子邮箱', en: 'E-mail' },
  website: { zh: '网站', en: 'Website' },
  phone: { zh: '电话', en: 'Phone' },
  other: { zh: '其他编号', en: 'Other number' },
} satisfies Record<string, Label>

/** Headings of facts by their key. A key that is not here shows the publisher's heading in both languages. */
export const factLabels: Readonly<Record<string, Label>> = {
  'company-status': { zh: '登记状态', en: 'Status' },
  'dissolved-on': { zh: '注销日期', en: 'Dissolved on' },
  'incorporated-on': { zh: '成立日期', en: 'Incorporated on' },
  'legal-form': { zh: '法律形式', en: 'Legal form' },
  'number-elsewhere': { zh: '其他清单编号', en: 'Number on a list' },
  'sanction-elsewhere': { zh: '据登记信息的制裁', en: 'Sanction as reported' },
  'sanctions-programme': { zh: '制裁项目', en: 'Sanctions programme' },
  'source-page': { zh: '来源页面', en: 'Source page' },
  topic: { zh: '主题', en: 'Topic' },
  concern: { zh: '关注领域', en: 'Type of concern' },
  'concern-biological': { zh: '关注领域：生物武器', en: 'Concern: biological weapons' },
  'concern-chemical': { zh: '关注领域：化学武器', en: 'Concern: chemical weapons' },
  'concern-conventional': { zh: '关注领域：常规武器', en: 'Concern: conventional weapons' },
  'concern-missile': { zh: '关注领域：导弹', en: 'Concern: missiles' },
  'concern-nuclear': { zh: '关注领域：核武器', en: 'Concern: nuclear weapons' },
  description: { zh: '说明', en: 'Description' },
  'effective-time': { zh: '生效时间', en: 'Effective from' },
  'extends-to': { zh: '适用范围延及', en: 'Extends to' },
  investigation: { zh: '立案调查', en: 'Investigation' },
  signatory: { zh: '签发人', en: 'Signed by' },
  'additional-sanctions-information': { zh: '附加制裁信息', en: 'Additional sanctions information' },
  'aircraft-construction-number': { zh: '制造编号', en: 'Construction number' },
  'aircraft-manufactured': { zh: '制造日期', en: 'Manufactured' },
  'aircraft-mode-s-code': { zh: 'S 模式应答机代码', en: 'Mode S transponder code' },
  'aircraft-model': { zh: '机型', en: 'Model' },
  'aircraft-msn': { zh: '制造商序列号（MSN）', en: "Manufacturer's serial number (MSN)" },
  'aircraft-operator': { zh: '运营方', en: 'Operator' },
  'aircraft-tail-number': { zh: '机尾号', en: 'Tail number' },
  birthdate: { zh: '出生日期', en: 'Date of birth' },
  'caatsa-235': { zh: 'CAATSA 第 235 条信息', en: 'CAATSA section 235 information' },
  'citizenship-country': { zh: '公民身份', en: 'Citizenship' },
  'eo-13662-directive': { zh: '第 13662 号行政令指令认定', en: 'Executive Order 13662 directive determination' },
  'eo-13846': { zh: '第 13846 号行政令信息', en: 'Executive Order 13846 information' },
  'eo-14024-directive': { zh: '第 14024 号行政令指令信息', en: 'Executive Order 14024 directive information' },
  'eo-14024-directive-2-effective': {
    zh: '生效日期（第 14024 号行政令指令 2）',
    en: 'Effective (EO 14024 Directive 2)',
  },
  'eo-14024-directive-2-listed': { zh: '列入日期（第 14024 号行政令指令 2）', en: 'Listed (EO 14024 Directive 2)' },
  'eo-14024-directive-3-effective': {
    zh: '生效日期（第 14024 号行政令指令 3）',
    en: 'Effective (EO 14024 Directive 3)',
  },
  'eo-14024-directive-3-listed': { zh: '列入日期（第 14024 号行政令指令 3）', en: 'Listed (EO 14024 Directive 3)' },
  established: { zh: '成立日期', en: 'Established' },
  'former-vessel-flag': { zh: '曾用船旗', en: 'Former flag' },
  'former-aircraft-tail-number': { zh: '曾用机尾号', en: 'Former tail number' },
  gender: { zh: '性别', en: 'Sex' },
  'identity-document': { zh: '证件说明', en: 'Identity document' },
  'ifca-determination': { zh: 'IFCA 认定', en: 'IFCA determination' },
  'interpol-notice': { zh: '国际刑警组织—联合国安理会特别通告', en: 'INTERPOL–UN Security Council Special Notice' },
  'nationality-country': { zh: '国籍', en: 'Nationality' },
  'nationality-of-registration': { zh: '注册国籍', en: 'Nationality of registration' },
  'organization-type': { zh: '组织类型', en: 'Organisation type' },
  'other-vessel-flag': { zh: '其他船旗', en: 'Other flag' },
  'other-vessel-type': { zh: '其他船型', en: 'Other vessel type' },
  peesa: { zh: 'PEESA 信息', en: 'PEESA information' },
  'place-of-birth': { zh: '出生地', en: 'Place of birth' },
  'registration-country': { zh: '注册地', en: 'Country of registration' },
  'secondary-sanctions-risk': { zh: '次级制裁风险', en: 'Secondary sanctions risk' },
  sex: { zh: '性别', en: 'Sex' },
  'target-type': { zh: '对象类型', en: 'Target type' },
  'us-financial-institutions-prohibition': {
    zh: '对美国金融机构所有或控制者的交易禁令',
    en: 'Transactions prohibited for persons owned or controlled by U.S. financial institutions',
  },
  'vessel-built': { zh: '建造时间', en: 'Built' },
  'vessel-call-sign': { zh: '呼号', en: 'Call sign' },
  'vessel-flag': { zh: '船旗', en: 'Flag' },
  'vessel-gross-tonnage': { zh: '登记总吨', en: 'Gross registered tonnage' },
  'vessel-owner': { zh: '船东', en: 'Owner' },
  'vessel-tonnage': { zh: '吨位', en: 'Tonnage' },
  'vessel-type': { zh: '船型', en: 'Vessel type' },
  'statement-of-reasons': { zh: '列入理由', en: 'Statement of reasons' },
  function: { zh: '职能', en: 'Function' },
  'un-reference': { zh: '联合国编号', en: 'United Nations reference' },
  'entity-type': { zh: '实体类型', en: 'Type of entity' },
  'vessel-length': { zh: '船长', en: 'Length' },
  sector: { zh: '行业', en: 'Sector' },
  'physical-description': { zh: '体貌特征', en: 'Physical description' },
  ethnicity: { zh: '族裔', en: 'Ethnic background' },
  'father-name': { zh: '父亲姓名', en: 'Father’s name' },
  'mother-name': { zh: '母亲姓名', en: 'Mother’s name' },
  country: { zh: '相关国家', en: 'Country' },
  'imo-number': { zh: 'IMO 编号', en: 'IMO number' },
  'alternate-addresses': { zh: '其他地址见', en: 'Alternate addresses under' },
  'applies-from': { zh: '适用起始日', en: 'Applies from' },
  'charging-letter': { zh: '指控函', en: 'Charging letter' },
  'cmic-divestment': { zh: '处置截止日（CMIC）', en: 'Divestment date (CMIC)' },
  'cmic-effective': { zh: '生效日期（CMIC）', en: 'Effective (CMIC)' },
  'cmic-listed': { zh: '列入日期（CMIC）', en: 'Listed (CMIC)' },
  'covered-equipment': { zh: '受管制设备与服务', en: 'Covered equipment or services' },
  'debarment-order': { zh: '禁止令', en: 'Debarment order' },
  'denial-expires': { zh: '拒绝令届满日', en: 'Denial expires' },
  'designation-reason': { zh: '列入理由', en: 'Reason for listing' },
  'designation-scope': { zh: '适用范围延及', en: 'Designation extends to' },
  'entity-list-footnote-1': { zh: '实体清单脚注 1', en: 'Entity List footnote 1' },
  'entity-list-footnote-2': { zh: '实体清单脚注 2', en: 'Entity List footnote 2' },
  'entity-list-footnote-3': { zh: '实体清单脚注 3', en: 'Entity List footnote 3' },
  'entity-list-footnote-4': { zh: '实体清单脚注 4', en: 'Entity List footnote 4' },
  'entity-list-footnote-5': { zh: '实体清单脚注 5', en: 'Entity List footnote 5' },
  'eo-14014-directive': { zh: '第 14014 号行政令指令信息', en: 'Executive Order 14014 directive information' },
  'eo-14014-directive-1-effective': {
    zh: '生效日期（第 14014 号行政令指令 1）',
    en: 'Effective (EO 14014 Directive 1)',
  },
  'eo-14014-directive-1-listed': { zh: '列入日期（第 14014 号行政令指令 1）', en: 'Listed (EO 14014 Directive 1)' },
  'eo-14024-directive-1a-effective': {
    zh: '生效日期（第 14024 号行政令指令 1a）',
    en: 'Effective (EO 14024 Directive 1a)',
  },
  'eo-14024-directive-1a-listed': { zh: '列入日期（第 14024 号行政令指令 1a）', en: 'Listed (EO 14024 Directive 1a)' },
  'eo-14032-annex': { zh: '第 14032 号行政令附件', en: 'Annex to Executive Order 14032' },
  'eo-14059': { zh: '第 14059 号行政令信息', en: 'Executive Order 14059 information' },
  industry: { zh: '行业', en: 'Industry' },
  'issuer-name': { zh: '发行人名称', en: 'Issuer name' },
  'list-category': { zh: '清单类别', en: 'Category' },
  'list-table': { zh: '所在表', en: 'Table' },
  location: { zh: '所在地', en: 'Location' },
  merchandise: { zh: '涉及货物', en: 'Merchandise' },
  note: { zh: '说明', en: 'Note' },
  'other-programme': { zh: '其他制裁项目', en: 'Other programme' },
}

/** How a relationship reads from either end. A kind that is not here shows the publisher's word both ways. */
export const relationLabels: Readonly<Record<string, { to: Label; from: Label }>> = {
  'acting-for': {
    to: { zh: '代其行事', en: 'Acts for or on behalf of' },
    from: { zh: '由其代为行事', en: 'Is acted for by' },
  },
  'associate-of': { to: { zh: '关联方', en: 'Associate of' }, from: { zh: '关联方', en: 'Associate of' } },
  'family-member-of': {
    to: { zh: '亲属', en: 'Family member of' },
    from: { zh: '亲属', en: 'Family member of' },
  },
  'leader-or-official-of': {
    to: { zh: '担任领导或官员', en: 'Leader or official of' },
    from: { zh: '领导或官员', en: 'Has as leader or official' },
  },
  'controlled-by': { to: { zh: '受其控制', en: 'Controlled by' }, from: { zh: '控制', en: 'Controls' } },
  'owned-by': { to: { zh: '股东', en: 'Owned by' }, from: { zh: '持股', en: 'Owns' } },
  'owned-or-controlled-by': {
    to: { zh: '受其拥有或控制', en: 'Owned or controlled by' },
    from: { zh: '拥有或控制', en: 'Owns or controls' },
  },
  'owns-controls-or-operates': {
    to: { zh: '拥有、控制或运营', en: 'Owns, controls or operates' },
    from: { zh: '受其拥有、控制或运营', en: 'Owned, controlled or operated by' },
  },
  'significant-role-in': {
    to: { zh: '发挥重要作用', en: 'Plays a significant role in' },
    from: { zh: '发挥重要作用者', en: 'Has in a significant role' },
  },
  'principal-executive-officer-of': {
    to: { zh: '担任主要行政负责人', en: 'Principal executive officer of' },
    from: { zh: '主要行政负责人', en: 'Has as principal executive officer' },
  },
  'director-of': {
    to: { zh: '任职董事或负责人', en: 'Director of' },
    from: { zh: '董事或负责人', en: 'Has as director' },
  },
  'linked-to': { to: { zh: '有关联', en: 'Linked to' }, from: { zh: '有关联', en: 'Linked to' } },
  'owner-of': { to: { zh: '持股', en: 'Owner of' }, from: { zh: '股东', en: 'Owned by' } },
  'subsidiary-of': { to: { zh: '母公司', en: 'Subsidiary of' }, from: { zh: '子公司', en: 'Has as subsidiary' } },
  'subordinate-institution-of': {
    to: { zh: '上级机构', en: 'Subordinate institution of' },
    from: { zh: '下属机构', en: 'Has as subordinate institution' },
  },
  'property-in-the-interest-of': {
    to: { zh: '其权益财产', en: 'Property in the interest of' },
    from: { zh: '拥有权益的财产', en: 'Has an interest in the property' },
  },
  'providing-support-to': {
    to: { zh: '向其提供支持', en: 'Provides support to' },
    from: { zh: '受其支持', en: 'Is supported by' },
  },
}

/** 0–4 of compliance-workflows.md §5. */
export const statusLabels: Readonly<Record<'0' | '1' | '2' | '3' | '4', Label>> = {
  '0': { zh: '已下线', en: 'Taken offline' },
  '1': { zh: '新增', en: 'Added' },
  '2': { zh: '更新', en: 'Modified' },
  '3': { zh: '失效', en: 'Invalidated' },
  '4': { zh: '无更新', en: 'No update' },
}

/** What ends, rests or resumes an entry while its list goes on printing it. */
export const eventLabels = {
  ended: { zh: '终止', en: 'Ended' },
  suspended: { zh: '暂停执行', en: 'Suspended' },
  resumed: { zh: '恢复执行', en: 'Resumed' },
} satisfies Record<string, Label>

/** The publisher's heading, where we have no phrase of our own. */
export function asPublished(text: string): Label {
  const heading = text.replace(/[\s:-]+$/, '')
  return { zh: heading, en: heading }
}
