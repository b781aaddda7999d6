/** Chinese names of lists, as `Listing.list` has them. */
const listNamesCn: Readonly<Record<string, string>> = {
  'Consolidated list of financial sanctions': '金融制裁综合名单',
  'UK Sanctions List': '英国制裁名单',
  'SDN List': '特别指定国民清单（SDN）',
  'Unreliable Entity List': '不可靠实体清单',
  'Export Control Control List': '出口管制管控名单',
  'Export Control Watch List': '关注名单',
  'Countermeasures List': '反制清单',
  'Diehard "Taiwan Independence" Separatists': '“台独”顽固分子清单',
  'Henchmen and Accomplices of "Taiwan Independence"': '“台独”打手帮凶名单',
  'Non-SDN Palestinian Legislative Council List': '非 SDN 巴勒斯坦立法委员会清单',
  'Sectoral Sanctions Identifications List': '行业制裁识别清单（SSI）',
  'Consolidated List': '综合制裁清单',
  "ISIL (Da'esh) and Al-Qaida Sanctions List (1267/1989/2253)": '伊斯兰国与基地组织制裁名单（1267/1989/2253）',
  '1988 Sanctions List (Taliban)': '1988 制裁名单（塔利班）',
  '1718 Sanctions List (DPRK)': '1718 制裁名单（朝鲜）',
  '1737 Sanctions List (Iran)': '1737 制裁名单（伊朗）',
  '1518 Sanctions List (Iraq)': '1518 制裁名单（伊拉克）',
  '1533 Sanctions List (Democratic Republic of the Congo)': '1533 制裁名单（刚果民主共和国）',
  '1970 Sanctions List (Libya)': '1970 制裁名单（利比亚）',
  '2713 Sanctions List (Al-Shabaab)': '2713 制裁名单（青年党）',
  '2745 Sanctions List (Central African Republic)': '2745 制裁名单（中非共和国）',
  '2140 Sanctions List (Yemen)': '2140 制裁名单（也门）',
  '2048 Sanctions List (Guinea-Bissau)': '2048 制裁名单（几内亚比绍）',
  '2206 Sanctions List (South Sudan)': '2206 制裁名单（南苏丹）',
  '2653 Sanctions List (Haiti)': '2653 制裁名单（海地）',
  '1591 Sanctions List (Sudan)': '1591 制裁名单（苏丹）',
  'List of Foreign Financial Institutions Subject to Correspondent Account or Payable-Through Account Sanctions':
    '代理账户与通汇账户制裁清单（CAPTA）',
  'Non-SDN Menu-Based Sanctions List': '非 SDN 菜单式制裁清单（NS-MBS）',
  'Non-SDN Chinese Military-Industrial Complex Companies List': '非 SDN 中国军工复合体企业清单（NS-CMIC）',
  'Foreign Sanctions Evaders List': '逃避制裁外国人清单（FSE）',
  'Entity List': '实体清单',
  'Denied Persons List': '被拒绝人员清单',
  'Unverified List': '未经核实清单',
  'Military End-User (MEU) List': '军事最终用户清单',
  'Military-Intelligence End Users': '军事情报最终用户',
  'Nonproliferation Sanctions': '防扩散制裁清单',
  'AECA Debarred List': '武器出口管制法禁止方清单',
  'INKSNA sanctions': '伊朗、朝鲜、叙利亚防扩散法制裁',
  'Cuba Restricted List': '古巴受限实体清单',
  'UFLPA Entity List': '维吾尔强迫劳动预防法实体清单',
  'Withhold Release Orders and Findings List': '暂扣令与裁定清单',
  'FCC Covered List': '联邦通信委员会受管制清单',
  'Section 1260H Chinese Military Companies List': '第 1260H 条中国军事企业清单',
  'Section 1286 List': '第 1286 条外国院校与人才计划清单',
  'Section 154 Battery Manufacturers': '第 154 条禁购电池企业',
  'Section 353 Corrupt and Undemocratic Actors Report': '第 353 条腐败与反民主行为者报告',
  'Section 5949 Semiconductor Companies': '第 5949 条禁购半导体企业',
  'Section 889 Covered Telecommunications Companies': '第 889 条受管制电信企业',
  'Foreign End User List (外国ユーザーリスト)': '外国最终用户清单',
  'Entities in Russia subject to export bans': '出口禁止对象团体（俄罗斯）',
  'Entities in Belarus subject to export bans': '出口禁止对象团体（白俄罗斯）',
  'Entities outside Russia and Belarus subject to export bans': '出口禁止对象团体（俄罗斯、白俄罗斯以外）',
  'DFAT Consolidated List': '澳大利亚综合制裁清单',
  'Consolidated Canadian Autonomous Sanctions List': '加拿大自主制裁综合清单',
}

/** Regulation (EU) No 833/2014, Annex XLV.A */
const annexOfRegulation = /^Regulation \((EC|EU)\)(?: No)? (\d+\/\d+)(?:, Annex (.+))?$/
const unions: Readonly<Record<string, string>> = { EC: '欧共体', EU: '欧盟' }
const halves: readonly [RegExp, string][] = [
  [/\.PERSONS$/, '（个人）'],
  [/\.ENTITIES$/, '（实体）'],
]

/** The Chinese name of a list within a source, the annexes of the European Union's regulations among them; null for one that has none. */
export function listNameCn(list: string): string | null {
  if (Object.hasOwn(listNamesCn, list)) return listNamesCn[list] ?? null
  const [, union = '', number, annex] = annexOfRegulation.exec(list) ?? []
  if (number === undefined) return null
  const regulation = `（${unions[union]}）第 ${number} 号条例`
  if (annex === undefined) return regulation
  return `${regulation}附件 ${halves.reduce((name, [part, half]) => name.replace(part, half), annex)}`
}
