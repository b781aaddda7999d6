/**
 * English words that stand for single characters of trade names, and spellings of its own that a character has in them.
 * `character=word,…`. Origin: general knowledge of how Chinese companies name themselves in English.
 */
export const characterMeanings = `
  达=reach,far,da,tat / 升=rise,up / 振=rise,boost / 联=ally,link,uni / 锐=sharp,ray / 明=bright,light / 光=light,ray,lux / 云=cloud
  雷=thunder / 电=electric,power / 虹=rainbow / 辉=shine,bright,glory / 盛=prosper,flourish / 润=rich,run / 通=through,tone,com,link
  顺=smooth,well,fair / 捷=quick,jet,fast,swift / 速=speed,fast,rapid / 迅=swift,fast,speed / 优=best,excel,superior,you / 佳=best,good,fine
  好=good,well,nice / 福=luck,lucky,fortune,bliss / 喜=joy,happy / 乐=happy,joy,fun / 安=safe,ann / 泰=thai,peace / 康=health,healthy,well
  健=health,healthy / 宏=grand,macro,great / 巨=giant,huge,great / 宝=treasure,precious,gem / 珠=pearl / 玉=jade / 金=gold / 银=silver
  铜=copper / 钢=steel / 晶=crystal / 钻=diamond / 洋=ocean / 湖=lake / 峰=peak,summit,top / 岭=ridge / 森=forest,sen / 树=tree / 梅=plum
  兰=orchid / 竹=bamboo / 松=pine / 柏=cypress / 莲=lotus / 荷=lotus / 枫=maple / 橡=oak,rubber / 隼=falcon / 雁=goose / 鹤=crane
  燕=swallow / 牛=ox,bull / 羊=sheep,goat / 狼=wolf / 熊=bear / 豹=leopard,panther / 象=elephant / 鲸=whale / 鱼=fish / 鲨=shark / 雪=snow
  冰=ice / 空=sky,space,air / 宇=universe,cosmos / 阳=sun,sunny / 晨=dawn,morning / 曙=dawn / 旭=sun,sunrise / 春=spring / 夏=summer
  秋=autumn / 冬=winter / 远=far,remote,long / 永=ever,forever,eternal / 恒=ever,constant,eternal / 久=long,ever,lasting / 先=first,pioneer,fore
  锋=edge,vanguard,front / 领=lead,leader,leading / 航=sail,aero,voyage,nav / 翔=fly,soar,flying / 腾=soar,leap,rise / 进=advance,progress
  兴=prosper,thrive,rise / 旺=prosper / 昌=prosper / 隆=prosper,dragon / 利=profit,benefit,lee / 益=benefit / 惠=benefit,wellness / 贵=noble
  华=china,sino,hwa,wah / 夏=summer,cathay / 国=national,china,state,cathay / 民=people,civil / 人=man,people / 家=home,family,house / 后=queen
  神=god,divine / 圣=saint,holy,sacred / 仙=fairy,immortal / 魔=magic,magical / 梦=dream / 爱=love,ai / 心=heart,mind / 意=idea,mind / 思=think,mind
  智=smart,wise,intelli,wit / 慧=wise,smart / 脑=brain / 造=make,build / 科=science,tech,sci / 技=tech,skill / 文=culture,wen / 书=book / 德=virtue,deutsch
  正=right,just,true / 公=public / 合=united,together,union,hop / 同=same,together / 盟=alliance,ally / 朋=friend / 众=all,crowd,mass,public
  汇=gather,converge,exchange / 聚=gather,poly / 集=collect / 泉=spring,fountain / 动=move,dynamic,motion / 能=energy,power / 威=power,mighty,wei,v
  雄=hero / 英=hero,elite,anglo / 杰=hero,jet / 越=excel,beyond,trans / 卓=excellent,excel / 极=extreme,polar,ultra / 精=precise,precision,fine
  真=true,real / 纯=pure / 清=clear,clean,tsing / 净=clean,pure / 紫=purple / 二=two,bi / 四=four / 五=five / 六=six / 七=seven / 八=eight / 九=nine
  十=ten / 百=hundred,best / 千=thousand,kilo / 万=million,man,ten thousand / 亿=billion,yee / 多=multi,many,more / 全=whole,all,full,total / 环=ring,circle
  球=ball,globe / 世=world,century / 域=domain,field / 桥=bridge / 路=road,way,route / 道=way,road,tao / 门=gate,door / 塔=tower / 堡=castle,fort
  码=code / 网=net,web / 线=line,wire / 点=point,dot / 视=vision,view,visual / 声=sound,voice / 音=sound,audio,voice / 图=picture,map,graph / 像=image
  镜=mirror,lens / 眼=eye / 机=machine / 车=car,auto,motor / 船=ship,boat / 箭=arrow / 剑=sword / 盾=shield / 锐=sharp / 拓=expand,top,explore / 展=expand,show
  启=start,inspire,open / 开=open / 始=start,origin / 元=yuan,prime,unit / 首=prime,chief,first / 头=head,top / 顶=top,peak,summit / 尖=top,peak / 上=up,upper,on,above
  下=down,under,lower / 内=inner,inside / 外=outer,foreign / 前=front,forward,fore / 中=mid,middle,centre,center / 左=left / 右=right / 长=long,ever / 高=high,tall,top
  广=wide,broad,canton / 宽=wide,broad / 深=deep / 浅=shallow / 厚=thick / 轻=light / 重=heavy / 快=fast,quick / 慢=slow / 热=hot,heat,thermo / 冷=cold,cool
  美=beauty,beautiful,ameri / 丽=beautiful,beauty / 秀=show,elegant / 雅=elegant,elegance / 奇=magic,wonder / 妙=wonder / 特=special,te / 独=unique / 尚=fashion,noble
  时=time / 代=era,generation / 纪=century,era / 年=year / 日=day,sun / 夜=night / 影=shadow,film / 彩=color,colour / 色=color,colour / 味=taste / 香=fragrant,hong
  品=product,quality / 质=quality / 量=quantity / 度=degree / 衡=balance / 信=trust,faith,credit / 诺=promise,nova / 义=justice / 和=harmony,peace / 谐=harmony
  纳=nano,na / 微=micro / 超=super,ultra,hyper / 创=creation,create,inno / 新=new,neo,nova / 奥=ao,olympic,aus / 欧=euro,europe / 亚=asia,asian / 非=africa / 澳=australia,aus
  英=england / 法=france,law / 美=usa / 俄=russia,russian / 印=print,india / 韩=korea,korean / 朝=korea / 越=vietnam / 泰=thailand / 港=hong kong,port / 澳=macau / 台=taiwan,tai
  鼎=tripod,top,ding / 冠=crown,champion / 冕=crown / 尊=honor,noble / 荣=glory,honor / 誉=honor,reputation,fame / 耀=shine,glory / 烁=shine / 灿=brilliant / 炬=torch
  火=fire / 焰=flame / 炎=flame / 燃=fuel,burn / 油=oil / 气=gas,air / 煤=coal / 核=nuclear,core / 磁=magnet,magnetic / 波=wave,bo / 频=frequency / 谱=spectrum / 激=laser
  芯=chip,core / 屏=screen / 卡=card / 键=key / 钥=key / 锁=lock / 链=chain / 轮=wheel / 轴=axis,shaft / 齿=gear / 刀=knife,blade / 钻=drill / 针=needle / 管=pipe,tube
  板=board,plate / 箱=box,case / 袋=bag / 瓶=bottle / 杯=cup / 鞋=shoe,shoes / 帽=hat,cap / 衣=clothes / 布=cloth / 丝=silk / 棉=cotton / 毛=wool / 皮=leather / 纸=paper
  茶=tea / 酒=wine,liquor / 米=rice / 糖=sugar / 盐=salt / 果=fruit / 花=flower,blossom / 草=grass / 叶=leaf / 根=root / 种=seed / 农=farm,agri / 田=field,farm
  地=land,earth,geo / 土=earth,soil / 石=stone,rock / 沙=sand / 岛=island / 岸=shore,bank / 滩=beach / 湾=bay / 港=harbor,harbour / 浪=wave / 潮=tide,trend / 流=flow,stream
  星=star / 辰=star / 月=moon / 斗=dipper / 极=pole / 轨=orbit,rail / 翼=wing / 羽=feather / 鹏=roc / 鸿=swan,goose / 鸽=dove,pigeon / 孔雀=peacock / 麒麟=kirin,unicorn
  凤凰=phoenix / 天鹅=swan / 海豚=dolphin / 蜜蜂=bee / 蜂=bee / 蝶=butterfly / 蚂蚁=ant / 狮子=lion / 骆驼=camel / 熊猫=panda / 白马=white horse / 金龙=golden dragon,gold dragon
  东方=eastern,oriental,orient,east,dongfang / 金星=golden star,gold star,venus / 红星=red star / 银河=galaxy,milky way,yinhe / 长城=great wall,changcheng / 长江=yangtze,changjiang / 黄河=yellow river,huanghe / 珠江=pearl river,zhujiang
  长征=long march,changzheng / 东风=dongfeng,east wind / 希望=hope,xiwang / 梦想=dream / 阳光=sunshine,sunlight / 曙光=dawn,sugon / 启明星=venus,morning star / 彩虹=rainbow / 火炬=torch
  泰山=taishan,mount tai / 昆仑=kunlun / 喜马拉雅=himalaya,himalayan / 丝路=silk road / 丝绸之路=silk road / 一带一路=belt and road / 大地=earth,land / 蓝天=blue sky / 蓝海=blue ocean,blue sea
  绿洲=oasis / 金海=golden sea,gold ocean / 远大=broad / 宏大=grand / 永恒=eternal,eternity / 无限=infinite,infinity,unlimited / 极光=aurora / 流星=meteor / 猎鹰=falcon / 海鹰=sea eagle
  天使=angel / 精英=elite / 先锋=pioneer,vanguard,xianfeng / 领先=leading / 领航=pilot,navigator / 领袖=leader / 冠军=champion / 成功=success / 胜利=victory,shengli / 和平=peace,heping
  友谊=friendship / 幸福=happiness / 吉祥=lucky,jixiang / 如意=ruyi,well / 平安=ping an,peace / 健康=health / 繁荣=prosperity / 腾飞=take off,soar / 飞翔=flying / 翱翔=soar
`
