import { words } from './words.ts'

/**
 * Hong Kong spellings of characters common in given names, the most usual first.
 * Origin: general knowledge of Cantonese readings and of the spellings of the Hong Kong registries.
 */
const entries = words(`
  月=yuet 娥=ngor,ngo 英=ying 明=ming 伟=wai 强=keung 志=chi,chee 国=kwok 华=wah,wa 文=man 玉=yuk 家=ka 建=kin 小=siu 美=mei,mee
  丽=lai 芳=fong 荣=wing 永=wing 忠=chung 德=tak 成=shing,sing 超=chiu 雄=hung 良=leung 光=kwong 贤=yin 慧=wai 珍=chun 莲=lin
  金=kam 福=fuk,fook 坤=kwan,kwun 海=hoi 山=shan 天=tin 龙=lung 少=siu 俊=chun 杰=kit 峰=fung 锋=fung 平=ping 安=on 生=sang
  义=yee,yi 礼=lai 智=chi 信=shun 仁=yan 康=hong 宁=ning 祥=cheung 春=chun 秋=chau 冬=tung 夏=ha 东=tung 南=nam 西=sai 北=pak
  中=chung 正=ching 清=ching 红=hung 兰=lan 梅=mui 竹=chuk 菊=kuk 军=kwan 斌=pan,bun 彬=pan,bun 波=po,bor 涛=to 宏=wang 洪=hung
  浩=ho 宇=yu 飞=fei 鹏=pang 辉=fai 健=kin 新=sun,san 兴=hing 发=fat 财=choi 富=fu 贵=kwai 宝=po,bo 才=choi 学=hok 思=sze,see
  怡=yee,yi 婷=ting 雅=nga 静=ching 敏=man 洁=kit 琴=kam 霞=ha 云=wan 燕=yin 玲=ling 秀=sau 凤=fung 仪=yee,yi 诗=sze,see 咏=wing
  嘉=ka 颖=wing 欣=yan 恩=yan 爱=oi 佩=pui 惠=wai 淑=suk 贞=ching 素=so 琼=king 锦=kam 耀=yiu 权=kuen 炳=ping,bing 森=sum,sam
  林=lam 松=chung 柏=pak 树=shu 根=kan 水=shui 木=muk 石=shek 泉=chuen 源=yuen 江=kong 河=ho 泽=chak 民=man 世=sai 和=wo
  顺=shun 利=lee,li 达=tat 通=tung 昌=cheung 盛=shing 隆=lung 泰=tai 裕=yu,yue 广=kwong 大=tai,dai 卫=wai 向=heung 阳=yeung
  晓=hiu 雪=suet 冰=ping 星=sing 旭=yuk 昇=sing 升=sing 一=yat 二=yee 三=sam 五=ng 六=luk 八=pat 九=kau 千=chin 万=man
  子=tsz,tze,chi 之=chi 君=kwan 卿=hing 仲=chung 伯=pak 元=yuen 启=kai 开=hoi 远=yuen 景=king 彦=yin 汉=hon 钦=yam 淦=kam
  赐=chi 培=pui 瑞=sui,shui 钊=chiu 钧=kwan 铭=ming 鸿=hung 鸣=ming 麟=lun 骏=chun 驹=kui,koi 骥=kei 豪=ho 诚=shing 谦=him
  乐=lok 乔=kiu 亮=leung 伦=lun 佑=yau 俭=kim 克=hak 全=chuen 刚=kong 力=lik 功=kung 勇=yung 勋=fan 勤=kan 勳=fan 南=nam
  博=pok 友=yau 可=ho 同=tung 名=ming 吉=kat 善=sin 喜=hei 团=tuen 圣=shing 坚=kin 奇=kei 如=yu 孝=hau 宗=chung 定=ting 宜=yee
  实=sat 容=yung 寿=sau 尚=sheung 展=chin 岚=lam 岩=ngam 崇=sung 川=chuen 希=hei 庆=hing 延=yin 弘=wang 彪=biu 彭=pang 心=sum
  怀=wai 性=sing 恒=hang 恭=kung 悦=yuet 情=ching 意=yee 愉=yu 慈=chi 慎=san 慰=wai 慕=mo 成=shing 手=sau 承=shing 振=chun
  捷=chit 揚=yeung 扬=yeung 敬=king 斯=sze 方=fong 日=yat 昆=kwan 昭=chiu 晋=chun 晖=fai 晶=ching 普=po 曼=man 有=yau 朗=long
  本=pun 朝=chiu 来=loi 枝=chi 柱=chu 标=biu 棠=tong 楚=cho 楠=nam 欢=foon 武=mo 毅=ngai 永=wing 沛=pui 法=fat 洋=yeung 津=chun
  洲=chau 添=tim 淳=shun 深=sum 渊=yuen 温=wan 滔=to 满=mun 潮=chiu 炎=yim 焕=wun 照=chiu 熙=hei 燊=sun 父=fu 珊=shan 珠=chu
  球=kau 理=lei 琪=ki 琳=lam 瑜=yu 瑶=yiu 璇=suen 用=yung 甫=po 益=yik 盈=ying 真=chun 礎=cho 祖=cho 祺=ki 禄=luk 秉=ping
  立=lap 章=cheung 竞=king 笑=siu 红=hung 纯=shun 纲=kong 绍=siu 经=king 维=wai 耀=yiu 聪=chung 胜=shing 能=nang 自=chi 至=chi
  舟=chau 艳=yim 花=fa 芬=fan 苏=so 若=yeuk 茂=mau 茵=yan 荃=chuen 菁=ching 萍=ping 蓉=yung 蓓=pui 薇=mei 蕙=wai 虹=hung
  蝶=dip 行=hang 衡=hang 观=kwun 言=yin 诺=nok 谋=mau 豫=yu 贝=pui 赞=chan 跃=yeuk 轩=hin 辛=sun 迪=dik,tik 逸=yat 道=to
  邦=pong 郎=long 醒=sing 钰=yuk 铁=tit 铨=chuen 锐=yui 长=cheung 雁=ngan 雯=man 震=chun 霆=ting 霖=lam 青=ching 韵=wan 韶=siu
  顾=koo 颂=chung 顯=hin 显=hin 风=fung 馨=hing 香=heung 高=ko 鹤=hok 鹰=ying 麒=kei 黎=lai 鼎=ting 齐=chai 郑=cheng 娟=kuen
  婉=yuen 嫦=sheung 孟=mang 宛=yuen 容=yung 尔=yee 幸=hang 彤=tung 影=ying 律=lut 怜=lin 惟=wai 曙=chu 晨=san 晴=ching
  谭=tam 卢=lo,loo 区=au 简=kan 岑=shum,sham 霍=fok 甘=kam 伍=ng 麦=mak 翁=yung 潘=poon,pun 莫=mok 倪=ngai 聂=nip 骆=lok 池=chi 庄=chong
  阮=yuen 饶=yiu 游=yau 邝=kwong 凌=ling 冼=sin 詹=chim 谷=kuk 余=yu 招=chiu 龚=kung 颜=ngan 邵=siu,shiu 施=sze 柯=or 欧=au 尹=wan
  苗=miu 贺=ho 关=kwan 管=kwun 基=kei,ki 颐=yee,yi 巡=chun 旺=wong 赵=chiu 钱=chin 孙=suen 李=lee,lei 周=chow,chau 吴=ng 郑=cheng
  王=wong 冯=fung 陈=chan 褚=chu 蒋=cheung 沈=sum,shum 韩=hon 杨=yeung 朱=chu 秦=chun 许=hui 何=ho 吕=lui 张=cheung 孔=hung 曹=tso
  严=yim 魏=ngai 陶=to 姜=keung 戚=chik 谢=tse 邹=chau 喻=yu 葛=kot 范=fan 彭=pang 鲁=lo 韦=wai 马=ma 苗=miu 方=fong 俞=yu 任=yam
  袁=yuen 柳=lau 史=sze 唐=tong 费=fai 薛=sit 雷=lui 贺=ho 汤=tong 罗=law,lo 毕=but 郝=kok 安=on 常=sheung 傅=fu 康=hong 伍=ng
  余=yu 顾=koo,ku 孟=mang 黄=wong 穆=muk 萧=siu 尹=wan 姚=yiu 邱=yau 汪=wong 祁=kei 毛=mo 狄=tik 戴=tai 宋=sung 庞=pong 熊=hung
  纪=kei 舒=shu 屈=wat 项=hong 祝=chuk 董=tung 梁=leung 杜=to 蓝=lam 闵=man 席=chik 季=kwai 贾=ka 路=lo 娄=lau 江=kong 童=tung
  郭=kwok 梅=mui 盛=shing 林=lam 钟=chung 徐=tsui,chui 邱=yau 骆=lok 高=ko 夏=ha 蔡=choi,tsoi 田=tin 樊=fan 胡=wu 凌=ling 霍=fok
`)

export const hongKongSpellings: ReadonlyMap<string, readonly string[]> = new Map(
  entries.map((entry) => {
    const [character = '', spellings = ''] = entry.split('=')
    return [character, spellings.split(',')] as const
  }),
)
