/**
 * Names of France, Italy, Germany, the Netherlands, the Nordic countries, Britain and Ireland, per mille of their bearers; a share
 * holds until the next, rounded.
 * Origin: order and shares after the published national counts (INSEE, ISTAT, GfdS, Meertens Instituut, SCB, SSB, DST, DVV, ONS),
 * from general knowledge. Names common to America and Britain are in the table of the United States.
 */
export const frenchFamilyNames = `
  4 martin 3 bernard dubois thomas robert richard petit durand leroy moreau simon laurent lefebvre michel 2 garcia david bertrand roux
  vincent fournier morel girard andre lefevre mercier dupont lambert bonnet francois martinez legrand garnier faure rousseau
  1.5 blanc guerin muller henry roussel nicolas perrin morin mathieu clement gauthier dumont lopez fontaine chevalier robin
  masson sanchez gerard nguyen boyer denis lemaire duval joly gautier roger roche roy noel meyer lucas meunier jean perez
  marchand dufour blanchard marie barbier brun dumas brunet schmitt leroux colas colin fernandez pierre arnaud rolland caron
  1 aubert giraud leclerc vidal bourgeois renaud lemoine picard gaillard philippe leclercq lacroix fabre dupuis olivier
  rodriguez hubert guillaume baron schneider paris charles deschamps aubry carpentier vasseur boulanger rey leblanc jacquet
  benoit collet renard brun prevost bailly guillot moulin barre pons jacob perrot royer marty germain maillard carre huet
  tremblay gagnon gagne bouchard gauthier bergeron cote pelletier belanger levesque lavoie poirier ouellet fortin
`
export const frenchGivenNames = `
  30 jean marie michel pierre 20 philippe alain nathalie isabelle sylvie catherine 15 bernard christophe nicolas patrick
  jacques daniel laurent christian frederic martine francoise christine valerie monique 12 gerard andre julien eric stephane
  david sebastien claude thierry olivier dominique pascal bruno thomas francois alexandre jeanne nicole sandrine stephanie
  veronique sophie chantal celine anne brigitte julie jacqueline camille 8 guillaume marc vincent anthony antoine
  maxime kevin romain benoit mathieu jerome fabrice herve franck didier gilles serge guy roger robert georges henri
  marcel maurice rene louis lucien yves emile gilbert raymond roland paul joseph charles etienne gregory cedric damien florian
  aurelie emilie elodie laetitia caroline laura marion pauline florence corinne patricia helene laurence annie danielle denise
  simone madeleine yvonne odette germaine suzanne claire agnes cecile delphine virginie manon lea chloe emma ines mathilde
  4 gaetan gael thibault thibaut quentin clement arthur hugo lucas theo nathan raphael gabriel jules leo enzo baptiste adrien
  arnaud xavier yannick yann ludovic mickael fabien regis remi remy rodolphe sylvain cyril bertrand hubert alexis aurelien
  bastien corentin dylan jordan jeremy jonathan genevieve ginette paulette colette josette josiane mireille michele muriel
  nadine nadege nadia pascale solange therese vanessa amandine anais audrey charlotte clemence coralie fanny justine
  lucie margaux marine melanie oceane sarah severine
`
export const italianFamilyNames = `
  4 rossi 3 russo ferrari esposito 2 bianchi romano colombo ricci marino greco bruno gallo conti deluca mancini costa giordano rizzo
  1.5 lombardi moretti barbieri fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile martinelli vitale
  lombardo serra coppola desantis dangelo marchetti parisi villa conte ferraro ferri fabbri bianco marini grasso valentini
  messina sala deangelis gatti pellegrini palumbo sanna farina rizzi monti cattaneo morelli amato silvestri mazza testa
  1 grassi pellegrino carbone giuliani benedetti barone rossetti caputo montanari guerra palmieri bernardi martino fiore derosa
  ferretti bellini basile riva donati piras vitali battaglia sartori neri costantini milani pagano ruggiero sorrentino damico
  orlando negri mantovani sacco dandrea pace poli fusco guidi bruni piazza cirillo bassi orlandi gallo cosentino valente
  marchi napolitano catalano pepe cocco caprio salvatore aiello arena berti bosco calabrese cavallo cipriani
`
export const italianGivenNames = `
  30 giuseppe maria 20 antonio giovanni mario luigi anna francesco 12 angelo vincenzo pietro salvatore carlo franco domenico bruno
  paolo michele giorgio andrea marco alessandro roberto stefano luca rosa angela giovanna teresa lucia carmela caterina
  8 aldo sergio luciano alberto massimo claudio fabio davide daniele simone matteo lorenzo federico riccardo nicola raffaele
  gennaro rocco pasquale gaetano emilio enzo gino guido umberto vittorio ugo renato silvio tommaso gabriele cristian
  francesca anna chiara valentina sara laura elena giulia martina paola patrizia daniela barbara cristina silvia simona
  federica alessandra antonella rita concetta immacolata luisa marta elisa ilaria roberta monica serena
  4 alfredo alfonso armando arturo carmine ciro cosimo corrado dario diego dino donato edoardo elio enrico ernesto eugenio
  ettore fabrizio ferdinando filippo flavio fulvio giacomo gianluca giancarlo gianfranco gianni giulio graziano ivan ivano
  jacopo leonardo livio lucio manuel marcello mariano mattia maurizio mauro mirko natale nino oreste orlando piero pierluigi
  remo rinaldo rodolfo romano samuele sandro santo savino tiziano valerio valter walter vito
`
export const germanFamilyNames = `
  9 muller mueller 7 schmidt 4 schneider fischer 3 meyer weber wagner schulz becker hoffmann 2.5 schafer schaefer koch bauer richter
  2 klein wolf schroder schroeder neumann schwarz zimmermann braun kruger krueger hofmann hartmann lange schmitt werner schmitz
  krause meier lehmann schmid schulze maier kohler koehler herrmann konig koenig walter mayer huber kaiser fuchs peters
  1.2 lang scholz moller moeller weiss jung hahn schubert vogel friedrich keller gunther guenther frank berger winkler roth beck
  lorenz baumann franke albrecht schuster simon ludwig bohm boehm winter kraus martin schumacher kramer kraemer vogt stein
  jager jaeger otto sommer gross seidel heinrich brandt haas schreiber graf schulte dietrich ziegler kuhn kuehn pohl engel
  .8 horn busch bergmann thomas voigt sauer arnold wolff pfeiffer ernst hubner huebner hansen bayer bauer beyer lindner
  kuhnert wenzel fink jansen barth riedel ott kaufmann seifert marx kunz schilling stark fritz brunner steiner pichler gruber
  moser hofer leitner egger eder auer wieser schwarzer reiter lechner ebner haider wimmer aigner wallner
  baumgartner buchner winkler binder stadler lehner gerber bucher suter frei brunner widmer zimmermann moser graf
  frei baumgartner kunz ritter gerlach heinz bock paul reuter lutz nowak dorn hermann blum hein heller rieger
`
export const germanGivenNames = `
  20 peter michael thomas hans andreas 15 wolfgang klaus werner helmut heinz karl josef manfred jurgen juergen gerhard maria
  12 stefan stephan frank christian uwe bernd bernhard horst gunter guenter gunther dieter martin ulrich markus rolf walter
  kurt heinrich herbert franz otto georg alexander anna ursula monika petra elisabeth sabine renate helga karin brigitte
  ingrid erika andrea gisela claudia susanne gabriele christa christine hildegard anja barbara gerda birgit
  8 joachim ralf matthias jorg joerg alfred ernst paul johann johannes robert richard rudolf siegfried volker wilhelm
  sven torsten thorsten dirk daniel sebastian florian tobias jan jens holger harald norbert hermann friedrich fritz
  erich erwin ewald dietmar detlef eberhard ekkehard reinhard reiner rainer roland philipp oliver marco kai lutz axel
  angelika anneliese antje beate bettina cornelia doris edith elke erna eva frieda heike heidi helene ilse inge irmgard
  jutta katharina katrin kerstin kirsten lieselotte lisa margarete marion martina martha melanie nicole regina rosemarie
  ruth sandra silke sonja stefanie steffi sylvia tanja ute ulrike ulrich vera waltraud
  4 lukas leon finn jonas luca felix niklas nils lars tim tom maximilian moritz simon fabian benjamin julian konstantin hannah
  lea lena mia emma leonie marie sophie laura julia sarah johanna franziska vanessa jessica anton bruno egon emil
  gottfried gunnar guido hartmut henning hubert ingo karsten carsten lothar ludwig mario marcel olaf oskar rene ronny rudiger
`
export const dutchFamilyNames = `
  5 jong dejong jansen vries devries 4 berg vandenberg dijk vandijk bakker janssen visser smit 3 meijer meyer boer deboer mulder groot degroot bos vos
  peters hendriks leeuwen vanleeuwen dekker brouwer wit dewit dijkstra smits graaf degraaf meer vandermeer 2 linden vanderlinden kok jacobs haan
  dehaan vermeulen heuvel veen vanderveen broek bruijn heijden vanderheijden schouten beek bos vanbeek willems vliet ven vandeven hoekstra maas
  verhoeven koster dam prins huisman blom peeters kuipers jonge veenstra kuiper post kramer vink scholten wal witte bosch
  verbeek boogaard hendrix gerritsen postma jonker kroon zwart molenaar martens maes mertens claes wouters goossens desmet smet
  willems lambert dubois aerts declercq hermans
`
export const dutchGivenNames = `
  25 johannes jan maria 15 cornelis hendrik pieter peter willem anna johanna 8 gerrit petrus jacobus dirk adriaan kees piet henk
  hans wim gerard theo ton frank erik marcel rob ronald paul martin mark jeroen bas bart sander dennis jasper joost
  elisabeth margaretha cornelia wilhelmina catharina adriana hendrika marja ingrid monique marieke marijke anneke annemarie
  4 arjan arie andre bram daan derk douwe ernst evert frans frits guus gijs harm harry henri hugo jaap jelle jos joris
  koen klaas lars leo luc luuk maarten marco matthijs michiel nico niels patrick pim rene richard rick rik roel ruud sjoerd
  sven thijs thomas tim tom wouter esther femke saskia sandra linda
`
export const nordicNames = `
  25 andersson johansson karlsson nilsson nielsen jensen hansen 20 eriksson larsson olsson persson pedersen andersen christensen
  larsen sorensen johansen olsen 12 svensson gustafsson pettersson jonsson jansson rasmussen jorgensen petersen madsen
  kristensen kristiansen 8 hansson bengtsson jonsson lindberg jakobsson magnusson olofsson lindstrom lindqvist lindgren
  berg axelsson bergstrom lundberg lind lundgren lundqvist mattsson berglund fredriksson sandberg henriksson forsberg sjoberg
  wallin engstrom eklund danielsson lundin hakansson bjork bergman gunnarsson holm wikstrom samuelsson isaksson fransson
  nyberg bergqvist nystrom holmberg arvidsson lofgren soderberg nyman blomqvist claesson nordstrom martensson
  olsen thomsen poulsen johansen knudsen mortensen moller lund jakobsen jacobsen olsen frederiksen mikkelsen henriksen laursen
  schmidt eriksen holm clausen simonsen svendsen andreasen iversen ostergaard karlsen johnsen pettersen eriksen haugen hagen
  jonassen nilsen kristoffersen bakken dahl solberg moen halvorsen strand lie hauge aas nygaard
  4 korhonen virtanen makinen nieminen makela hamalainen laine heikkinen koskinen jarvinen lehtonen lehtinen saarinen salminen
  heinonen niemi heikkila kinnunen salonen turunen laitinen salo tuominen rantanen karjalainen jokinen mattila savolainen
  lahtinen ahonen leppanen hiltunen leinonen kallio miettinen toivonen jonsdottir gudmundsson sigurdsson olafsson magnusson
`
export const nordicGivenNames = `
  15 lars erik karl anders johan per nils carl mikael jan hans peter maria anna elisabeth margareta kristina eva birgitta
  karin 8 lennart sven olof bengt bo fredrik gunnar gustav goran henrik jonas magnus mats mattias niklas oskar ulf stefan
  tommy thomas martin daniel andreas jens jorgen michael niels soren morten christian kim ole poul rasmus torben bent
  hanne kirsten mette lene susanne lone inge marianne helle annette camilla charlotte ida ingrid emma sofia linnea astrid
  bjorn kjell knut odd oddvar oivind oyvind svein terje tor tore trond geir arne egil einar eirik espen frode haakon hakon halvor
  harald havard ivar jarle jon kare kristian leif olav ragnar roar roald rolf rune sigurd sindre sondre stein steinar thor
  4 juhani johannes antero tapani kalevi tapio matti ilmari mikko juha timo kari antti jari jukka markku pekka hannu heikki
  seppo janne ari sami ville marko petri lauri eero esa ilkka jarmo jorma kimmo pentti raimo reijo risto tero tuomas veikko
  helena johanna anneli kaarina marjatta anna liisa annikki hannele kristiina sinikka tuulikki paivi ritva leena pirjo sari
`
export const britishNames = `
  12 smith jones 7 williams taylor davies brown 5 evans thomas wilson johnson roberts 4 robinson thompson wright walker white
  edwards hughes green hall lewis harris clarke patel jackson wood turner martin cooper hill morris ward moore clark
  3 baker harrison king morgan lee allen james phillips scott davis watson parker bennett price griffiths young shah
  2 murphy kelly osullivan walsh obrien byrne oconnor oneill oreilly doyle mccarthy gallagher doherty kennedy lynch murray quinn
  macdonald mackenzie macleod stewart fraser reid ross robertson campbell sinclair gordon kerr ferguson wallace douglas
  david john michael paul andrew peter james robert richard christopher stephen mark alan ian kevin colin keith nigel graham
  trevor gareth gavin stuart simon neil derek duncan malcolm alistair alasdair callum liam sean patrick declan conor niall
  padraig seamus eoin aidan ciaran brendan dermot eamon gerard kieran oliver harry jack george charlie thomas oscar noah leo
  margaret susan elizabeth sarah helen jane julie karen jacqueline deborah tracey sharon alison gillian lesley janet
  pauline hazel fiona siobhan niamh aoife sinead ciara eileen bridget maeve deirdre orla grainne emily jessica
`
