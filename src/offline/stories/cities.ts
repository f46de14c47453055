import type { Chakra } from '../../practice/kingdoms.ts';
import type { Line } from './grammar.ts';
import type { Motif } from './theme-image.ts';

export interface Place {
  /** "the reed bridge": stands after a preposition or before a postposition. */
  readonly at: Line;
  readonly motif: Motif;
}

export interface City {
  readonly chakra: Chakra;
  /** The city's name in the list of kingdoms. */
  readonly city: string;
  /** What its people call it. */
  readonly called: Line;
  readonly sights: readonly Line[];
  readonly places: readonly [Place, Place, Place];
}

/** What each kingdom is called, by chakra, in every language. */
export const kingdomNames: Readonly<Record<Chakra, Line>> = {
  1: ['Primordia', 'Primordia', '普里莫迪亚', 'प्रिमोर्डिया', 'بريمورديا'],
  2: ['Emblazion', 'Emblazion', '恩布莱西昂', 'एम्ब्लेज़ियन', 'إمبلازيون'],
  3: ['Chryseos', 'Chryseos', '克里塞奥斯', 'क्रिसेओस', 'كريسيوس'],
  4: ['Eleasis', 'Eleasis', '伊莱亚西斯', 'एलियासिस', 'إلياسيس'],
  5: ['Voxlumis', 'Voxlumis', '沃克斯卢米斯', 'वॉक्सलूमिस', 'فوكسلوميس'],
  6: ['Insightia', 'Insightia', '因赛提亚', 'इनसाइटिया', 'إنسايتيا'],
  7: ['Claridium', 'Claridium', '克拉里迪姆', 'क्लैरिडियम', 'كلاريديوم'],
  8: ['Poiesis', 'Poiesis', '波伊西斯', 'पोइएसिस', 'بوييسيس'],
};

const cities: readonly City[] = [
  {
    chakra: 1,
    city: 'Rubicund Ridge',
    called: ['Rubicund Ridge', 'Cresta Rubicunda', '赤岭城', 'सिंदूरी चोटी', 'الهضبة الوردية'],
    sights: [
      [
        'The houses there are caves with curtains, and at night the moss on the ceilings glows like weak tea.',
        'Allí las casas son cuevas con cortinas, y de noche el musgo del techo brilla como un té clarito.',
        '那里的房子都是挂着帘子的山洞，到了夜里，洞顶的苔藓亮得像一杯淡茶。',
        'वहाँ के घर परदों वाली गुफाएँ हैं, और रात को छत की काई हल्की चाय की तरह चमकती है।',
        'البيوت هناك كهوف لها ستائر، وفي الليل يلمع الطحلب على السقوف مثل شاي خفيف.',
      ],
      [
        'The whole ridge is the red of a baked brick, and it keeps the day’s heat in its pocket until morning.',
        'Toda la cresta es roja como un ladrillo recién cocido, y guarda el calor del día en el bolsillo hasta la mañana.',
        '整道山岭红得像刚出窑的砖，把白天的热气揣在兜里，一直揣到天亮。',
        'पूरी चोटी पकी ईंट जैसी लाल है, और दिन की गरमी सुबह तक अपनी जेब में रखती है।',
        'الهضبة كلّها حمراء كالآجرّ الخارج من الفرن، وتُبقي دفء النهار في جيبها حتّى الصباح.',
      ],
      [
        'Roots come down through our ceilings, and we hang our hats on them.',
        'Las raíces bajan por nuestros techos y en ellas colgamos los sombreros.',
        '树根从我们的屋顶垂下来，我们就把帽子挂在上面。',
        'हमारी छतों से जड़ें नीचे लटकती हैं, और हम उन पर अपनी टोपियाँ टाँगते हैं।',
        'تتدلّى الجذور من سقوفنا فنعلّق عليها قبّعاتنا.',
      ],
      [
        'When somebody laughs in the lowest cave, the pots rattle in the highest one.',
        'Cuando alguien se ríe en la cueva más baja, tintinean las ollas de la más alta.',
        '最底下的山洞里有谁一笑，最高处的山洞里锅碗就叮当响。',
        'सबसे नीचे की गुफा में कोई हँसे, तो सबसे ऊपर की गुफा में बरतन खनकने लगते हैं।',
        'حين يضحك أحدهم في أسفل كهف، ترنّ القدور في أعلى كهف.',
      ],
    ],
    places: [
      {
        at: ['the warm wall', 'la pared tibia', '暖墙', 'गरम दीवार', 'الجدار الدافئ'],
        motif: 'stones',
      },
      {
        at: ['the curtain cave', 'la cueva de las cortinas', '挂帘洞', 'परदों वाली गुफा', 'كهف الستائر'],
        motif: 'cave',
      },
      {
        at: ['the hat root', 'la raíz de los sombreros', '帽子树根', 'टोपियों वाली जड़', 'جذر القبّعات'],
        motif: 'tree',
      },
    ],
  },
  {
    chakra: 1,
    city: 'Bleeding Bay',
    called: ['the Bay', 'la Bahía', '红湾', 'लाल खाड़ी', 'الخليج الأحمر'],
    sights: [
      [
        'The clay of the cliffs has coloured the water there, so the waves come in pink as jam.',
        'Allí la arcilla del acantilado ha teñido el agua, y las olas llegan rosadas como mermelada.',
        '崖上的黏土把那里的水染了色，涌来的浪花粉得像果酱。',
        'वहाँ चट्टानों की मिट्टी ने पानी को रंग दिया है, इसलिए लहरें मुरब्बे जैसी गुलाबी आती हैं।',
        'صبغ طين الجروف ماء ذلك المكان، فتأتي الأمواج ورديّة كالمربّى.',
      ],
      [
        'At low tide the mud shines, and small lights walk about in it on business of their own.',
        'Con la marea baja el barro reluce, y unas lucecitas se pasean por él ocupadas en sus asuntos.',
        '退潮的时候泥滩发亮，许多小小的光在里面走来走去，各忙各的。',
        'भाटे में कीचड़ चमकता है, और उसमें नन्ही रोशनियाँ अपने-अपने काम से घूमती हैं।',
        'عند الجزر يلمع الوحل، وتتمشّى فيه أضواء صغيرة منشغلة بشؤونها.',
      ],
      [
        'Everybody’s feet are red up to the ankle, and nobody wears socks, because what for?',
        'Todo el mundo tiene los pies rojos hasta el tobillo, y nadie lleva calcetines, porque ¿para qué?',
        '家家户户的脚都红到脚踝，谁也不穿袜子，穿了又有什么用呢？',
        'सबके पैर टखनों तक लाल हैं, और मोज़े कोई नहीं पहनता, क्योंकि पहनकर होगा क्या?',
        'أقدام الجميع حمراء حتّى الكاحل، ولا أحد يلبس جوارب، فما الفائدة؟',
      ],
      [
        'The crabs sweep our streets sideways, and they are very proud of the corners.',
        'Los cangrejos barren de lado nuestras calles y están muy orgullosos de las esquinas.',
        '螃蟹横着替我们扫街，扫到墙角格外得意。',
        'केकड़े हमारी गलियाँ तिरछे बुहारते हैं, और कोनों पर उन्हें बड़ा गर्व है।',
        'تكنس السراطين شوارعنا ماشية على جنب، وهي فخورة جدًّا بالزوايا.',
      ],
    ],
    places: [
      {
        at: [
          'the jam-coloured pier',
          'el muelle color mermelada',
          '果酱色的码头',
          'मुरब्बे के रंग वाले घाट',
          'الرصيف الذي بلون المربّى',
        ],
        motif: 'boat',
      },
      {
        at: ['the clay steps', 'la escalera de arcilla', '黏土台阶', 'मिट्टी की सीढ़ियों', 'درج الطين'],
        motif: 'stairs',
      },
      {
        at: ['the crab corner', 'la esquina de los cangrejos', '螃蟹街角', 'केकड़ों वाले कोने', 'زاوية السراطين'],
        motif: 'shell',
      },
    ],
  },
  {
    chakra: 1,
    city: 'Marsh Metropolis',
    called: ['Marsh Metropolis', 'Ciudad Marisma', '沼泽大城', 'दलदल महानगर', 'مدينة المستنقع'],
    sights: [
      [
        'It is a city of nine hundred stilts, and no two of them agree about which way is up.',
        'Es una ciudad de novecientos pilotes, y no hay dos que estén de acuerdo sobre dónde queda arriba.',
        '这座城立在九百根木桩上，没有两根对“上面”在哪边意见一致。',
        'यह नौ सौ खंभों पर खड़ा शहर है, और कोई दो खंभे इस पर सहमत नहीं कि ऊपर किधर है।',
        'هي مدينة من تسعمئة وتد، لا يتّفق اثنان منها على جهة الأعلى.',
      ],
      [
        'Bubbles come up between our houses all day, and each one says a single round word.',
        'Entre nuestras casas suben burbujas todo el día, y cada una dice una sola palabra redonda.',
        '我们的房子中间整天冒泡泡，每个泡泡只说一个圆圆的字。',
        'हमारे घरों के बीच दिन भर बुलबुले उठते हैं, और हर एक बस एक गोल शब्द कहता है।',
        'تصعد الفقاعات بين بيوتنا طوال النهار، وكلّ واحدة تقول كلمة مدوّرة واحدة.',
      ],
      [
        'After dark the reeds give off a green shine, and that is how we find our doors.',
        'Cuando oscurece, los juncos despiden un brillo verde, y así encontramos nuestras puertas.',
        '天黑以后，芦苇发出绿莹莹的光，我们就靠它找到自家的门。',
        'अँधेरा होने पर सरकंडे हरी चमक देते हैं, और उसी से हम अपने दरवाज़े ढूँढ़ते हैं।',
        'بعد حلول الظلام يشعّ القصب نورًا أخضر، وبه نهتدي إلى أبوابنا.',
      ],
      [
        'The streets there are planks, and each plank sings a different note, so we always hear who is coming.',
        'Allí las calles son tablones, y cada uno canta una nota distinta, así que siempre oímos quién viene.',
        '那里的街道是木板铺的，每块木板唱一个音，所以谁来了我们总听得出。',
        'वहाँ की गलियाँ तख़्तों की हैं, और हर तख़्ता अलग सुर गाता है, इसलिए हम हमेशा सुन लेते हैं कि कौन आ रहा है।',
        'الشوارع هناك ألواح، ولكلّ لوح نغمة، فنعرف دائمًا من القادم.',
      ],
    ],
    places: [
      {
        at: ['the reed bridge', 'el puente de juncos', '芦苇桥', 'सरकंडों के पुल', 'جسر القصب'],
        motif: 'bridge',
      },
      {
        at: ['the tallest stilt', 'el pilote más alto', '最高的木桩', 'सबसे ऊँचे खंभे', 'أطول الأوتاد'],
        motif: 'tower',
      },
      {
        at: ['the bubble market', 'el mercado de las burbujas', '泡泡市场', 'बुलबुलों के बाज़ार', 'سوق الفقاعات'],
        motif: 'well',
      },
    ],
  },
  {
    chakra: 2,
    city: 'Lava Landing',
    called: ['Lava Landing', 'Puerto Lava', '熔岩渡口', 'लावा घाट', 'مرسى الحمم'],
    sights: [
      [
        'An orange river goes slowly through the middle of town, and we toast our bread over it on long forks.',
        'Un río anaranjado cruza despacio el pueblo, y encima tostamos el pan con tenedores largos.',
        '一条橙色的河慢悠悠穿城而过，我们用长叉子在河上烤面包。',
        'एक नारंगी नदी धीरे-धीरे शहर के बीच से जाती है, और हम लंबे काँटों से उस पर रोटी सेंकते हैं।',
        'يجري نهر برتقاليّ على مهل وسط البلدة، ونحمّص فوقه خبزنا بشُوَك طويلة.',
      ],
      [
        'The boats there are made of stone, and they float because nobody has told them not to.',
        'Allí las barcas son de piedra, y flotan porque nadie les ha dicho que no.',
        '那里的船是石头做的，它们能浮起来，因为没有谁告诉它们不能。',
        'वहाँ की नावें पत्थर की हैं, और वे तैरती हैं क्योंकि किसी ने उन्हें मना नहीं किया।',
        'القوارب هناك من حجر، وهي تطفو لأنّ أحدًا لم يقل لها ألّا تفعل.',
      ],
      [
        'In the evening the whole harbour goes the colour of peaches, and even the cats look delicious.',
        'Al atardecer todo el puerto se vuelve color durazno, y hasta los gatos parecen dulces.',
        '傍晚，整个港口变成桃子的颜色，连猫看上去都甜滋滋的。',
        'शाम को पूरा बंदरगाह आड़ू के रंग का हो जाता है, और बिल्लियाँ तक मीठी लगने लगती हैं।',
        'في المساء يصير الميناء كلّه بلون الخوخ، وحتّى القطط تبدو حلوة كالحلوى.',
      ],
      [
        'The paving stones are warm, so all our market women sell their melons barefoot.',
        'Los adoquines están tibios, así que nuestras vendedoras ofrecen los melones descalzas.',
        '铺路石是暖的，所以我们集市上的大婶都光着脚卖瓜。',
        'फ़र्श के पत्थर गरम हैं, इसलिए हमारी बाज़ारवालियाँ नंगे पाँव ख़रबूज़े बेचती हैं।',
        'حجارة الرصيف دافئة، لذلك تبيع نساء السوق عندنا الشمّام حافيات.',
      ],
    ],
    places: [
      {
        at: [
          'the toasting bank',
          'la orilla de las tostadas',
          '烤面包的河岸',
          'रोटी सेंकने वाले किनारे',
          'ضفّة الخبز المحمّص',
        ],
        motif: 'river',
      },
      {
        at: ['the stone boats', 'las barcas de piedra', '石船', 'पत्थर की नावों', 'القوارب الحجريّة'],
        motif: 'boat',
      },
      {
        at: [
          'the melon stairs',
          'la escalera de los melones',
          '卖瓜的台阶',
          'ख़रबूज़ों वाली सीढ़ियों',
          'درج الشمّام',
        ],
        motif: 'stairs',
      },
    ],
  },
  {
    chakra: 2,
    city: 'Frond Fiesta',
    called: ['Frond Fiesta', 'Fronda en Fiesta', '蕨叶欢城', 'पर्णोत्सव नगर', 'مهرجان السعف'],
    sights: [
      [
        'Every roof is a leaf as big as a bed, and when it rains the whole town drums.',
        'Cada tejado es una hoja grande como una cama, y cuando llueve el pueblo entero toca el tambor.',
        '每家的屋顶都是一片床那么大的叶子，一下雨，满城都在敲鼓。',
        'हर छत पलंग जितना बड़ा पत्ता है, और बारिश में पूरा शहर ढोल बजाता है।',
        'كلّ سقف ورقة بحجم سرير، وحين تمطر تقرع البلدة كلّها الطبل.',
      ],
      [
        'There is a feast there for everything: last week we had one for a very good puddle.',
        'Allí hay fiesta para todo: la semana pasada hicimos una por un charco muy bueno.',
        '那里什么事都值得办个庆典：上个星期，我们就为一个特别好的水洼办了一场。',
        'वहाँ हर चीज़ का उत्सव होता है: पिछले हफ़्ते हमने एक बहुत अच्छे पोखर का उत्सव मनाया।',
        'هناك احتفال لكلّ شيء: في الأسبوع الماضي أقمنا احتفالًا لبركة ماء صغيرة ممتازة.',
      ],
      [
        'The river wears the sunset all day, folded over one shoulder like a shawl.',
        'El río lleva el atardecer puesto todo el día, doblado sobre un hombro como un chal.',
        '河水整天披着晚霞，像披肩一样折搭在一边肩上。',
        'नदी दिन भर साँझ को एक कंधे पर शाल की तरह ओढ़े रहती है।',
        'يلبس النهر الغروب طوال النهار، مطويًّا على كتفه مثل شال.',
      ],
      [
        'Our street lamps are papayas, and whoever lights them may eat the seeds.',
        'Nuestras farolas son papayas, y quien las enciende puede comerse las semillas.',
        '我们的路灯是木瓜，谁点灯，籽就归谁吃。',
        'हमारी गली की बत्तियाँ पपीते हैं, और जो उन्हें जलाए वही उनके बीज खाए।',
        'مصابيح شارعنا ثمار بابايا، ومن يشعلها يأكل بذورها.',
      ],
    ],
    places: [
      {
        at: ['the papaya lamps', 'las farolas de papaya', '木瓜路灯', 'पपीते की बत्तियों', 'مصابيح البابايا'],
        motif: 'lantern',
      },
      {
        at: ['the drumming roof', 'el tejado que tamborilea', '会敲鼓的屋顶', 'ढोल बजाती छत', 'السقف القارع'],
        motif: 'drum',
      },
      {
        at: ['the good puddle', 'el charco bueno', '好水洼', 'अच्छे पोखर', 'البركة الطيّبة'],
        motif: 'river',
      },
    ],
  },
  {
    chakra: 2,
    city: 'Amber Atrium',
    called: ['Amber Atrium', 'Atrio de Ámbar', '琥珀庭', 'अंबर आँगन', 'بهو الكهرمان'],
    sights: [
      [
        'The roof is one great piece of amber, with an old mosquito in it whom we all greet by name.',
        'El techo es un gran trozo de ámbar, con un mosquito antiguo dentro al que todos saludamos por su nombre.',
        '屋顶是一整块大琥珀，里面有只古老的蚊子，我们见了都叫它的名字问好。',
        'छत अंबर का एक बड़ा टुकड़ा है, जिसमें एक पुराना मच्छर है और हम सब उसे नाम लेकर नमस्ते करते हैं।',
        'السقف قطعة كهرمان كبيرة، فيها بعوضة عتيقة نحيّيها جميعًا باسمها.',
      ],
      [
        'The light falls through honey there, and so everybody moves a little slower and a little sweeter.',
        'Allí la luz cae a través de la miel, y por eso todos se mueven un poco más despacio y un poco más dulces.',
        '那里的光是从蜂蜜里漏下来的，所以大家走得都慢一点、甜一点。',
        'वहाँ रोशनी शहद से छनकर गिरती है, इसलिए सब थोड़ा धीमे और थोड़ा मीठे चलते हैं।',
        'هناك ينزل الضوء من خلال العسل، لذلك يتحرّك الجميع أبطأ قليلًا وأحلى قليلًا.',
      ],
      [
        'In the middle stands a fountain of warm tea, and the goldfish in it like theirs with lemon.',
        'En medio hay una fuente de té tibio, y los peces dorados de la fuente lo prefieren con limón.',
        '正中央有一座热茶喷泉，里面的金鱼喜欢加柠檬。',
        'बीच में गुनगुनी चाय का फ़व्वारा है, और उसकी सुनहरी मछलियों को चाय नींबू के साथ पसंद है।',
        'في الوسط نافورة شاي دافئ، والأسماك الذهبيّة فيها تحبّه بالليمون.',
      ],
      [
        'People paint their shutters again each evening, because the sky keeps giving them better ideas.',
        'La gente repinta sus postigos cada tarde, porque el cielo no deja de darle mejores ideas.',
        '大家每天傍晚都重刷一遍百叶窗，因为天空总给他们更好的主意。',
        'लोग हर शाम अपनी खिड़कियाँ फिर से रँगते हैं, क्योंकि आसमान उन्हें हर बार बेहतर बात सुझाता है।',
        'يعيد الناس طلاء نوافذهم كلّ مساء، لأنّ السماء لا تكفّ عن إعطائهم أفكارًا أجمل.',
      ],
    ],
    places: [
      {
        at: ['the tea fountain', 'la fuente de té', '热茶喷泉', 'चाय के फ़व्वारे', 'نافورة الشاي'],
        motif: 'well',
      },
      {
        at: [
          'the painted shutters',
          'los postigos pintados',
          '彩绘的百叶窗',
          'रँगी हुई खिड़कियों',
          'النوافذ الملوّنة',
        ],
        motif: 'house',
      },
      {
        at: [
          'the honey-coloured gate',
          'el portón color de miel',
          '蜂蜜色的大门',
          'शहद के रंग वाले फाटक',
          'البوّابة العسليّة',
        ],
        motif: 'door',
      },
    ],
  },
  {
    chakra: 3,
    city: 'Lustrous Landing',
    called: ['Lustrous Landing', 'Puerto Lustre', '金光渡', 'चमक घाट', 'المرسى البرّاق'],
    sights: [
      [
        'Everything there is polished, even the pigeons, who go about squinting at one another.',
        'Allí todo está pulido, hasta las palomas, que andan por la calle deslumbrándose unas a otras.',
        '那里什么都擦得锃亮，连鸽子也是，它们走在街上互相晃得眯起眼睛。',
        'वहाँ सब कुछ चमकाया हुआ है, कबूतर भी, जो एक-दूसरे को देखकर आँखें मिचमिचाते फिरते हैं।',
        'كلّ شيء هناك مصقول، حتّى الحمام الذي يمشي وهو يغمض عينيه من بريق بعضه.',
      ],
      [
        'Our boats have golden noses, and they queue at the pier from the tallest to the smallest.',
        'Nuestros barcos tienen la nariz dorada y hacen cola en el muelle del más alto al más pequeño.',
        '我们的船都有金鼻子，在码头上从最高的排到最矮的。',
        'हमारी नावों की नाक सुनहरी है, और वे घाट पर सबसे ऊँची से सबसे छोटी तक क़तार में लगती हैं।',
        'لقواربنا أنوف ذهبيّة، وهي تصطفّ على الرصيف من الأطول إلى الأصغر.',
      ],
      [
        'The forge on the hill coughs out one spark for every hour, and that is our clock.',
        'La fragua de la colina suelta una chispa a cada hora, y ese es nuestro reloj.',
        '山上的铁匠炉每过一个钟头咳出一颗火星，那就是我们的钟。',
        'पहाड़ी की भट्ठी हर घंटे एक चिनगारी खाँसती है, और वही हमारी घड़ी है।',
        'يسعل الكور فوق التلّ شرارة كلّ ساعة، وتلك هي ساعتنا.',
      ],
      [
        'The pavement is laid in triangles, and it is considered good luck to step only on the points.',
        'El suelo está hecho de triángulos, y se dice que da suerte pisar solo las puntas.',
        '路面是用三角形的石板铺的，据说只踩尖尖会有好运。',
        'फ़र्श तिकोनों से बना है, और हमारे यहाँ केवल नोकों पर पैर रखना शुभ माना जाता है।',
        'الرصيف مبنيّ من مثلّثات، ويقال إنّ المشي على رؤوسها وحدها يجلب الحظّ.',
      ],
    ],
    places: [
      {
        at: ['the golden pier', 'el muelle dorado', '金码头', 'सुनहरे घाट', 'الرصيف الذهبيّ'],
        motif: 'boat',
      },
      {
        at: ['the coughing forge', 'la fragua que tose', '咳嗽的铁匠炉', 'खाँसती भट्ठी', 'الكور السعّال'],
        motif: 'fire',
      },
      {
        at: [
          'the triangle street',
          'la calle de los triángulos',
          '三角街',
          'तिकोनों वाली गली',
          'شارع المثلّثات',
        ],
        motif: 'tower',
      },
    ],
  },
  {
    chakra: 3,
    city: 'Savanna Soiree',
    called: ['Savanna Soiree', 'Verbena Sabana', '草原夜会城', 'सवाना महफ़िल', 'سهرة السافانا'],
    sights: [
      [
        'All day the town is only tall yellow grass; at dusk it stands up and brings out chairs.',
        'De día el pueblo es solo hierba alta y amarilla; al anochecer se levanta y saca las sillas.',
        '白天，这座城只是一片高高的黄草；一到黄昏，它就站起来，搬出椅子。',
        'दिन भर यह शहर बस ऊँची पीली घास होता है; साँझ को वह उठ खड़ा होता है और कुर्सियाँ निकालता है।',
        'في النهار ليست البلدة سوى عشب أصفر عالٍ؛ وعند الغسق تنهض وتُخرج الكراسي.',
      ],
      [
        'The giraffes carry our lanterns, since they are the only ones who do not need a ladder.',
        'Las jirafas llevan nuestros faroles, pues son las únicas que no necesitan escalera.',
        '长颈鹿替我们提灯笼，因为只有它们用不着梯子。',
        'जिराफ़ हमारी लालटेनें उठाते हैं, क्योंकि सीढ़ी की ज़रूरत बस उन्हीं को नहीं पड़ती।',
        'تحمل الزرافات فوانيسنا، فهي وحدها لا تحتاج إلى سلّم.',
      ],
      [
        'There is a dance on most evenings, and the ground keeps the beat for us from below.',
        'Casi todas las noches hay baile, y la tierra nos marca el compás desde abajo.',
        '差不多每晚都有舞会，大地在底下替我们打拍子。',
        'ज़्यादातर शामों को नाच होता है, और धरती नीचे से हमारे लिए ताल देती है।',
        'في أكثر الأمسيات رقص، والأرض تضبط لنا الإيقاع من تحت.',
      ],
      [
        'The sun there goes down so grandly that people clap, and sometimes it comes back for a bow.',
        'Allí el sol se pone con tanta gala que la gente aplaude, y a veces vuelve para hacer una reverencia.',
        '那里的太阳落得那么气派，大家都鼓掌，有时它还回来鞠个躬。',
        'वहाँ सूरज इतनी शान से डूबता है कि लोग ताली बजाते हैं, और कभी-कभी वह झुककर सलाम करने लौट आता है।',
        'تغرب الشمس هناك بأبّهة حتّى يصفّق الناس، وأحيانًا تعود لتنحني لهم.',
      ],
    ],
    places: [
      {
        at: ['the dancing ground', 'la pista de baile', '舞场', 'नाच के मैदान', 'ساحة الرقص'],
        motif: 'drum',
      },
      {
        at: [
          'the giraffe lanterns',
          'los faroles de las jirafas',
          '长颈鹿灯笼',
          'जिराफ़ों की लालटेनों',
          'فوانيس الزرافات',
        ],
        motif: 'lantern',
      },
      {
        at: [
          'the flat-topped tree',
          'el árbol de copa plana',
          '平顶树',
          'सपाट चोटी वाले पेड़',
          'الشجرة المسطّحة القمّة',
        ],
        motif: 'tree',
      },
    ],
  },
  {
    chakra: 3,
    city: 'Sandstone Square',
    called: ['Sandstone Square', 'Plaza Arenisca', '砂岩广场', 'बलुआ चौक', 'ساحة الحجر الرمليّ'],
    sights: [
      [
        'The city is one square inside another inside another, like a very serious cake.',
        'La ciudad es un cuadrado dentro de otro dentro de otro, como un pastel muy serio.',
        '这座城一个方块套着一个方块，再套一个方块，像块一本正经的蛋糕。',
        'यह शहर चौकोर के भीतर चौकोर के भीतर चौकोर है, जैसे कोई बहुत गंभीर केक।',
        'المدينة مربّع داخل مربّع داخل مربّع، مثل كعكة جادّة جدًّا.',
      ],
      [
        'At noon all the shadows fold themselves up and wait under the benches.',
        'Al mediodía todas las sombras se doblan solas y esperan debajo de los bancos.',
        '到了正午，所有的影子都把自己叠好，在长凳底下等着。',
        'दोपहर को सारी परछाइयाँ ख़ुद को तह करके बेंचों के नीचे इंतज़ार करती हैं।',
        'عند الظهر تطوي الظلال كلّها نفسها وتنتظر تحت المقاعد.',
      ],
      [
        'The walls are gold in the morning, amber in the afternoon, and at night they hum.',
        'Los muros son de oro por la mañana, de ámbar por la tarde, y de noche canturrean.',
        '墙壁早上是金色的，下午是琥珀色的，到了夜里就哼起歌来。',
        'दीवारें सुबह सोने की, दोपहर बाद अंबर की होती हैं, और रात को गुनगुनाती हैं।',
        'الجدران ذهبيّة في الصباح، كهرمانيّة بعد الظهر، وفي الليل تدندن.',
      ],
      [
        'We have a statue there of somebody important, but the sparrows have sat on it so long that nobody remembers whom.',
        'Tenemos allí la estatua de alguien importante, pero los gorriones llevan tanto tiempo encima que nadie recuerda de quién.',
        '我们那里有座大人物的雕像，可麻雀在上面蹲得太久，谁也记不得他是谁了。',
        'हमारे यहाँ किसी बड़े आदमी की मूर्ति है, पर गौरैयाँ उस पर इतने दिन बैठी हैं कि किसी को याद नहीं किसकी।',
        'عندنا هناك تمثال لشخص مهمّ، لكنّ العصافير جلست عليه طويلًا حتّى نسي الجميع من هو.',
      ],
    ],
    places: [
      {
        at: [
          'the sparrow statue',
          'la estatua de los gorriones',
          '麻雀雕像',
          'गौरैयों वाली मूर्ति',
          'تمثال العصافير',
        ],
        motif: 'bird',
      },
      {
        at: [
          'the innermost square',
          'el cuadrado de más adentro',
          '最里面的方院',
          'सबसे भीतरी चौक',
          'المربّع الأعمق',
        ],
        motif: 'tower',
      },
      {
        at: ['the humming wall', 'el muro que canturrea', '哼歌的墙', 'गुनगुनाती दीवार', 'الجدار المدندن'],
        motif: 'stones',
      },
    ],
  },
  {
    chakra: 4,
    city: 'Grove Galleria',
    called: ['Grove Galleria', 'Galería del Soto', '林荫长廊', 'उपवन वीथी', 'رواق البستان'],
    sights: [
      [
        'The trees there hold hands overhead, and below them we keep our shops in the green shade.',
        'Allí los árboles se dan la mano en lo alto, y debajo tenemos nuestras tiendas a la sombra verde.',
        '那里的树在头顶手拉着手，我们就在绿荫底下开铺子。',
        'वहाँ पेड़ ऊपर हाथ पकड़े रहते हैं, और नीचे हरी छाया में हमारी दुकानें हैं।',
        'تتماسك الأشجار هناك بالأيدي فوق الرؤوس، وتحتها في الظلّ الأخضر دكاكيننا.',
      ],
      [
        'Spots of sunlight wander about on the ground, and the kittens try to carry them off.',
        'Por el suelo se pasean manchas de sol, y los gatitos intentan llevárselas.',
        '地上有一块块阳光晃来晃去，小猫们总想把它们叼走。',
        'ज़मीन पर धूप के धब्बे टहलते हैं, और नन्हे बिलौटे उन्हें उठा ले जाने की कोशिश करते हैं।',
        'تتجوّل على الأرض بقع من ضوء الشمس، وتحاول القطط الصغيرة أن تحملها بعيدًا.',
      ],
      [
        'One shop sells only shade, by the yard, and there is always a queue in summer.',
        'Una tienda vende solo sombra, por varas, y en verano siempre hay cola.',
        '有一家铺子专卖树荫，论尺卖，一到夏天总有人排队。',
        'एक दुकान केवल छाया बेचती है, गज़ के हिसाब से, और गरमियों में वहाँ हमेशा क़तार लगती है।',
        'دكّان واحد لا يبيع إلّا الظلّ، بالذراع، وفي الصيف يقف أمامه دائمًا طابور.',
      ],
      [
        'When the wind comes through, ten thousand leaves turn over at once to look at it.',
        'Cuando pasa el viento, diez mil hojas se dan la vuelta a la vez para mirarlo.',
        '风一吹过，一万片叶子同时翻过身来看它。',
        'हवा गुज़रती है तो दस हज़ार पत्ते उसे देखने को एक साथ पलट जाते हैं।',
        'حين تمرّ الريح تلتفت عشرة آلاف ورقة دفعة واحدة لتنظر إليها.',
      ],
    ],
    places: [
      {
        at: ['the shade shop', 'la tienda de sombra', '树荫铺子', 'छाया की दुकान', 'دكّان الظلّ'],
        motif: 'tree',
      },
      {
        at: ['the mossy bench', 'el banco musgoso', '长苔的长椅', 'काई वाली बेंच', 'المقعد المكسوّ بالطحلب'],
        motif: 'stones',
      },
      {
        at: ['the ivy door', 'la puerta de hiedra', '常春藤门', 'बेल वाले दरवाज़े', 'باب اللبلاب'],
        motif: 'door',
      },
    ],
  },
  {
    chakra: 4,
    city: 'Leaf Spot',
    called: ['Leaf Spot', 'Rincón de la Hoja', '叶子角', 'पत्ती ठौर', 'ركن الورقة'],
    sights: [
      [
        'The whole town stands on a single lily leaf, and we turn it round on Sundays so that everyone gets the sun.',
        'El pueblo entero cabe en una sola hoja de nenúfar, y los domingos la giramos para que a todos les dé el sol.',
        '整个小城坐落在一片睡莲叶上，星期天我们把它转一转，好让家家都晒到太阳。',
        'पूरी बस्ती कमल के एक ही पत्ते पर बसी है, और इतवार को हम उसे घुमाते हैं ताकि सबको धूप मिले।',
        'تقوم البلدة كلّها على ورقة نيلوفر واحدة، ونديرها كلّ يوم أحد لينال الجميع نصيبه من الشمس.',
      ],
      [
        'The main street is the middle vein, and the lanes are the little ones, and nobody has ever been lost.',
        'La calle mayor es el nervio del medio, las callejas son los pequeños, y nunca se ha perdido nadie.',
        '大街是叶子中间的主脉，小巷是旁边的细脉，从来没有谁迷过路。',
        'बड़ी सड़क पत्ते की बीच वाली नस है और गलियाँ छोटी नसें, और आज तक कोई नहीं खोया।',
        'الشارع الكبير هو العرق الأوسط، والأزقّة هي العروق الصغيرة، ولم يتُه أحد قطّ.',
      ],
      [
        'Dew is delivered to every door at dawn, one drop to a household, two on feast days.',
        'Al alba reparten rocío de puerta en puerta, una gota por casa, y dos los días de fiesta.',
        '天一亮就有人挨家送露水，每户一滴，过节的时候两滴。',
        'भोर में हर दरवाज़े पर ओस पहुँचाई जाती है, घर पीछे एक बूँद, त्योहार पर दो।',
        'يُوزَّع الندى على الأبواب عند الفجر، قطرة لكلّ بيت، وقطرتان في الأعياد.',
      ],
      [
        'If too many of us dance on one side, the other side gets its feet wet.',
        'Si bailamos demasiados en un lado, los del otro se mojan los pies.',
        '要是太多人挤在一边跳舞，另一边的人就会湿了脚。',
        'अगर हम में से बहुत लोग एक तरफ़ नाचें, तो दूसरी तरफ़ वालों के पाँव भीग जाते हैं।',
        'إذا رقص كثير منّا في جهة، ابتلّت أقدام الذين في الجهة الأخرى.',
      ],
    ],
    places: [
      {
        at: ['the dew office', 'la oficina del rocío', '露水站', 'ओस घर', 'مكتب الندى'],
        motif: 'leaf',
      },
      {
        at: ['the curled edge', 'el borde enroscado', '卷起来的叶边', 'मुड़े हुए किनारे', 'الحافّة الملتفّة'],
        motif: 'leaf',
      },
      {
        at: ['the bud tower', 'la torre del capullo', '花苞塔', 'कली मीनार', 'برج البرعم'],
        motif: 'tower',
      },
    ],
  },
  {
    chakra: 4,
    city: 'Pond Pavilion',
    called: ['Pond Pavilion', 'Pabellón del Estanque', '池心亭', 'ताल मंडप', 'جناح البركة'],
    sights: [
      [
        'The houses have their windows in the floor, so that the fish may look in and see how we do.',
        'Las casas tienen las ventanas en el suelo, para que los peces se asomen a ver cómo estamos.',
        '房子的窗户都开在地板上，好让鱼儿瞧瞧我们过得怎样。',
        'घरों की खिड़कियाँ फ़र्श में हैं, ताकि मछलियाँ झाँककर देख सकें कि हम कैसे हैं।',
        'نوافذ البيوت في أرضها، لكي تطلّ الأسماك وترى كيف حالنا.',
      ],
      [
        'Willows comb the water there all day, and the water pretends not to like it.',
        'Allí los sauces peinan el agua todo el día, y el agua hace como que no le gusta.',
        '那里的柳树整天给池水梳头，池水装作不喜欢的样子。',
        'वहाँ बेद के पेड़ दिन भर पानी में कंघी करते हैं, और पानी ऐसे बनता है जैसे उसे पसंद न हो।',
        'تمشّط أشجار الصفصاف الماء هناك طوال النهار، ويتظاهر الماء بأنّ ذلك لا يعجبه.',
      ],
      [
        'We have eleven small bridges, and the twelfth is a very patient turtle.',
        'Tenemos once puentecitos, y el duodécimo es un galápago muy paciente.',
        '我们有十一座小桥，第十二座是一只很有耐心的老鳖。',
        'हमारे यहाँ ग्यारह छोटे पुल हैं, और बारहवाँ एक बहुत धीरज वाला कछुआ है।',
        'عندنا أحد عشر جسرًا صغيرًا، والثاني عشر سلحفاة ماء صبورة جدًّا.',
      ],
      [
        'Green light goes up and down our walls like somebody breathing.',
        'Una luz verde sube y baja por nuestras paredes como si alguien respirara.',
        '绿光在我们的墙上一起一伏，像有谁在呼吸。',
        'हरी रोशनी हमारी दीवारों पर ऐसे चढ़ती-उतरती है जैसे कोई साँस ले रहा हो।',
        'يصعد نور أخضر وينزل على جدراننا كأنّ أحدًا يتنفّس.',
      ],
    ],
    places: [
      {
        at: ['the willow stairs', 'la escalera del sauce', '柳树台阶', 'बेद वाली सीढ़ियों', 'درج الصفصاف'],
        motif: 'tree',
      },
      {
        at: ['the eleventh bridge', 'el puente número once', '第十一座桥', 'ग्यारहवें पुल', 'الجسر الحادي عشر'],
        motif: 'bridge',
      },
      {
        at: ['the fish window', 'la ventana de los peces', '看鱼的窗', 'मछलियों वाली खिड़की', 'نافذة السمك'],
        motif: 'fish',
      },
    ],
  },
  {
    chakra: 5,
    city: 'Echo Enclave',
    called: ['Echo Enclave', 'Enclave del Eco', '回声坞', 'गूँज बस्ती', 'حيّ الصدى'],
    sights: [
      [
        'Every sound there leaves a ripple of blue in the air, and a good sneeze can be seen from the hill.',
        'Allí cada sonido deja en el aire una onda azul, y un buen estornudo se ve desde la colina.',
        '那里每个声音都在空气里留下一圈蓝色的波纹，一个响亮的喷嚏，站在山上都看得见。',
        'वहाँ हर आवाज़ हवा में एक नीली लहर छोड़ती है, और अच्छी छींक पहाड़ी से भी दिख जाती है।',
        'كلّ صوت هناك يترك في الهواء موجة زرقاء، والعطسة الجيّدة تُرى من فوق التلّ.',
      ],
      [
        'The echoes live in the upstairs rooms, and they answer the door before we do.',
        'Los ecos viven en los cuartos de arriba y contestan a la puerta antes que nosotros.',
        '回声住在楼上的房间里，有谁敲门，它们总比我们先答应。',
        'गूँजें ऊपर के कमरों में रहती हैं, और दरवाज़े पर हमसे पहले वही जवाब देती हैं।',
        'تسكن الأصداء في الغرف العليا، وتردّ على الباب قبلنا.',
      ],
      [
        'We say good morning once, and it lasts us until lunch.',
        'Decimos buenos días una sola vez, y nos dura hasta la comida.',
        '我们早上问一声好，能用到吃午饭。',
        'हम एक बार सुप्रभात कहते हैं, और वह दोपहर के खाने तक चलता है।',
        'نقول صباح الخير مرّة واحدة، فتكفينا حتّى الغداء.',
      ],
      [
        'The walls are blue crystal, and if somebody whispers at one end, a teacup shivers at the other.',
        'Los muros son de cristal azul, y si alguien susurra en una punta, en la otra tiembla una taza.',
        '墙是蓝水晶做的，这头有谁说句悄悄话，那头就有只茶杯轻轻打颤。',
        'दीवारें नीले स्फटिक की हैं, और इस सिरे पर कोई फुसफुसाए तो उस सिरे पर एक प्याली काँप जाती है।',
        'الجدران من بلّور أزرق، فإذا همس أحد في طرف منها ارتعش فنجان في الطرف الآخر.',
      ],
    ],
    places: [
      {
        at: ['the upstairs echo', 'el eco de arriba', '楼上的回声', 'ऊपर वाली गूँज', 'الصدى الساكن فوق'],
        motif: 'tower',
      },
      {
        at: ['the shivering wall', 'el muro que tiembla', '打颤的墙', 'काँपती दीवार', 'الجدار المرتعش'],
        motif: 'stones',
      },
      {
        at: ['the blue steps', 'los peldaños azules', '蓝石阶', 'नीली सीढ़ियों', 'الدرجات الزرق'],
        motif: 'stairs',
      },
    ],
  },
  {
    chakra: 5,
    city: 'Sapphire Settlement',
    called: ['Sapphire Settlement', 'Villa Zafiro', '蓝宝石村', 'नीलम नगरी', 'قرية الياقوت الأزرق'],
    sights: [
      [
        'The houses are cut from blue stone so clear that we all know who is having soup.',
        'Las casas están talladas en piedra azul tan clara que todos sabemos quién está tomando sopa.',
        '房子是用蓝石头凿成的，透亮极了，谁家在喝汤，我们全都知道。',
        'घर इतने साफ़ नीले पत्थर से तराशे हैं कि हम सब जानते हैं कौन शोरबा पी रहा है।',
        'البيوت منحوتة من حجر أزرق صافٍ، حتّى إنّنا نعرف جميعًا من يشرب الحساء.',
      ],
      [
        'Songs freeze there in winter and hang from the gutters, and in spring they drip.',
        'Allí en invierno las canciones se hielan y cuelgan de los canalones, y en primavera gotean.',
        '冬天，歌声在那里结成冰，挂在屋檐下；到了春天，就一滴一滴往下滴。',
        'वहाँ जाड़ों में गीत जम जाते हैं और छज्जों से लटकते हैं, और वसंत में टपकते हैं।',
        'في الشتاء تتجمّد الأغاني هناك وتتدلّى من المزاريب، وفي الربيع تقطر.',
      ],
      [
        'The town bell is a blue cup, and the wind strikes it with a spoon.',
        'La campana del pueblo es una taza azul, y el viento la toca con una cuchara.',
        '村里的钟是一只蓝杯子，风拿勺子敲它。',
        'बस्ती की घंटी एक नीला प्याला है, और हवा उसे चम्मच से बजाती है।',
        'جرس القرية فنجان أزرق، تقرعه الريح بملعقة.',
      ],
      [
        'On still days our shadows are blue, and they talk among themselves.',
        'En los días quietos nuestras sombras son azules y charlan entre ellas.',
        '没有风的日子，我们的影子是蓝的，它们自己聊着天。',
        'शांत दिनों में हमारी परछाइयाँ नीली होती हैं, और आपस में बातें करती हैं।',
        'في الأيّام الساكنة تكون ظلالنا زرقاء، وتتحدّث فيما بينها.',
      ],
    ],
    places: [
      {
        at: ['the cup bell', 'la campana de taza', '杯子钟', 'प्याले वाली घंटी', 'جرس الفنجان'],
        motif: 'bell',
      },
      {
        at: [
          'the dripping gutters',
          'los canalones que gotean',
          '滴歌的屋檐',
          'टपकते छज्जों',
          'المزاريب القاطرة',
        ],
        motif: 'house',
      },
      {
        at: ['the blue quarry', 'la cantera azul', '蓝石矿', 'नीली खदान', 'المقلع الأزرق'],
        motif: 'cave',
      },
    ],
  },
  {
    chakra: 5,
    city: 'Woodland Wharf',
    called: ['Woodland Wharf', 'Muelle del Bosque', '林间码头', 'वन घाट', 'رصيف الغابة'],
    sights: [
      [
        'The forest comes down to the water there and stands in it up to its knees.',
        'Allí el bosque baja hasta el agua y se mete en ella hasta las rodillas.',
        '那里的森林一直走到水边，站进水里，没到膝盖。',
        'वहाँ जंगल पानी तक उतर आता है और घुटनों तक उसमें खड़ा रहता है।',
        'تنزل الغابة هناك إلى الماء وتقف فيه حتّى ركبتيها.',
      ],
      [
        'Ropes creak, oars knock, frogs reply, and by noon it is nearly a tune.',
        'Crujen las cuerdas, golpean los remos, contestan las ranas, y a mediodía ya es casi una canción.',
        '绳子吱呀，船桨笃笃，青蛙应声，到了中午就差不多成了一支曲子。',
        'रस्सियाँ चरमराती हैं, चप्पू खटखटाते हैं, मेंढक जवाब देते हैं, और दोपहर तक यह लगभग धुन बन जाती है।',
        'الحبال تصرّ، والمجاديف تدقّ، والضفادع تردّ، وعند الظهر يكاد ذلك يصير لحنًا.',
      ],
      [
        'Our ships carry no cargo but sounds, each in its own barrel, and the thunder is stowed at the bottom.',
        'Nuestros barcos no llevan más carga que sonidos, cada uno en su barril, y el trueno va al fondo.',
        '我们的船只运声音，一桶装一种，雷声压在最底下。',
        'हमारे जहाज़ केवल आवाज़ें ढोते हैं, हर एक अपने पीपे में, और गरज सबसे नीचे रखी जाती है।',
        'لا تحمل سفننا إلّا الأصوات، كلّ صوت في برميله، والرعد في الأسفل.',
      ],
      [
        'The fog there is blue and well behaved, and wipes its feet before it comes in.',
        'Allí la niebla es azul y bien educada, y se limpia los pies antes de entrar.',
        '那里的雾是蓝色的，很懂礼貌，进门前先擦擦脚。',
        'वहाँ का कोहरा नीला और सलीक़ेदार है, और अंदर आने से पहले पाँव पोंछता है।',
        'الضباب هناك أزرق ومهذّب، ويمسح قدميه قبل أن يدخل.',
      ],
    ],
    places: [
      {
        at: ['the thunder barrel', 'el barril del trueno', '雷声桶', 'गरज वाले पीपे', 'برميل الرعد'],
        motif: 'drum',
      },
      {
        at: [
          'the knee-deep trees',
          'los árboles con agua a las rodillas',
          '水没膝的树',
          'घुटनों तक डूबे पेड़ों',
          'الأشجار الغائصة إلى الركب',
        ],
        motif: 'tree',
      },
      {
        at: ['the long jetty', 'el embarcadero largo', '长栈桥', 'लंबे घाट', 'اللسان الخشبيّ الطويل'],
        motif: 'boat',
      },
    ],
  },
  {
    chakra: 6,
    city: 'Maze Metropolis',
    called: ['Maze Metropolis', 'Ciudad Laberinto', '迷宫城', 'भूलभुलैया नगर', 'مدينة المتاهة'],
    sights: [
      [
        'The streets move over a little every night, so breakfast is never where it was.',
        'Las calles se corren un poco cada noche, así que el desayuno nunca está donde estaba.',
        '街道每天夜里都挪一挪地方，所以早饭从来不在老地方。',
        'गलियाँ हर रात थोड़ी खिसक जाती हैं, इसलिए नाश्ता कभी वहाँ नहीं होता जहाँ कल था।',
        'تتزحزح الشوارع قليلًا كلّ ليلة، فلا يكون الفطور أبدًا حيث كان.',
      ],
      [
        'There are silver signs at every corner, and all of them say: nearly.',
        'En cada esquina hay letreros de plata, y todos dicen: casi.',
        '每个拐角都有银牌子，上面全是同一句话：快到了。',
        'हर मोड़ पर चाँदी की तख़्ती है, और सब पर एक ही बात है: बस पास ही।',
        'عند كلّ زاوية لافتة فضّيّة، وكلّها تقول: كدنا نصل.',
      ],
      [
        'Snails are the only ones who never hurry there, and they are always first.',
        'Allí los caracoles son los únicos que nunca corren, y siempre llegan primero.',
        '那里只有蜗牛从不着急，可每回都是它们先到。',
        'वहाँ बस घोंघे कभी जल्दी नहीं करते, और हमेशा सबसे पहले पहुँचते हैं।',
        'الحلازين وحدها لا تستعجل هناك، وهي دائمًا أوّل الواصلين.',
      ],
      [
        'From above, our hedges make the shape of a thumbprint, and nobody knows whose.',
        'Desde lo alto, nuestros setos tienen la forma de la huella de un pulgar, y nadie sabe de quién.',
        '从高处看，我们的树篱绕成一枚大拇指的指纹，谁也不知道是谁的。',
        'ऊपर से देखें तो हमारी बाड़ें अँगूठे की छाप बनाती हैं, और किसी को नहीं पता किसकी।',
        'من الأعلى ترسم أسيجتنا بصمة إبهام، ولا أحد يعرف لمن هي.',
      ],
    ],
    places: [
      {
        at: [
          'the corner that moves',
          'la esquina que se mueve',
          '会动的拐角',
          'खिसकने वाले मोड़',
          'الزاوية المتنقّلة',
        ],
        motif: 'stones',
      },
      {
        at: ['the silver hedge', 'el seto de plata', '银树篱', 'चाँदी की बाड़', 'السياج الفضّيّ'],
        motif: 'leaf',
      },
      {
        at: ['the middle fountain', 'la fuente del medio', '中央喷泉', 'बीच वाले फ़व्वारे', 'النافورة الوسطى'],
        motif: 'well',
      },
    ],
  },
  {
    chakra: 6,
    city: 'Veil Venue',
    called: ['Veil Venue', 'Casa de los Velos', '薄纱坊', 'चिलमन महल', 'دار الستائر'],
    sights: [
      [
        'There are no walls there, only curtains, and the wind is for ever changing which room is which.',
        'Allí no hay paredes, solo cortinas, y el viento cambia a cada rato cuál cuarto es cuál.',
        '那里没有墙，只有帘子，风一吹，哪间是哪间又换了样。',
        'वहाँ दीवारें नहीं, बस परदे हैं, और हवा हर घड़ी बदलती रहती है कि कौन-सा कमरा कौन-सा है।',
        'لا جدران هناك، بل ستائر فقط، ولا تكفّ الريح عن تبديل الغرف.',
      ],
      [
        'The stars have been sewn on by hand, and those at the edge are a bit crooked.',
        'Las estrellas están cosidas a mano, y las del borde quedaron un poco torcidas.',
        '星星是手工缝上去的，靠边的几颗有点歪。',
        'तारे हाथ से टाँके गए हैं, और किनारे वाले ज़रा टेढ़े हैं।',
        'النجوم مخيطة باليد، والتي عند الحافّة مائلة قليلًا.',
      ],
      [
        'We knock on cloth, which makes no sound, so a visitor has to cough politely.',
        'Llamamos a la puerta en la tela, que no suena, así que las visitas tienen que toser con educación.',
        '我们敲的是布，敲不出声，所以客人得有礼貌地咳一声。',
        'हम कपड़े पर दस्तक देते हैं, जिससे आवाज़ नहीं होती, इसलिए मेहमान को अदब से खाँसना पड़ता है।',
        'نطرق على القماش فلا يُسمع شيء، لذلك يسعل الضيف بأدب.',
      ],
      [
        'Behind the ninth curtain it is always evening, and people go there to cool their soup.',
        'Detrás de la novena cortina siempre es de tarde, y la gente va allí a enfriar la sopa.',
        '第九道帘子后面永远是傍晚，大家都去那儿把汤晾凉。',
        'नौवें परदे के पीछे हमेशा शाम रहती है, और लोग वहाँ अपना शोरबा ठंडा करने जाते हैं।',
        'خلف الستارة التاسعة مساء دائم، يذهب إليه الناس ليبرّدوا حساءهم.',
      ],
    ],
    places: [
      {
        at: ['the ninth curtain', 'la novena cortina', '第九道帘子', 'नौवें परदे', 'الستارة التاسعة'],
        motif: 'door',
      },
      {
        at: ['the crooked stars', 'las estrellas torcidas', '歪歪的星星', 'टेढ़े तारों', 'النجوم المائلة'],
        motif: 'star',
      },
      {
        at: ['the washing lines', 'los tendederos', '晾衣绳', 'कपड़ों की अलगनी', 'حبال الغسيل'],
        motif: 'kite',
      },
    ],
  },
  {
    chakra: 6,
    city: "Dreamweaver's Dwelling",
    called: [
      'Dreamweaver’s Dwelling',
      'Morada de la Tejesueños',
      '织梦居',
      'स्वप्न-बुनकर निवास',
      'مسكن نسّاجة الأحلام',
    ],
    sights: [
      [
        'It is one enormous house with a street in every corridor, and somewhere in the attic a loom that never stops.',
        'Es una casa enorme con una calle en cada pasillo, y en algún lugar del desván un telar que nunca se detiene.',
        '那是一座大得不得了的房子，每条走廊里都有一条街，阁楼某处有一架从不停歇的织机。',
        'वह एक बहुत बड़ा घर है जिसके हर गलियारे में एक गली है, और अटारी में कहीं एक करघा जो कभी नहीं रुकता।',
        'هو بيت هائل في كلّ ممرّ من ممرّاته شارع، وفي مكان ما من العلّيّة نول لا يتوقّف أبدًا.',
      ],
      [
        'The stairs there go up in the evening and down in the morning, to save everybody trouble.',
        'Allí las escaleras suben por la tarde y bajan por la mañana, para ahorrarle molestias a todo el mundo.',
        '那里的楼梯傍晚往上走，早上往下走，省得大家费力气。',
        'वहाँ सीढ़ियाँ शाम को ऊपर जाती हैं और सुबह नीचे, ताकि किसी को तकलीफ़ न हो।',
        'السلالم هناك تصعد في المساء وتنزل في الصباح، كي لا يتعب أحد.',
      ],
      [
        'Our pillows are stuffed with last week’s clouds, and now and then one of them rains a little.',
        'Nuestras almohadas están rellenas de nubes de la semana pasada, y de vez en cuando alguna llueve un poco.',
        '我们的枕头里塞的是上星期的云，偶尔有一只会下点小雨。',
        'हमारे तकियों में पिछले हफ़्ते के बादल भरे हैं, और कभी-कभी कोई तकिया ज़रा बरस जाता है।',
        'وسائدنا محشوّة بغيوم الأسبوع الماضي، وبين حين وآخر تمطر إحداها قليلًا.',
      ],
      [
        'There are silver mirrors in the hall that show what people had in mind before they changed it.',
        'En el vestíbulo hay espejos de plata que enseñan lo que cada cual pensaba antes de cambiar de idea.',
        '大厅里有几面银镜，照出来的是各人改主意之前的想法。',
        'बैठक में चाँदी के आईने हैं, जो दिखाते हैं कि मन बदलने से पहले लोगों के मन में क्या था।',
        'في البهو مرايا فضّيّة تُظهر ما كان في بال الناس قبل أن يغيّروا رأيهم.',
      ],
    ],
    places: [
      {
        at: ['the attic loom', 'el telar del desván', '阁楼的织机', 'अटारी के करघे', 'نول العلّيّة'],
        motif: 'loom',
      },
      {
        at: ['the silver mirrors', 'los espejos de plata', '银镜', 'चाँदी के आईनों', 'المرايا الفضّيّة'],
        motif: 'mirror',
      },
      {
        at: ['the evening stairs', 'la escalera de la tarde', '傍晚的楼梯', 'शाम वाली सीढ़ियों', 'سلّم المساء'],
        motif: 'stairs',
      },
    ],
  },
  {
    chakra: 7,
    city: 'Crystal City',
    called: ['Crystal City', 'Ciudad Cristal', '水晶城', 'स्फटिक नगर', 'مدينة البلّور'],
    sights: [
      [
        'The towers there are clear as water, and pigeons have to be told where the walls are.',
        'Allí las torres son transparentes como el agua, y a las palomas hay que avisarles dónde están las paredes.',
        '那里的塔楼清得像水，得有人告诉鸽子墙在哪儿。',
        'वहाँ की मीनारें पानी जैसी साफ़ हैं, और कबूतरों को बताना पड़ता है कि दीवारें कहाँ हैं।',
        'الأبراج هناك صافية كالماء، ولا بدّ من أن يُقال للحمام أين الجدران.',
      ],
      [
        'Each morning the first light breaks in seven pieces, and somebody sweeps them up for soup.',
        'Cada mañana la primera luz se parte en siete pedazos, y alguien los barre para la sopa.',
        '每天早上，第一道光碎成七片，总有人把它们扫起来煮汤。',
        'हर सुबह पहली किरण सात टुकड़ों में बँट जाती है, और कोई उन्हें शोरबे के लिए बुहार लेता है।',
        'كلّ صباح ينقسم أوّل الضوء سبع قطع، ويكنسها أحدهم ليصنع منها حساء.',
      ],
      [
        'The clouds are let in at the east gate and counted, and there is always one too many.',
        'Las nubes entran por la puerta del este, donde las cuentan, y siempre sobra una.',
        '云从东门放进来，一朵一朵地数，每回总是多出一朵。',
        'बादल पूरब के फाटक से गिनकर अंदर लिए जाते हैं, और हमेशा एक ज़्यादा निकलता है।',
        'تدخل الغيوم من البوّابة الشرقيّة فتُعدّ هناك، ودائمًا تزيد واحدة.',
      ],
      [
        'When nobody speaks, our whole city rings very softly, like a glass that remembers a spoon.',
        'Cuando nadie habla, toda nuestra ciudad suena bajito, como un vaso que se acuerda de una cuchara.',
        '没人说话的时候，我们整座城轻轻地响着，像一只记得勺子的玻璃杯。',
        'जब कोई नहीं बोलता, हमारा पूरा शहर धीमे-धीमे बजता है, जैसे गिलास को चम्मच याद आ रहा हो।',
        'حين لا يتكلّم أحد ترنّ مدينتنا كلّها بخفوت، مثل كأس تتذكّر ملعقة.',
      ],
    ],
    places: [
      {
        at: ['the east gate', 'la puerta del este', '东门', 'पूरब के फाटक', 'البوّابة الشرقيّة'],
        motif: 'door',
      },
      {
        at: ['the clear tower', 'la torre transparente', '透明的塔', 'पारदर्शी मीनार', 'البرج الشفّاف'],
        motif: 'tower',
      },
      {
        at: ['the soup steps', 'los peldaños de la sopa', '煮汤的台阶', 'शोरबे वाली सीढ़ियों', 'درج الحساء'],
        motif: 'stairs',
      },
    ],
  },
  {
    chakra: 7,
    city: 'Ascent Arrival',
    called: ['Ascent Arrival', 'Alto de la Llegada', '登高台', 'आरोहण धाम', 'محطّة الصعود'],
    sights: [
      [
        'It is the last stop of the longest stairs, and everybody who gets there says oh, and then sits down.',
        'Es la última parada de la escalera más larga, y todo el que llega dice oh y luego se sienta.',
        '那是最长的楼梯的最后一站，谁到了那儿都先说一声“哦”，然后坐下来。',
        'वह सबसे लंबी सीढ़ी का आख़िरी पड़ाव है, और जो भी पहुँचता है पहले ओह कहता है, फिर बैठ जाता है।',
        'هي آخر محطّة في أطول درج، وكلّ من يصل يقول آه ثمّ يجلس.',
      ],
      [
        'The houses are tied down with ribbons, for up there even a kettle would like to float.',
        'Las casas están atadas con cintas, porque allá arriba hasta las teteras quieren flotar.',
        '房子都用丝带拴着，因为在那么高的地方，连水壶都想飘起来。',
        'घर फ़ीतों से बँधे हैं, क्योंकि उतनी ऊँचाई पर केतली भी उड़ना चाहती है।',
        'البيوت مربوطة بالأشرطة، ففي ذلك العلوّ حتّى الإبريق يودّ أن يطفو.',
      ],
      [
        'Clouds are our pavements; one has to tread in the middle and think light thoughts.',
        'Las nubes son nuestras aceras; hay que pisar por el medio y pensar cosas ligeras.',
        '云就是我们的人行道，得踩在正中间，还得想些轻飘飘的事。',
        'बादल हमारी पगडंडियाँ हैं; बीच में पैर रखना होता है और हल्की बातें सोचनी होती हैं।',
        'الغيوم أرصفتنا، ولا بدّ من المشي في الوسط والتفكير في أشياء خفيفة.',
      ],
      [
        'Geese stop there to blow on their feet before they fly over the top.',
        'Los gansos paran allí a soplarse las patas antes de volar sobre la cumbre.',
        '大雁飞过山顶之前，都在那里歇一歇，给自己的脚吹吹气。',
        'हंस चोटी पार करने से पहले वहाँ रुककर अपने पंजों पर फूँक मारते हैं।',
        'يتوقّف الإوزّ هناك لينفخ على قدميه قبل أن يطير فوق القمّة.',
      ],
    ],
    places: [
      {
        at: ['the last stair', 'el último escalón', '最后一级台阶', 'आख़िरी सीढ़ी', 'الدرجة الأخيرة'],
        motif: 'stairs',
      },
      {
        at: [
          'the ribboned houses',
          'las casas de las cintas',
          '系丝带的房子',
          'फ़ीतों वाले घरों',
          'البيوت ذات الأشرطة',
        ],
        motif: 'house',
      },
      {
        at: ['the goose landing', 'el descanso de los gansos', '大雁歇脚处', 'हंसों के पड़ाव', 'مهبط الإوزّ'],
        motif: 'bird',
      },
    ],
  },
  {
    chakra: 7,
    city: 'Echo Empire',
    called: ['Echo Empire', 'Imperio del Eco', '回声国', 'गूँज साम्राज्य', 'إمبراطوريّة الصدى'],
    sights: [
      [
        'The emperor there is an echo: whoever asks it something must first know the answer.',
        'Allí el emperador es un eco: quien le pregunta algo tiene que saber antes la respuesta.',
        '那里的皇帝是一声回声，谁想问它什么，得先自己知道答案。',
        'वहाँ का सम्राट एक गूँज है: जो उससे कुछ पूछे, उसे जवाब पहले से पता होना चाहिए।',
        'الإمبراطور هناك صدى: من يسأله شيئًا عليه أن يعرف الجواب أوّلًا.',
      ],
      [
        'White halls open one out of the other, each a little larger, until the last one has no roof.',
        'Salas blancas se abren unas a otras, cada una algo más grande, hasta que la última no tiene techo.',
        '白色的大厅一间通着一间，一间比一间大，到最后一间就没有屋顶了。',
        'सफ़ेद दालान एक में से एक खुलते हैं, हर एक थोड़ा बड़ा, और आख़िरी वाले की छत ही नहीं।',
        'قاعات بيضاء تُفضي إحداها إلى الأخرى، وكلّ واحدة أكبر قليلًا، حتّى الأخيرة التي لا سقف لها.',
      ],
      [
        'Footsteps arrive before the feet, so our tea is always ready in time.',
        'Los pasos llegan antes que los pies, así que nuestro té siempre está a punto.',
        '脚步声总比脚先到，所以我们的茶总是备得正好。',
        'क़दमों की आहट पाँवों से पहले पहुँचती है, इसलिए हमारी चाय हमेशा समय पर तैयार रहती है।',
        'تصل الخطوات قبل الأقدام، لذلك يكون شاينا جاهزًا دائمًا في وقته.',
      ],
      [
        'The violet curtains there are made of hush, and they are beaten clean every spring.',
        'Allí las cortinas violetas están hechas de silencio, y cada primavera se sacuden.',
        '那里的紫色帘子是用安静织成的，每年春天都要拍打干净。',
        'वहाँ के बैंगनी परदे सन्नाटे के बने हैं, और हर वसंत में झाड़े जाते हैं।',
        'الستائر البنفسجيّة هناك مصنوعة من السكون، وتُنفض كلّ ربيع.',
      ],
    ],
    places: [
      {
        at: [
          'the roofless hall',
          'la sala sin techo',
          '没有屋顶的大厅',
          'बिना छत वाले दालान',
          'القاعة التي لا سقف لها',
        ],
        motif: 'tower',
      },
      {
        at: ['the violet curtains', 'las cortinas violetas', '紫色帘子', 'बैंगनी परदों', 'الستائر البنفسجيّة'],
        motif: 'door',
      },
      {
        at: ['the tea gallery', 'la galería del té', '茶廊', 'चाय वाले बरामदे', 'رواق الشاي'],
        motif: 'cloud',
      },
    ],
  },
  {
    chakra: 8,
    city: 'Creation City',
    called: ['Creation City', 'Ciudad Creación', '创造城', 'सृजन नगर', 'مدينة الابتكار'],
    sights: [
      [
        'It is not finished, and never will be: there is a ladder against everything and glue on all the doorknobs.',
        'No está terminada ni lo estará nunca: hay una escalera apoyada en cada cosa y cola en todos los pomos.',
        '它还没完工，也永远不会完工：样样东西都靠着梯子，个个门把手上都有胶水。',
        'वह अधूरा है और हमेशा रहेगा: हर चीज़ से सीढ़ी टिकी है और हर कुंडे पर गोंद लगा है।',
        'هي غير مكتملة ولن تكتمل أبدًا: سلّم مسنود إلى كلّ شيء، وغراء على كلّ المقابض.',
      ],
      [
        'Paint of every colour runs down the gutters and meets at the bottom, where it argues and becomes brown.',
        'Por los canales baja pintura de todos los colores y se junta al fondo, donde discute y se vuelve marrón.',
        '各种颜色的漆顺着水沟往下流，在坡底碰头，吵着吵着就成了棕色。',
        'हर रंग की स्याही नालियों से बहकर नीचे मिलती है, जहाँ झगड़कर भूरी हो जाती है।',
        'يسيل الدهان بكلّ الألوان في القنوات ويلتقي في الأسفل، فيتجادل ويصير بنّيًّا.',
      ],
      [
        'The clouds over it are hung up to dry after somebody has washed them.',
        'Las nubes que hay encima están tendidas a secar, recién lavadas.',
        '城上的云都是洗过以后晾在那儿的。',
        'उसके ऊपर के बादल धोकर सूखने के लिए टाँगे गए हैं।',
        'الغيوم فوقها منشورة لتجفّ بعد أن غسلها أحدهم.',
      ],
      [
        'We have a street of hammers and a street of thinking, and they take turns.',
        'Tenemos una calle de martillos y una calle de pensar, y se turnan.',
        '我们有一条敲锤子的街，一条想主意的街，它们轮着来。',
        'हमारे यहाँ एक गली हथौड़ों की है और एक सोचने की, और वे बारी-बारी से चलती हैं।',
        'عندنا شارع للمطارق وشارع للتفكير، وهما يتناوبان.',
      ],
    ],
    places: [
      {
        at: ['the glue pot', 'el bote de cola', '胶水锅', 'गोंद के मटके', 'قدر الغراء'],
        motif: 'fire',
      },
      {
        at: ['the thinking street', 'la calle de pensar', '想主意的街', 'सोचने वाली गली', 'شارع التفكير'],
        motif: 'house',
      },
      {
        at: ['the tallest ladder', 'la escalera más alta', '最高的梯子', 'सबसे ऊँची सीढ़ी', 'أعلى سلّم'],
        motif: 'ladder',
      },
    ],
  },
  {
    chakra: 8,
    city: 'Inlet Island',
    called: ['Inlet Island', 'Isla de la Ensenada', '湾中岛', 'खाड़ी टापू', 'جزيرة الخور'],
    sights: [
      [
        'The sea brings us one useless thing each morning, and by evening we have found a use for it.',
        'El mar nos trae cada mañana una cosa inútil, y por la tarde ya le hemos encontrado un uso.',
        '大海每天早上给我们送来一样没用的东西，到了傍晚，我们总能替它找到用处。',
        'समुद्र हर सुबह हमें एक बेकार चीज़ देता है, और शाम तक हम उसका कोई काम ढूँढ़ लेते हैं।',
        'يأتينا البحر كلّ صباح بشيء لا نفع له، وقبل المساء نكون قد وجدنا له نفعًا.',
      ],
      [
        'The island is the shape of a cup, and the tide comes in to be sipped.',
        'La isla tiene forma de taza, y la marea entra a dejarse beber.',
        '小岛的样子像只杯子，潮水涨进来，像是要请谁喝一口。',
        'टापू प्याले के आकार का है, और ज्वार पिए जाने के लिए भीतर आता है।',
        'شكل الجزيرة كالفنجان، ويدخلها المدّ كأنّه يريد أن يُشرب.',
      ],
      [
        'All seven winds have a workshop there, and they borrow one another’s scissors.',
        'Los siete vientos tienen allí su taller y se prestan las tijeras.',
        '七路风在那里各有一间作坊，剪刀互相借着用。',
        'सातों हवाओं की वहाँ कार्यशालाएँ हैं, और वे एक-दूसरे की कैंची माँगती रहती हैं।',
        'للرياح السبع هناك ورشات، وهي تستعير المقصّ بعضها من بعض.',
      ],
      [
        'Our houses are boats that were asked to stay for supper.',
        'Nuestras casas son barcas a las que invitamos a quedarse a cenar.',
        '我们的房子本来是船，后来被我们留下来吃了晚饭。',
        'हमारे घर वे नावें हैं जिन्हें रात के खाने पर रोक लिया गया था।',
        'بيوتنا قوارب دعوناها لتبقى على العشاء.',
      ],
    ],
    places: [
      {
        at: [
          'the driftwood slide',
          'el tobogán de madera',
          '漂木滑梯',
          'बहकर आई लकड़ी के ढलान',
          'مزلقة الأخشاب',
        ],
        motif: 'boat',
      },
      {
        at: ['the wind workshop', 'el taller de los vientos', '风的作坊', 'हवाओं की कार्यशाला', 'ورشة الرياح'],
        motif: 'kite',
      },
      {
        at: ['the shell path', 'el sendero de conchas', '贝壳小路', 'सीपियों की पगडंडी', 'درب الأصداف'],
        motif: 'shell',
      },
    ],
  },
  {
    chakra: 8,
    city: "Muse's Metropolis",
    called: ['Muse’s Metropolis', 'Ciudad de la Musa', '缪斯城', 'म्यूज़ महानगर', 'مدينة الملهمة'],
    sights: [
      [
        'The ideas there fly about at dusk like swallows, and people leave their windows open on purpose.',
        'Allí las ideas vuelan al anochecer como golondrinas, y la gente deja las ventanas abiertas a propósito.',
        '那里的主意一到黄昏就像燕子一样飞来飞去，大家故意开着窗。',
        'वहाँ साँझ को विचार अबाबीलों की तरह उड़ते हैं, और लोग जान-बूझकर खिड़कियाँ खुली रखते हैं।',
        'تطير الأفكار هناك عند الغسق كالسنونو، ويترك الناس نوافذهم مفتوحة عمدًا.',
      ],
      [
        'The tram has a different colour for every mood, and on Mondays it comes striped.',
        'El tranvía tiene un color para cada humor, y los lunes viene a rayas.',
        '电车每种心情有一种颜色，星期一开来的是条纹的。',
        'ट्राम हर मिज़ाज का अलग रंग रखती है, और सोमवार को धारीदार आती है।',
        'للترام لون لكلّ مزاج، وفي أيّام الاثنين يأتي مخطّطًا.',
      ],
      [
        'In the park we have statues of people who have not been born, so some of them have no noses yet.',
        'En el parque tenemos estatuas de gente que aún no ha nacido, y por eso algunas no tienen nariz todavía.',
        '公园里有些雕像，刻的是还没出生的人，所以有几个暂时没有鼻子。',
        'बाग़ में हमारे यहाँ उन लोगों की मूर्तियाँ हैं जो अभी पैदा नहीं हुए, इसलिए कुछ की नाक अभी नहीं है।',
        'في الحديقة عندنا تماثيل لأناس لم يولدوا بعد، لذلك ليس لبعضهم أنوف حتّى الآن.',
      ],
      [
        'Everything broken is carried to the big table in the middle, and comes away as something else.',
        'Todo lo roto se lleva a la mesa grande del centro, y sale de allí convertido en otra cosa.',
        '什么东西坏了，都搬到城中央的大桌子上，拿回来时就成了别的东西。',
        'जो भी टूटता है, बीच वाली बड़ी मेज़ पर लाया जाता है, और कुछ और बनकर लौटता है।',
        'كلّ ما ينكسر يُحمل إلى الطاولة الكبيرة في الوسط، ويعود شيئًا آخر.',
      ],
    ],
    places: [
      {
        at: ['the big table', 'la mesa grande', '大桌子', 'बड़ी मेज़', 'الطاولة الكبيرة'],
        motif: 'house',
      },
      {
        at: [
          'the noseless statues',
          'las estatuas sin nariz',
          '没鼻子的雕像',
          'बिना नाक वाली मूर्तियों',
          'التماثيل التي بلا أنوف',
        ],
        motif: 'stones',
      },
      {
        at: ['the striped tram', 'el tranvía de rayas', '条纹电车', 'धारीदार ट्राम', 'الترام المخطّط'],
        motif: 'bell',
      },
    ],
  },
];

export function citiesOf(chakra: Chakra): readonly City[] {
  return cities.filter((city) => city.chakra === chakra);
}
