import { words } from '../words.ts'

/**
 * Chinese family names: character, reading as a family name, spellings of Hong Kong, spellings of Southeast Asia, Macau,
 * Taiwan and overseas. Origin: general knowledge; the Hong Kong forms follow Jyutping readings (`to-jyutping`, BSD-2-Clause).
 */
const single = words(`
  陈=chen|chan,chun,tsan|tan,chin,tjan,tran 林=lin|lam,lum|lim,liem 黄=huang|wong|ng,wee,ooi,oei,vong,bong,huang,uy
  李=li|lei,li,lee,lay|dy 王=wang|wong|ong,heng,wang 张=zhang|cheung,chong,cheong,tseung|teo,tiong,teoh,chang,tsang
  吴=wu|ng|goh,gouw,go,wu,woo,ngo,eng 蔡=cai|choi,choy,tsoi|chua,tsai,chai,tjoa,cai,chye,chuah
  郑=zheng|cheng,ching,tseng,jeng|tay,teh,tee,chung,tjeng 许=xu|hui,hoi,heui,hoey|koh,khoo,kho,hsu,khaw
  杨=yang|yeung,yong,yeong,eung|yeo,young,ieong,njoo,yang 刘=liu|lau,low|liew,lao,liu,law
  周=zhou|chau,chow,tsau,jau|chew,chao,tjioe,chiu 谢=xie|che,cheh,tse,je|chia,cheah,tjia,sia,hsieh
  洪=hong|hung,hoong|ang,hong 曾=zeng|chang,tsang|chan,tseng,tzeng,chen,zeng
  徐=xu|chui,choi,cheui,choey|chee,tsui,hsu,tjhie,swee 萧=xiao|siu,sew,shiu|siow,siew,sio,seow,hsiao,shiao,siauw
  叶=ye|yip,ip|yap,yeh,iap,yapp 郭=guo|kwok,gwok,kwock,kok|quek,kwek,kuek,kuok,kuo,keh,koay
  邱=qiu|yau,yow|khoo,khor,hew,chiu,chew,kho 颜=yan|ngan,ngaan,an|gan,yen 方=fang|fong|png,pung,hong
  沈=shen|sam,sum,sham|sim,shum,shen 胡=hu|wu,woo|oh,aw,foo,hu 孙=sun|suen,sun,syuen,seen|soon,sng
  赵=zhao|chiu,chew,tsiu,jiu|teo,chio,chao,tio 高=gao|ko,kou,koo,ku|koh,kao,kho,go 潘=pan|pun,poon|phua,pua,pan
  丁=ding|ting,ding|teng 温=wen|wan,wun|oon,woon,wen 汤=tang|tong|thng,tang 廖=liao|liu,lew|leow,liew,liao
  庄=zhuang|chong,tsong,jong,tzong|chng,chuang,ching,cheng 罗=luo|lo,loh,lor|law,luo 卢=lu|lo,lou,loo,lu|loh,low
  梁=liang|leung,long,leong|neo,liang,niu,nio 宋=song|sung,soong,shung|song 苏=su|so,sou,soo,su|soh,soe
  江=jiang|kong,gong|kang,chiang,kiang 蒋=jiang|cheung,chong,cheong,tseung|chiang,tsiang,chiong
  石=shi|sek,shek|chioh,seah,shih 魏=wei|ngai,ngay,ai|gooi,wei,goei,ngui 彭=peng|pang,paang|phang,peh
  戴=dai|tai,taai,dai|tay,toi,te 余=yu|yu,yue,yee|ee,ie,eu 翁=weng|yung,yoong,ung|ong,ang,weng
  柯=ke|o,oh,or|kwa,quah,ko,ker,ke 何=he|ho,hoh,hor|hoe 傅=fu|fu,foo|poh,pou 姚=yao|yiu,yew,iu|yeoh,yeow,yow,yao
  卓=zhuo|cheuk,cheok,tseuk|toh,chok,tok 钟=zhong|chung,choong,tsung,jung|cheng,chong 邓=deng|tang,dang|teng,tan
  唐=tang|tong|tng,tang 贾=jia|ka,kah,kar,ga|chia 韩=han|hon|han,hun 董=dong|tung,dung,toong|tang,tong
  程=cheng|ching,tsing|thia,cheng 欧=ou|au,ow|ou 白=bai|pak,bak|peh,pai 尹=yin|wan,wun|yoon,yin,van
  冯=feng|fung,foong|pang,feng,fong 夏=xia|ha,hah,har|hsia 尤=you|yau,yow|yew,yu 詹=zhan|chim,tsim,jim,tzim|chiam,chan
  倪=ni|ngai,ngay,ai|geh,ni 游=you|yau,yow|yew,yu 仇=qiu|sau,sow,shau| 区=ou|kui,koi,keui,koey| 单=shan|tan,taan,dan|
  解=xie|kai,kaai,gai| 查=zha|cha,chah,char,tsa| 朴=piao|pok,pock| 盖=ge|koi,goi,koy| 任=ren|yam,yum|
  翟=zhai|tik,dik,tick| 尉=yu|wai,way| 员=yun|yuen,yun,yeen,uen| 乐=yue|lok,lock| 洗=xian|sai,say,shai| 冼=xian|sin,shin|
  缪=miao|mau,mow| 繁=po|fan,faan| 华=hua|wa,wah,war| 宓=mi|mat,mut| 覃=qin|tam,taam| 重=chong|chung,choong,tsung|
  黑=he|hak,huk| 秘=bi|pei,bei,pi,pee| 折=she|chit,tsit,jit,tzit| 召=shao|chiu,chew,tsiu,jiu| 纪=ji|kei,gei,ki,kee|
  燕=yan|yin,in| 葛=ge|kot,got| 万=wan|man,maan| 种=chong|chung,choong,tsung,jung| 隗=wei|ngai,ngay,ai| 逄=pang|pong|
  那=na|na,nah,nar| 祭=zhai|chai,chay,tsai,jai| 晁=chao|chiu,chew,tsiu| 佴=nai|yi,yee,y,i| 费=fei|fai,fay| 柏=bai|pak|
  车=che|che,cheh,tse| 黎=li|lai,lay| 戚=qi|chik,chick,tsik| 谌=chen|sam,sum,sham| 牟=mu|mau,mow| 郗=xi|chi,chee,tze,tsz|
  哈=ha|ha,hah,har| 阚=kan|ham,hum| 柴=chai|chai,chaai,tsai| 都=du|to,tou,too,tu| 候=hou|hau,how| 撒=sa|sat,shat|
`)

/** Family names of two characters; they are looked for before the single ones. */
const double = words(`
  司徒=situ|szeto,seeto|szeto 欧阳=ouyang|auyeung,auyeong|owyang,oyang,auyang 上官=shangguan|sheungkwun| 诸葛=zhuge|chukot|chuko
  司马=sima|szema|ssuma 令狐=linghu|| 东方=dongfang|| 独孤=dugu|| 南宫=nangong|| 万俟=moqi|| 闻人=wenren|| 夏侯=xiahou|| 尉迟=yuchi||
  公孙=gongsun|| 慕容=murong|| 长孙=zhangsun|| 宇文=yuwen|| 皇甫=huangfu|| 端木=duanmu|| 轩辕=xuanyuan|| 百里=baili|| 呼延=huyan||
  钟离=zhongli|| 赫连=helian|| 澹台=tantai|| 淳于=chunyu|| 单于=chanyu|| 太史=taishi|| 申屠=shentu|| 公冶=gongye|| 仲孙=zhongsun||
  鲜于=xianyu|| 闾丘=luqiu|| 司空=sikong|| 拓跋=tuoba|| 南郭=nanguo|| 左丘=zuoqiu|| 东郭=dongguo|| 西门=ximen|| 第五=diwu||
`)

/** Readings as a family name that the reading library does not give. */
const odd = words(
  '重=chong|| 黑=he|| 秘=bi|| 种=chong|| 祭=zhai|| 佴=nai|| 牟=mu|mau,mow| 洗=xian|sin| 冼=xian|sin,sinn| 郇=xun|| 仇=qiu|| 单=shan||',
)

export interface Surname {
  pinyin: string
  hongKong: readonly string[]
  overseas: readonly string[]
}

export const surnames: ReadonlyMap<string, Surname> = read([...single, ...double, ...odd])

function read(entries: string[]): Map<string, Surname> {
  const table = new Map<string, Surname>()
  for (const entry of entries) {
    const [name = '', rest = ''] = entry.split('=')
    const [pinyin = '', hongKong = '', overseas = ''] = rest.split('|')
    const known = table.get(name)
    table.set(name, {
      pinyin,
      hongKong: [...(known?.hongKong ?? []), ...list(hongKong)],
      overseas: [...(known?.overseas ?? []), ...list(overseas)],
    })
  }
  return table
}

function list(text: string): string[] {
  return text === '' ? [] : text.split(',')
}
