/**
 * Words of the trade in Chinese company names and how lists put them into English.
 * `term=English wording,…`, the usual wording first. Origin: wordings counted in name pairs of public lists (OFAC, BIS, EU,
 * UK, PRC notices) and standard translations; facts, free to use.
 */
export const industryTerms = `
  科技=technology,science and technology,technologies,tech,science technology,sci tech,technological,sci and tech,scientific,hi tech
  系统=systems,system / 贸易=trading,trade,trad,trdg,commerce,trading trade,commercial
  技术=technology,technologies,tech,technical,technique,technological
  航空=aerospace,aviation,aero,aeronautical,air,aeronautics,airlines,airways,aircraft
  机械=machinery,machine,mechanical,mechanics,mechanism / 动力=dynamics,power,dynamic,propulsion
  工程=engineering,project,projects,eng,engineers / 发展=development,develop,developing
  进出口=import and export,import export,imp and exp,imp exp,impex,imp exp trade,import amp export,i e,im and ex
  重工=heavy industries,heavy industry / 防务=defense,defence
  石化=petrochemical,petrochemicals,petroleum,petro chemical,sinopec / 工业=industry,industries,industrial,ind
  物流=logistics,logistic / 人权=human rights / 能源=energy,energy sources,energy resources / 安全=security,safety
  防卫=defense,defence
  国际贸易=international trading,international trade,international commercial trade,intl trading,intl trade,int l trade,international commerce
  民主=democracy,democratic / 宇航=aerospace,yuhang,space,astronautics
  电机=electric,motor,electric machinery,motors,electrical machinery
  无人机=drones,drone,unmanned aerial,unmanned aerial systems,uav,unmanned aerial vehicle,unmanned aircraft
  海运=shipping,marine,maritime,ocean shipping,sea transport,ocean
  电子=electronics,electronic,e,electron,elec,electrical / 机床=machine tool,machine,machine tools
  航空航天=aerospace,aviation and aerospace,aeronautics and astronautics
  新材料=new material,new materials,advanced materials,advanced material / 造船=shipbuilding,shipyard
  数控=cnc,numerical control,nc
  商贸=trading,trade,commerce and trade,commerce,commercial and trading,commercial trade,business and trade,commercial trading,commerce trade
  电子科技=electronics,electronic technology,e technology,electronics technology,electronic science and technology
  服务=service,services,srvces / 材料=materials,material / 信息技术=information technology,it / 空间=space,spatial
  生物科技=biotechnology,biological technology,bio tech,biotech,bio technology,biological science and technology,bioscience
  机器人=robotics,robot,robots / 导弹=missiles,missile / 装备=equipment,armament,outfit / 研究=research,studies,study
  电气=electric,electrical,electrics / 海洋=marine,ocean,oceanic,offshore,sea / 海事=maritime,marine / 精密=precision
  船务=shipping,marine,ship / 半导体=semiconductor,semiconductors,semi / 航天=aerospace,space,astronautics,spaceflight
  船舶管理=ship management,shipping management,shipmanagement,marine management
  制造=manufacturing,manufacture,manufacturer,mfg,manufactory
  机械设备=machinery equipment,machinery,machinery and equipment,mechanical equipment / 电路=circuit,pcb,circuits
  网络=network,networks,networking,cyber / 船舶代理=shipping agency,ship agency / 生产建设=production and construction
  照明=lighting,illumination / 石油=petroleum,oil / 人工智能=ai,artificial intelligence,intelligence
  投资=investment,investments,capital,invest / 设备=equipment,equipments,device,facility,facilities
  通信=communications,communication,telecommunication,telecom,telecommunications
  光电=optronics,optoelectronics,optoelectronic,photoelectric,opto electronics,opto,optics,photoelectricity,optical
  化工=chemical,chemicals,chemical industry,chemistry / 金属=metal,metals,metallic,metallurgy / 卫星=satellite,satellites
  航空发动机=aircraft engine,aviation engine,aero engine
  科贸=technology and trade,science and trade,technology trade,trading,technology trading / 船运=shipping
  电器=electronics,electric appliance,electrical appliances,electric,electrical,appliance,appliances
  管理=management,administration / 商业=business,commercial,commerce / 机器=machine,machinery,machines
  油品=oil products,oil,petroleum products,oil product
  石油化工=petrochemical,petroleum chemical,petrochemicals,petroleum and chemical
  建设工程=construction engineering,construction,construction project
  转运=transfer,transshipment,staging,transit,transport
  顾问=advisory,consultoria,consultancy,consultants,consulting,advisors
  精机=machinery,precision machinery,precision machine / 汽车=motors,automobile,motor,auto,automotive,vehicle
  光学=optics,optical / 港务=port,port affairs / 光电子=optoelectronics,opto electronics,optoelectronic,photoelectron
  测试=testing,test / 资源=resources,resource / 导航=navigation / 公安局=public security bureau,police bureau / 燃料=fuel,fuels
  激光=laser / 工具=tool,tools / 刀具=cutting tools,tools,cutting tool,tool,cutter / 文化=culture,cultural
  轴承=bearing,bearings
  技术服务=technical services,technical service,technology service,technology services,technical support
  发动机=engine,engines / 车辆=vehicles,vehicle / 软件=software / 高科技=high tech,hi tech,high technology
  精密机械=precision machinery,precision machine,precision machine tool
  动漫=animation,cartoon,cartoon and animation,comic,anime
  远洋渔业=ocean fishing,ocean fishery,pelagic fishery,deep sea fishing,ocean fisheries
  医药科技=pharmatech,pharmaceutical technology,medical technology,pharma tech,pharmaceutical science and technology
  环境工程=environmental technologies,environment technology,environmental engineering,environment engineering,environmental technology
  历史=history,historical
  国际货运代理=international freight forwarding,international freight forwarders,international freight agency
  传感器=sensor,sensors / 金枪鱼钓=tuna fishing / 物流仓储=logistics and warehousing,logistics warehousing
  特种合金=special alloy,special alloys / 高性能材料=high performance material,high performance materials
  制药机械=pharmaceutical machinery / 检验认证=inspection and certification,inspection certification
  区块链=blockchain,block chain / 稀土=rare earth,rare earths / 运输=transportation,transport,trans,shipping,carriage
  开发=development,developing,exploitation / 智能=intelligent,intelligence,smart,ai / 飞机=aircraft,airplane,aeroplane,plane
  医疗=medical,healthcare,health / 环境=environment,environmental / 武器=weapon,weapons / 空间技术=space technology
  航空工业=aviation industry,aircraft industry / 海洋工程=ocean engineering,offshore engineering,marine engineering
  科学技术=science and technology,science technology,scientific and technological,technology,sci tech
  经贸=economic and trade,economy and trade,trading,trade,economic trade
  工贸=industry and trade,industrial and trading,industry trade,industrial trading,industrial trade,trading
  船舶=ship,shipping,marine,vessel,shipbuilding,ships / 航运=shipping,marine,navigation
  产业=industry,industrial,industries / 工程技术=engineering technology,engineering and technology,engineering
  商务=commerce,business,commercial,business affairs,e business / 器材=equipment,supplies,materials,apparatus
  建设=construction,building / 建筑=construction,building,architecture / 港=port,harbor,harbour,hong kong,gang
  设计=design,designs / 交通=transportation,communications,traffic,transport / 信息=information,info
  地产=real estate,property,land,realty,properties / 通讯=communication,communications,telecommunication,telecom
  置业=property,properties,real estate,estate / 出口=export,exports / 物资=materials,goods,supplies,material
  进口=import,imports / 资本=capital / 安防=security / 安保=security / 保安=security
  远洋=ocean,ocean going,cosco,deep sea,overseas / 矿业=mining,mineral,mine / 金融=finance,financial / 财务=finance,financial
  信息科技=information technology / 化学=chemical,chemistry,chemicals / 国防=national defense,defense,defence,national defence
  仪器=instrument,instruments,instrumentation / 代理=agency,agent,agents / 军工=military industry,defense
  微电子=microelectronics,micro electronics,microelectronic / 军事=military / 仪表=instrument,meter,instruments
  钢铁=iron and steel,steel,iron steel / 货运=freight,cargo / 创新=innovation,innovative,innovations
  电力=electric power,power,electricity / 咨询=consulting,consultancy,advisory,consultants
  房地产=real estate,property development,property / 燃气=gas / 天然气=natural gas,gas / 信托=trust
  器件=devices,device,components / 计算机=computer,computers,computing / 控制=control,controls / 无线电=radio,wireless
  医药=pharmaceutical,medicine,pharma,pharmaceuticals,medical / 电源=power supply,power,power source / 传媒=media
  检测=testing,test,detection,inspection / 船舶工业=shipbuilding industry,ship industry / 港口=port,ports,harbor
  医学=medical,medicine / 保险=insurance / 俱乐部=club / 教育=education,educational
  机电=mechanical and electrical,electromechanical,mechatronics,machinery and electric,mechanical electrical,electrical and mechanical,electro mechanical,m and e
  云=cloud,yun / 冶金=metallurgy,metallurgical / 用品=supplies,products,articles
  仪器仪表=instruments,instrument and meter,instrumentation / 电信=telecom,telecommunication,telecommunications
  航天科技=aerospace science and technology,aerospace technology,space technology / 酒店=hotel / 租赁=leasing,lease,rental
  五金=hardware,metal / 集成电路=integrated circuit,integrated circuits,ic / 零部件=parts,components,parts and components
  部件=components,parts / 船厂=shipyard / 核能=nuclear energy,nuclear power,nuclear / 旅游=tourism,travel / 公安=public security
  产品=products,product / 制品=products,product / 芯=chip,core,chips,ic / 融资租赁=financial leasing,finance leasing,leasing
  计算=computing,computation / 检验=inspection,testing / 自动化=automation,automatic / 电讯=telecom,telecommunications
  油气=oil and gas,oil gas / 资产=asset,assets / 供应=supply / 制药=pharmaceutical,pharmaceuticals,pharma,pharmacy,medicine
  量子=quantum / 芯片=chip,chips / 元件=components,component / 药业=pharmaceutical,pharmaceuticals,medicine,pharma
  实验=experiment,experimental / 研发=research and development,r and d,rd / 珠宝=jewelry,jewellery / 监狱=prison
  生物=biological,bio,biology,biotech / 兵器=ordnance,weapons,arms,north industries / 数据=data
  生物技术=biotechnology,biotech,bio technology,biological technology / 重型=heavy,heavy duty
  元器件=components,electronic components / 仓储=warehousing,storage,warehouse / 食品=food,foods,foodstuff,foodstuffs
  配件=parts,accessories,fittings / 直升机=helicopter,helicopters / 矿产=minerals,mineral,mineral products
  环保=environmental protection,environmental,environment / 视觉=vision,visual / 引擎=engine / 煤炭=coal
  煤业=coal industry,coal / 资产管理=asset management / 公路=highway,road / 赌场=casino / 码头=terminal,wharf,dock,pier
  艺术=art,arts / 光子=photonics,photon / 信息产业=information industry / 渔业=fishery,fishing,fisheries / 核电=nuclear power
  铝业=aluminum,aluminium,aluminum industry / 橡胶=rubber / 纺织=textile,textiles / 农业=agriculture,agricultural
  支付=payment,payments,pay / 新闻=news / 超级计算=supercomputing / 超算=supercomputing / 航天科工=aerospace science and industry
  捕捞=fishing / 供应链=supply chain,supply chain management
  复合材料=composite material,composite materials,composites,composite / 玻璃=glass / 体育=sports,sport / 火箭=rocket,rockets
  计量=metrology,measurement / 高新技术=high tech,high technology,new and high technology,hi tech / 铁路=railway,rail
  地质=geological,geology / 传感=sensing,sensor / 电池=battery,batteries / 雷达=radar / 印刷=printing / 水务=water
  交通建设=communications construction,communication construction / 勘探=exploration / 电缆=cable,cables
  线缆=cable,wire and cable / 太阳能=solar,solar energy / 光伏=photovoltaic,pv,solar / 塑料=plastic,plastics
  基因=gene,genomics,genetics / 疏浚=dredging / 航道局=dredging,waterway bureau / 木业=wood,timber,wood industry
  网络安全=network security,cyber security,cybersecurity / 互联网=internet / 云计算=cloud computing
  原子能=atomic energy,nuclear energy / 合金=alloy,alloys / 铜业=copper / 纸业=paper / 包装=packaging,packing,package
  陶瓷=ceramic,ceramics / 证券=securities / 晶体=crystal / 博彩=gaming,gambling / 遥感=remote sensing / 航发=aero engine
  货运代理=freight forwarding,freight agency,freight forwarder / 建材=building materials,building material
  服装=garment,apparel,clothing,garments,fashion / 服饰=apparel,garment,clothing,dress / 影视=film and television,film,movie
  认证=certification / 投资管理=investment management / 电子商务=electronic commerce,e commerce,ecommerce,e business / 真空=vacuum
  轨道=rail / 航道=waterway / 烟草=tobacco / 酒业=liquor,wine / 出版=publishing / 娱乐=entertainment
  装备制造=equipment manufacturing / 系统集成=system integration / 无线=wireless / 新能源=new energy
  金属材料=metallic material,metal materials,metal material,metallic materials / 有色金属=nonferrous metals,nonferrous metal
  医疗器械=medical devices,medical device,medical equipment,medical instruments,medical appliance
  广告=advertising,advertisement / 餐饮=catering,food and beverage / 畜牧=animal husbandry,livestock / 显示=display
  测控=measurement and control,measurement control,ttc / 低温=cryogenic,low temperature / 铸造=casting,foundry / 锻造=forging
  锅炉=boiler / 压缩机=compressor / 看守所=detention center / 微芯=microchip / 液压=hydraulic,hydraulics / 汽配=auto parts
  航空器材=aviation supplies,aviation equipment,aviation parts / 金枪鱼=tuna / 化学工业=chemical industry / 核工业=nuclear industry
  特钢=special steel / 棉业=cotton / 企业管理=enterprise management,business management / 管理咨询=management consulting
  超导=superconducting,superconductor / 紧固件=fastener,fasteners / 地理信息=geographic information,geoinformation
  钟表=watch,clock / 玩具=toys,toy / 鞋业=shoes,footwear / 齿轮=gear / 阀门=valve,valves / 泵业=pump,pumps / 泵=pump / 大数据=big data
  定位=positioning / 碳纤维=carbon fiber / 家具=furniture / 生物医药=biomedicine,biopharmaceutical,biomedical,bio pharmaceutical
  种业=seed / 饲料=feed / 晶圆=wafer / 模具=mold,mould / 焊接=welding / 风电=wind power / 水电=hydropower,hydroelectric
  轨道交通=rail transit / 测绘=surveying and mapping,mapping / 气象=meteorological,weather / 水利=water conservancy
  林业=forestry / 宠物=pet / 粮油=cereals and oils,grain and oil
  硅业=silicon industry,silicon / 重工业=heavy industries,heavy industry / 轻工业=light industry / 轻工=light industry,light industrial / 国防科技=defense technology,national defense science and technology / 国防工业=defense industry,defense industries,national defense industry / 军工集团=military industry group / 弹药=ammunition,munitions / 火炮=artillery,gun / 枪械=firearms,guns
  坦克=tank,tanks / 装甲=armor,armored,armour / 鱼雷=torpedo / 水雷=mine / 潜艇=submarine,submarines / 舰船=ship,naval ship,warship,ships / 舰艇=naval vessel,warship / 航母=aircraft carrier / 战斗机=fighter,fighter aircraft / 无人系统=unmanned systems,unmanned system
  无人驾驶=driverless,autonomous driving,unmanned / 自动驾驶=autonomous driving / 飞行器=aircraft,flight vehicle,aerial vehicle / 飞控=flight control / 飞行=flight,flying / 飞行控制=flight control / 惯性=inertial / 惯导=inertial navigation / 制导=guidance / 遥控=remote control
  遥测=telemetry / 红外=infrared / 紫外=ultraviolet / 微波=microwave / 毫米波=millimeter wave / 天线=antenna,antennas / 射频=rf,radio frequency / 频谱=spectrum / 电磁=electromagnetic / 声学=acoustics,acoustic / 水声=underwater acoustic,hydroacoustic / 声呐=sonar
  光纤=optical fiber,fiber optic,fibre,fiber / 光缆=optical cable / 光通信=optical communication,optical communications / 光源=light source / 光子学=photonics / 电光=electro optical,electro optics,electro optic / 光机=opto mechanical,optical machinery / 光刻=lithography / 半导体材料=semiconductor materials
  电子材料=electronic materials / 电子元件=electronic components / 电子元器件=electronic components / 分立器件=discrete devices / 功率器件=power devices / 电路板=circuit board,circuit boards,pcb / 线路板=circuit board,circuit boards,pcb / 印制板=printed board,pcb / 连接器=connector,connectors / 继电器=relay,relays
  电容=capacitor,capacitors / 电阻=resistor,resistors / 变压器=transformer,transformers / 电动机=motor,motors / 发电机=generator,generators / 电动车=electric vehicle,electric vehicles,ev / 新能源汽车=new energy vehicle,new energy vehicles,new energy automobile / 充电=charging / 储能=energy storage / 蓄电池=battery,storage battery
  锂电=lithium battery,lithium / 锂电池=lithium battery / 锂业=lithium / 氢能=hydrogen energy,hydrogen / 风能=wind energy,wind power / 核技术=nuclear technology / 核燃料=nuclear fuel / 铀业=uranium / 同位素=isotope,isotopes / 放射=radiation,radioactive / 辐照=irradiation / 加速器=accelerator
  石墨=graphite / 石墨烯=graphene / 碳素=carbon / 钛业=titanium / 钨业=tungsten / 钼业=molybdenum / 镍业=nickel / 钴业=cobalt / 锌业=zinc / 铅业=lead / 金业=gold / 黄金=gold / 矿山=mine,mining / 矿冶=mining and metallurgy / 选矿=mineral processing / 冶炼=smelting,smelter
  钢管=steel pipe,steel tube / 管道=pipeline,pipe,piping / 管业=pipe,pipe industry / 钢结构=steel structure / 不锈钢=stainless steel / 铸锻=casting and forging / 锻压=forging,forging press / 机械制造=machinery manufacturing,machine manufacturing / 机床制造=machine tool manufacturing / 工程机械=construction machinery,engineering machinery
  农业机械=agricultural machinery / 农机=agricultural machinery,farm machinery / 纺织机械=textile machinery / 包装机械=packaging machinery,packing machinery / 重型机械=heavy machinery / 矿山机械=mining machinery / 石油机械=petroleum machinery / 石油装备=petroleum equipment,oil equipment / 钻探=drilling / 油田=oilfield,oil field / 油服=oilfield services,oilfield service
  油气田=oil and gas field / 炼化=refining and chemical,refining / 炼油=refining,oil refining / 润滑油=lubricant,lubricants / 沥青=asphalt,bitumen / 化肥=fertilizer / 农药=pesticide,pesticides / 农化=agrochemical,agrochemicals / 精细化工=fine chemical,fine chemicals / 化学品=chemicals,chemical / 化工产品=chemical products,chemicals
  化工贸易=chemical trading / 染料=dye,dyestuff / 涂料=paint,coating,coatings / 树脂=resin / 塑业=plastic,plastics / 塑胶=plastic,plastics / 高分子=polymer / 聚合物=polymer / 化纤=chemical fiber / 纤维=fiber,fibre / 皮革=leather / 家电=home appliance,household appliances,home appliances / 家居=home,household,furnishing / 日化=daily chemical
  化妆品=cosmetics,cosmetic / 美容=beauty / 保健品=health products / 保健=health care,healthcare,health / 药物=drug,medicine,pharmaceutical / 原料药=pharmaceutical ingredients,api / 中药=traditional chinese medicine,chinese medicine / 疫苗=vaccine / 诊断=diagnostics,diagnostic / 试剂=reagent,reagents / 医疗设备=medical equipment / 医疗科技=medical technology
  医药集团=pharmaceutical group / 生命科学=life science,life sciences / 细胞=cell / 肽=peptide,peptides / 酶=enzyme / 生化=biochemical,biochemistry / 生物工程=bioengineering,biological engineering / 生物制品=biological products,biologics / 水产=aquatic,aquatic products,seafood,fishery / 海产=seafood / 冷冻=frozen,refrigeration / 冷链=cold chain
  乳业=dairy / 茶业=tea / 糖业=sugar / 粮食=grain / 油脂=oils,oils and fats / 饮料=beverage,beverages / 饮食=catering,food / 肉类=meat / 养殖=breeding,aquaculture / 园林=landscape,garden / 花卉=flower,flowers / 木材=timber,wood / 家私=furniture / 门窗=doors and windows / 水泥=cement / 混凝土=concrete / 石材=stone / 装饰=decoration / 装修=decoration
  建工=construction engineering,construction / 建筑工程=construction engineering,building engineering,construction / 路桥=road and bridge,road bridge / 桥梁=bridge / 隧道=tunnel / 市政=municipal / 水利水电=water conservancy and hydropower,water resources and hydropower / 港湾=harbour,harbor / 航务=navigation,port / 港航=port and shipping,port navigation / 基建=infrastructure
  基础设施=infrastructure / 开发建设=development and construction / 城建=urban construction / 城市=city,urban / 城投=urban investment,city investment / 物业=property,property management / 置地=land / 地产开发=real estate development / 房地产开发=real estate development,property development / 创业=venture,entrepreneurship / 创投=venture capital,venture investment / 风险投资=venture capital
  股权投资=equity investment / 基金管理=fund management / 融资=financing,finance / 担保=guarantee / 典当=pawn / 期货=futures / 外汇=foreign exchange / 支付科技=payment technology / 财富=wealth,fortune / 财富管理=wealth management / 商业保理=commercial factoring / 保理=factoring / 拍卖=auction / 会计=accounting / 审计=audit / 法律=law,legal / 知识产权=intellectual property
  人力资源=human resources / 劳务=labor,labour / 留学=study abroad / 培训=training / 教育科技=education technology / 会展=exhibition,convention / 展览=exhibition / 公关=public relations / 品牌=brand / 营销=marketing / 市场=market,marketing / 销售=sales / 采购=purchasing,procurement,sourcing / 经销=distribution,sales / 批发=wholesale / 零售=retail / 百货=department store / 超市=supermarket
  连锁=chain / 便利店=convenience store / 日用品=daily necessities,commodity / 小商品=small commodities,commodity / 礼品=gifts,gift / 工艺品=crafts,arts and crafts,handicraft / 文具=stationery / 箱包=luggage,bags / 眼镜=glasses,optical,eyewear / 首饰=jewelry / 灯饰=lighting / 灯具=lamps,lighting / 光电科技=optoelectronic technology,photoelectric technology,optoelectronics technology
  显示技术=display technology / 液晶=liquid crystal,lcd / 触控=touch / 面板=panel / 音响=audio,acoustics / 影音=audio and video,av / 多媒体=multimedia / 动画=animation / 游戏=game,games,gaming / 互动=interactive / 互娱=interactive entertainment / 直播=live streaming / 传播=communication,media / 广播=broadcasting / 电影=film,movie,pictures / 音乐=music / 影业=pictures,film / 网络技术=network technology
  网络科技=network technology,network / 信息网络=information network / 信息系统=information system,information systems / 信息安全=information security / 信息工程=information engineering / 信息服务=information service,information services / 软件技术=software technology / 软件科技=software technology / 计算机系统=computer system,computer systems / 计算机技术=computer technology / 电脑=computer,computers / 服务器=server,servers / 存储=storage,memory
  存储器=memory / 物联网=iot,internet of things / 车联网=internet of vehicles / 智能科技=intelligent technology,smart technology,intelligence technology / 智能技术=intelligent technology / 智能装备=intelligent equipment,smart equipment / 智能设备=intelligent equipment,smart equipment / 智能制造=intelligent manufacturing,smart manufacturing / 智能系统=intelligent system,intelligent systems / 人脸识别=face recognition,facial recognition / 识别=recognition,identification
  图像=image,imaging / 影像=imaging,image / 视频=video / 视讯=video,video communication / 视听=audiovisual / 语音=voice,speech / 机器视觉=machine vision / 安全技术=security technology,safety technology / 安全科技=security technology,safety technology / 安防科技=security technology / 消防=fire,fire fighting,fire protection / 监控=surveillance,monitoring / 锁业=lock / 防护=protection,protective / 防爆=explosion proof / 警用=police / 警用装备=police equipment
  航空科技=aviation technology,aerospace technology / 航空技术=aviation technology,aero technology / 航天技术=space technology,aerospace technology / 航天工业=aerospace industry,space industry / 航空电子=avionics / 航电=avionics / 航空材料=aeronautical materials,aviation materials / 航空制造=aviation manufacturing / 航空服务=aviation services,aviation service / 航空维修=aviation maintenance / 民航=civil aviation / 通航=general aviation / 通用航空=general aviation
  航空货运=air cargo,air freight / 航空物流=aviation logistics,air logistics / 机场=airport / 空运=air freight,air transport / 海空=sea and air / 陆运=land transport / 快递=express / 快运=express / 速递=express / 货代=freight forwarding,forwarding / 国际货运=international freight,international forwarding,international cargo / 国际物流=international logistics / 国际运输=international transport,international transportation / 国际船舶=international shipping,international ship
  国际海运=international shipping,international marine / 运贸=transportation trading,transport trading / 船舶运输=shipping,ship transportation / 船舶工程=ship engineering,marine engineering,shipbuilding engineering / 船舶重工=shipbuilding industry,shipbuilding heavy industry / 船舶设备=marine equipment,ship equipment / 船舶修造=ship repair and building,shipbuilding and repair / 船舶贸易=ship trading,shipbuilding trading / 船业=shipping,shipbuilding / 轮船=steamship,shipping,navigation / 航业=shipping,navigation
  海事服务=maritime services,marine services,marine service / 海洋科技=marine technology,ocean technology / 海洋工程装备=offshore engineering equipment,marine engineering equipment / 海洋石油=offshore oil / 海工=offshore,offshore engineering / 航海=navigation,nautical,marine / 集装箱=container,containers / 油轮=tanker / 油运=tanker,oil transportation / 散货=bulk / 储运=storage and transportation,warehousing and transportation / 仓库=warehouse / 堆场=depot / 报关=customs declaration,customs broker
  汽车零部件=auto parts,automotive parts,automobile parts / 汽车配件=auto parts,automobile parts / 汽车工业=automobile industry,automotive industry / 汽车电子=automotive electronics,automobile electronics / 汽车科技=automotive technology / 摩托车=motorcycle,motorcycles / 自行车=bicycle / 轮胎=tire,tyre,tires / 客车=bus,coach / 卡车=truck / 叉车=forklift / 起重=lifting,crane,hoisting / 起重机=crane,cranes / 电梯=elevator / 轨道=rail,track / 机车=locomotive / 机车车辆=rolling stock / 铁道=railway / 高铁=high speed rail
  仪器设备=instruments and equipment,instrument equipment,instruments / 科学仪器=scientific instruments,scientific instrument / 分析仪器=analytical instruments / 实验设备=laboratory equipment / 试验设备=test equipment,testing equipment / 测量=measurement,measuring / 测量仪器=measuring instruments / 检测技术=testing technology,inspection technology / 无损检测=nondestructive testing / 传动=transmission,drive / 减速机=reducer,gearbox / 电控=electric control,electronic control / 工控=industrial control / 自动控制=automatic control
  自动化科技=automation technology / 自动化技术=automation technology / 自动化设备=automation equipment / 工业自动化=industrial automation / 机电设备=mechanical and electrical equipment,electromechanical equipment,electrical equipment / 机电工程=mechanical and electrical engineering,electromechanical engineering / 机电科技=electromechanical technology / 机电一体化=mechatronics / 五金制品=hardware products,metal products / 五金机电=hardware / 五金矿产=metals and minerals,minmetals / 金属制品=metal products / 金属科技=metal technology / 粉末冶金=powder metallurgy
  焊材=welding materials / 磨具=abrasives / 超硬材料=superhard materials / 密封=seal,sealing / 弹簧=spring / 紧固=fastening / 标准件=standard parts,fasteners / 水泵=pump,water pump / 风机=fan,blower / 制冷=refrigeration / 空调=air conditioning,air conditioner / 热能=thermal energy / 暖通=hvac / 换热=heat exchange / 电热=electric heating / 电炉=electric furnace / 窑炉=kiln / 开关=switch,switchgear / 电缆科技=cable technology / 输变电=power transmission and transformation / 电网=power grid,grid / 电工=electrician,electrical,electric / 电源科技=power technology
  电力设备=power equipment,electric power equipment,electrical equipment / 电力科技=electric power technology,power technology / 电气设备=electrical equipment,electric equipment / 电气科技=electric technology,electrical technology / 新能源科技=new energy technology / 能源科技=energy technology / 能源技术=energy technology / 能源投资=energy investment / 节能=energy saving / 节能环保=energy saving and environmental protection / 环保科技=environmental protection technology,environmental technology / 环境科技=environmental technology / 环境技术=environmental technology
  水处理=water treatment / 污水处理=sewage treatment / 固废=solid waste / 再生资源=renewable resources,recycled resources / 废旧物资=waste materials / 新材料科技=new material technology,new materials technology / 新材料技术=new material technology,new materials technology / 材料科技=material technology,materials technology / 先进材料=advanced materials,advanced material / 纳米=nano,nanotechnology / 纳米科技=nanotechnology / 纳米材料=nano materials,nanomaterials / 稀有金属=rare metals,rare metal / 贵金属=precious metals,precious metal
  稀土材料=rare earth materials / 磁材=magnetic materials / 磁性材料=magnetic materials / 陶瓷材料=ceramic materials / 特种材料=special materials / 特种装备=special equipment / 特种设备=special equipment / 特种车辆=special vehicles,special vehicle / 特种电缆=special cable / 工程塑料=engineering plastics / 工程咨询=engineering consulting / 工程设计=engineering design / 工程建设=engineering construction / 勘察设计=survey and design / 规划设计=planning and design / 勘测=survey / 地质勘查=geological exploration / 物探=geophysical,geophysical exploration / 测井=logging
  地球物理=geophysical,geophysics / 空间信息=space information,spatial information / 卫星通信=satellite communications,satellite communication / 卫星导航=satellite navigation / 卫星应用=satellite application,satellite applications / 卫星技术=satellite technology / 航天电子=aerospace electronics,space electronics / 空间科技=space technology / 商业航天=commercial space,commercial aerospace / 运载火箭=launch vehicle,carrier rocket / 发射=launch / 推进=propulsion / 推进技术=propulsion technology / 发动机制造=engine manufacturing / 动力机械=power machinery / 柴油机=diesel,diesel engine / 燃气轮机=gas turbine / 汽轮机=steam turbine,turbine / 涡轮=turbine
  自主=autonomous / 科学=science,sciences,scientific / 科研=scientific research,research / 技术研究=technology research,technical research / 技术开发=technology development,technical development,technological development / 科技开发=technology development,science and technology development,technology dev / 科技发展=technology development,science and technology development,technology develop / 技术发展=technology development / 科技实业=technology industry,technology industrial,technology and industrial / 科工贸=science industry and trade,technology industry and trade
  实业发展=industrial development / 实业投资=industrial investment,industry investment / 投资控股=investment holding,investment holdings / 投资发展=investment development,investment and development / 投资咨询=investment consulting / 商务咨询=business consulting / 信息咨询=information consulting / 技术咨询=technical consulting,technology consulting / 企业服务=business services,enterprise services / 商务服务=business services,business service / 进出口贸易=import and export trading,import and export trade,import export trading,imp and exp trading / 贸易发展=trade development,trading development
  国际商务=international business / 国际经贸=international economic and trade / 国际投资=international investment / 国际控股=international holdings / 国际集团=international group / 国际工程=international engineering / 国际旅行社=international travel service / 旅行社=travel agency,travel service / 航空服务=air service,aviation service / 餐厅=restaurant / 宾馆=hotel / 娱乐城=casino / 彩票=lottery / 博彩娱乐=gaming entertainment
`
