/** The parts of the EAR and the ITAR that we have, with Chinese titles of ours: `title-part`. */
export const partTitles = {
  '15-734': { zh: '《出口管理条例》第734部分：适用范围', regulations: 'EAR' },
  '15-738': { zh: '《出口管理条例》第738部分：商业管制清单概述与国家列表', regulations: 'EAR' },
  '15-740': { zh: '《出口管理条例》第740部分：许可证例外', regulations: 'EAR' },
  '15-742': { zh: '《出口管理条例》第742部分：管制政策——基于商业管制清单的管制', regulations: 'EAR' },
  '15-744': { zh: '《出口管理条例》第744部分：管制政策——基于最终用户和最终用途的管制', regulations: 'EAR' },
  '15-746': { zh: '《出口管理条例》第746部分：禁运及其他特别管制', regulations: 'EAR' },
  '15-748': { zh: '《出口管理条例》第748部分：申请（归类、咨询意见与许可证）及文件', regulations: 'EAR' },
  '15-762': { zh: '《出口管理条例》第762部分：记录保存', regulations: 'EAR' },
  '15-772': { zh: '《出口管理条例》第772部分：术语定义', regulations: 'EAR' },
  '15-774': { zh: '《出口管理条例》第774部分：商业管制清单', regulations: 'EAR' },
  '22-120': { zh: '《国际武器贸易条例》第120部分：宗旨与定义', regulations: 'ITAR' },
  '22-121': { zh: '《国际武器贸易条例》第121部分：美国军品清单', regulations: 'ITAR' },
} as const

export type PartKey = keyof typeof partTitles

export const partKeys = Object.keys(partTitles) as PartKey[]

export const authorityOf = {
  EAR: 'U.S. Department of Commerce, Bureau of Industry and Security',
  ITAR: 'U.S. Department of State, Directorate of Defense Trade Controls',
} as const
