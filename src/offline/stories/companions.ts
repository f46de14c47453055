import type { Gender, Line } from './grammar.ts';
import type { CharacterKind } from './narrators.ts';

/** Somebody whom the narrator meets on the way, busy with a trouble of their own. */
export interface Companion {
  readonly kind: CharacterKind;
  /** Of its Arabic name; elsewhere nothing that is said of it changes with gender. */
  readonly gender: Gender;
  /** How to draw them, in plain English. */
  readonly seen: string;
  /** "the heron". */
  readonly the: Line;
  /** Who is met, and over what: uses `{other}`, named for the first time. In the first person. */
  readonly meetings: readonly Line[];
  /** Something they say along the way. */
  readonly remarks: readonly Line[];
}

export const companions: readonly Companion[] = [
  {
    kind: 'heron',
    gender: 'f',
    seen: 'a grey heron in a rain hat',
    the: ['the heron', 'la garza', '苍鹭', 'बगुली', 'مالكة الحزين'],
    meetings: [
      [
        'There I met a heron who had been standing on one leg since Tuesday, on account of {other}.',
        'Allí me encontré con una garza que llevaba desde el martes a la pata coja, por causa de {other}.',
        '我在那儿遇见一只苍鹭，为了{other}，她从星期二起就一直单腿站着。',
        'वहाँ मुझे एक बगुली मिली, जो {other} के चक्कर में मंगल से एक टाँग पर खड़ी थी।',
        'هناك لقيتُ مالكة حزين واقفة على ساق واحدة منذ يوم الثلاثاء، بسبب {other}.',
      ],
      [
        'A heron in a rain hat waved me over, for she needed a second opinion about {other}.',
        'Una garza con sombrero de lluvia me hizo señas, porque necesitaba otra opinión sobre {other}.',
        '一只戴雨帽的苍鹭招手叫我过去，关于{other}，她想再听听别人的看法。',
        'बरसाती टोपी पहने एक बगुली ने मुझे इशारे से बुलाया, क्योंकि {other} के बारे में उसे एक और राय चाहिए थी।',
        'لوّحت لي مالكة حزين تلبس قبّعة مطر، فقد كانت تحتاج إلى رأيي في أمر {other}.',
      ],
    ],
    remarks: [
      [
        '“I am not worried,” said {companion}, and changed legs to prove it.',
        '«No estoy preocupada», dijo {companion}, y cambió de pata para demostrarlo.',
        '“我不担心。”{companion}说着换了一条腿，好证明这一点。',
        '“मुझे चिंता नहीं है,” {companion} ने कहा, और साबित करने को टाँग बदल ली।',
        'قالت {companion}: «لستُ قلقة»، وبدّلت ساقها لتثبت ذلك.',
      ],
      [
        '“In my family we wait until the water makes up its mind,” said {companion}.',
        '«En mi familia esperamos a que el agua se decida», dijo {companion}.',
        '“我们家的规矩，是等水自己拿定主意。”{companion}说。',
        '“हमारे ख़ानदान में पानी के मन बनाने तक रुकते हैं,” {companion} ने कहा।',
        'قالت {companion}: «في عائلتي ننتظر حتّى يقرّر الماء».',
      ],
    ],
  },
  {
    kind: 'tortoise',
    gender: 'f',
    seen: 'a tired tortoise',
    the: ['the tortoise', 'la tortuga', '乌龟', 'कछुई', 'السلحفاة'],
    meetings: [
      [
        'A tortoise was coming the other way, very slowly, worn out from thinking about {other}, and I waited for her to arrive.',
        'En dirección contraria venía una tortuga, muy despacio, agotada de pensar en {other}, y me quedé esperando a que llegara.',
        '一只乌龟慢吞吞迎面走来，她想着{other}，想得都累了，我就等她走到跟前。',
        'सामने से एक कछुई बहुत धीरे आ रही थी, {other} के बारे में सोच-सोचकर थकी हुई, और मैं उसके पहुँचने तक रुक[ा|ी]।',
        'كانت سلحفاة قادمة من الجهة الأخرى ببطء شديد، متعبة من التفكير في {other}، فانتظرتُ وصولها.',
      ],
      [
        'I nearly tripped over a tortoise, who begged my pardon and asked what was usually done about {other}.',
        'Casi me tropecé con una tortuga, que me pidió perdón y me preguntó qué suele hacerse con {other}.',
        '我差点绊着一只乌龟，她向我道了歉，又问碰上{other}一般该怎么办。',
        'मैं एक कछुई से टकराते-टकराते बच[ा|ी], जिसने मुझसे माफ़ी माँगी और पूछा कि {other} का आम तौर पर क्या किया जाता है।',
        'كدتُ أتعثّر بسلحفاة، فاعتذرت منّي وسألت عمّا يُفعل عادة بشأن {other}.',
      ],
    ],
    remarks: [
      [
        '“There is no hurry, there is only a queue,” said {companion}, who was all of it.',
        '«No hay prisa, solo hay cola», dijo {companion}, que era la cola entera.',
        '“不用急，排队就是了。”{companion}说，整条队伍里只有她一个。',
        '“जल्दी कुछ नहीं, बस क़तार है,” {companion} ने कहा, और पूरी क़तार वही थी।',
        'قالت {companion}: «لا عجلة، هناك طابور فقط»، وكانت هي الطابور كلّه.',
      ],
      [
        '“I had an answer,” said {companion}, “but it is still on its way.”',
        '«Yo tenía una respuesta», dijo {companion}, «pero todavía viene de camino».',
        '“我本来有个答案，”{companion}说，“可它还在路上呢。”',
        '“मेरे पास एक जवाब था,” {companion} ने कहा, “पर वह अभी रास्ते में है।”',
        'قالت {companion}: «كان عندي جواب، لكنّه ما زال في الطريق».',
      ],
    ],
  },
  {
    kind: 'bear',
    gender: 'm',
    seen: 'a big bear with an apron full of crumbs',
    the: ['the bear', 'el oso', '大熊', 'भालू', 'الدبّ'],
    meetings: [
      [
        'A bear sat there with his chin in his paws, and I asked what was wrong, and he sighed and told me about {other}.',
        'Había allí un oso con la barbilla entre las patas; le pregunté qué le pasaba, y él suspiró y me habló de {other}.',
        '那儿坐着一头大熊，双爪托着下巴，我问他怎么了，他叹口气，说起了{other}。',
        'वहाँ एक भालू पंजों में ठुड्डी टिकाए बैठा था; मैंने पूछा कि क्या हुआ, तो उसने आह भरी और {other} के बारे में बताया।',
        'كان هناك دبّ جالس وذقنه بين كفّيه، فسألتُه ما به، فتنهّد وحدّثني عن {other}.',
      ],
      [
        'I heard humming, and it was a bear with an apron full of crumbs, keeping watch over {other}.',
        'Oí un canturreo, y era un oso con el delantal lleno de migas, que cuidaba, según me dijo, de {other}.',
        '我听见有谁在哼歌，原来是一头围裙上沾满面包渣的大熊，正守着{other}。',
        'मुझे गुनगुनाहट सुनाई दी, और वह रोटी के चूरे से भरे एप्रन वाला एक भालू था, जो {other} की रखवाली कर रहा था।',
        'سمعتُ دندنة، فإذا دبّ مئزره مليء بالفتات، واقف يسهر على {other}.',
      ],
    ],
    remarks: [
      [
        '“I would think better after lunch,” said {companion}, and had lunch, and did not.',
        '«Yo pensaría mejor después de comer», dijo {companion}; comió, y no pensó mejor.',
        '“吃过午饭我脑子会好使些。”{companion}说完吃了午饭，脑子还是老样子。',
        '“खाना खाकर मैं बेहतर सोचूँगा,” {companion} ने कहा, खाना खाया, और वैसा ही रहा।',
        'قال {companion}: «سأفكّر أحسن بعد الغداء»، فتغدّى ولم يتغيّر شيء.',
      ],
      [
        '“A thing that is heavy wants two to carry it,” said {companion}, “and a thing that is light wants two to notice.”',
        '«Una cosa pesada necesita dos que la lleven», dijo {companion}, «y una ligera, dos que se den cuenta».',
        '“重的东西要两个人抬，”{companion}说，“轻的东西要两个人才看得见。”',
        '“भारी चीज़ उठाने को दो चाहिए,” {companion} ने कहा, “और हल्की चीज़ पर ध्यान देने को भी दो।”',
        'قال {companion}: «الشيء الثقيل يحتاج إلى اثنين ليحملاه، والشيء الخفيف يحتاج إلى اثنين لينتبها له».',
      ],
    ],
  },
  {
    kind: 'owl',
    gender: 'f',
    seen: 'an old owl with her knitting',
    the: ['the owl', 'la lechuza', '猫头鹰', 'उल्लू', 'البومة'],
    meetings: [
      [
        'An old owl opened one eye at me, said that she knew all about {other}, and closed it again.',
        'Una vieja lechuza me abrió un ojo, me dijo que lo sabía todo sobre {other} y lo volvió a cerrar.',
        '一只老猫头鹰朝我睁开一只眼，说{other}的事她全知道，又闭上了。',
        'एक बुज़ुर्ग उल्लू ने मेरी ओर एक आँख खोली, कहा कि {other} के बारे में सब पता है, और फिर मूँद ली।',
        'فتحت بومة عجوز عينًا واحدة نحوي، وقالت لي إنّها تعرف كلّ شيء عن {other}، ثمّ أغمضتها.',
      ],
      [
        'On a low branch I found an owl knitting in the daylight, for she could not nap because of {other}.',
        'En una rama baja me encontré a una lechuza tejiendo a plena luz, porque no podía echar la siesta por culpa de {other}.',
        '我看见矮树枝上有只猫头鹰，大白天在织毛线，因为{other}，她怎么也打不成盹。',
        'एक नीची डाल पर मुझे एक उल्लू दिन के उजाले में बुनाई करता मिला, क्योंकि {other} के मारे उसे झपकी नहीं आ रही थी।',
        'على غصن منخفض وجدتُ بومة تحيك في وضح النهار، لأنّها لم تستطع أن تغفو بسبب {other}.',
      ],
    ],
    remarks: [
      [
        '“Who,” said {companion}, which was not a question but a good beginning.',
        '«Quién», dijo {companion}, que no era una pregunta sino un buen comienzo.',
        '“谁？”{companion}说，这不算问题，倒是个好开头。',
        '“कौन,” {companion} ने कहा, जो सवाल नहीं था बल्कि एक अच्छी शुरुआत थी।',
        'قالت {companion}: «مَن»، ولم يكن ذلك سؤالًا بل بداية حسنة.',
      ],
      [
        '“I shall look at it upside down,” said {companion}, and she did, and her hat fell off.',
        '«Voy a mirarlo boca abajo», dijo {companion}; así lo hizo, y se le cayó el sombrero.',
        '“我倒过来看看。”{companion}说着真倒了过来，帽子掉了下去。',
        '“मैं इसे उलटा होकर देखूँगा,” {companion} ने कहा, और देखने में टोपी गिर गई।',
        'قالت {companion}: «سأنظر إلى الأمر مقلوبة»، وفعلت، فسقطت قبّعتها.',
      ],
    ],
  },
  {
    kind: 'otter',
    gender: 'f',
    seen: 'a wet otter wringing out her hat',
    the: ['the otter', 'la nutria', '水獭', 'ऊदबिलाव', 'القضاعة'],
    meetings: [
      [
        'An otter slid past me on her back, came round again, and asked if I had met {other}, as she had.',
        'Una nutria pasó resbalando panza arriba, dio la vuelta y me preguntó si yo me había cruzado con {other}, como ella.',
        '一只水獭仰面朝天从我身边滑过去，又绕回来，问我见没见过{other}，她可见过了。',
        'एक ऊदबिलाव पीठ के बल मेरे पास से फिसली, घूमकर लौटी, और पूछने लगी कि क्या मैं भी {other} से मिल[ा|ी] हूँ, जैसे वह मिली थी।',
        'انزلقت قضاعة بجانبي على ظهرها، ثمّ عادت وسألتني إن كنتُ قد مررتُ مثلها ب{other}.',
      ],
      [
        'I found an otter wringing out her hat, quite flustered on account of {other}.',
        'Me encontré a una nutria escurriendo su sombrero, muy alterada por causa de {other}.',
        '我遇见一只正在拧帽子的水獭，为了{other}，她慌里慌张的。',
        'मुझे एक ऊदबिलाव अपनी टोपी निचोड़ती मिली, {other} की वजह से काफ़ी घबराई हुई।',
        'وجدتُ قضاعة تعصر قبّعتها، مرتبكة جدًّا بسبب {other}.',
      ],
    ],
    remarks: [
      [
        '“It will come right if we slide at it,” said {companion}, who said so of everything.',
        '«Se arreglará si vamos resbalando», dijo {companion}, que lo decía de todo.',
        '“咱们滑过去就好了。”{companion}说，她碰上什么都这么说。',
        '“फिसलते हुए चलें तो सब ठीक हो जाएगा,” {companion} ने कहा, जो हर बात पर यही कहती थी।',
        'قالت {companion}: «سيُحلّ الأمر إن انزلقنا نحوه»، وهي تقول ذلك عن كلّ شيء.',
      ],
      [
        '“I have a pebble that always helps,” said {companion}, and could not say how.',
        '«Tengo una piedrecita que siempre ayuda», dijo {companion}, y no supo decir cómo.',
        '“我有颗小石子，总能帮上忙。”{companion}说，可她说不出怎么帮。',
        '“मेरे पास एक कंकड़ है जो हमेशा काम आता है,” {companion} ने कहा, पर कैसे, यह न बता सकी।',
        'قالت {companion}: «عندي حصاة تنفع دائمًا»، ولم تعرف أن تقول كيف.',
      ],
    ],
  },
  {
    kind: 'moth',
    gender: 'f',
    seen: 'a moth in a tiny waistcoat',
    the: ['the moth', 'la polilla', '飞蛾', 'पतंगे', 'العثّة'],
    meetings: [
      [
        'A moth in a waistcoat came down on my shoulder, out of breath, with news of {other}.',
        'Una polilla con chaleco se posó en mi hombro, sin aliento, con noticias de {other}.',
        '一只穿马甲的飞蛾落在我肩上，上气不接下气，带来了{other}的消息。',
        'वास्कट पहने एक पतंगा हाँफता हुआ मेरे कंधे पर उतरा, {other} की ख़बर लेकर।',
        'حطّت على كتفي عثّة تلبس صدريّة، لاهثة، ومعها خبر عن {other}.',
      ],
      [
        'I saw a moth walking up and down a wall on foot, too upset to fly because of {other}.',
        'Vi, y me extrañó, a una polilla que subía y bajaba a pie por un muro, demasiado inquieta para volar por culpa de {other}.',
        '我看见一只飞蛾在墙上徒步走来走去，为了{other}，他心烦得飞不起来。',
        'मैंने एक पतंगे को दीवार पर पैदल ऊपर-नीचे चलते देखा, जो {other} की वजह से इतना परेशान था कि उड़ न पाता था।',
        'رأيتُ عثّة تصعد جدارًا وتنزله ماشية، منزعجة لا تقدر على الطيران بسبب {other}.',
      ],
    ],
    remarks: [
      [
        '“There is a light at the back of this,” said {companion}, “there usually is.”',
        '«Detrás de esto hay una luz», dijo {companion}, «casi siempre la hay».',
        '“这后头有亮光，”{companion}说，“一般都有。”',
        '“इसके पीछे कोई रोशनी है,” {companion} ने कहा, “अक्सर होती है।”',
        'قالت {companion}: «خلف هذا ضوء، هكذا يكون عادة».',
      ],
      [
        '“I bumped into it and it was softer than it looks,” said {companion}.',
        '«Me choqué con ello y era más blando de lo que parece», dijo {companion}.',
        '“我撞上去过，没看上去那么硬。”{companion}说。',
        '“मैं उससे टकराया था, और वह दिखने से ज़्यादा नरम निकला,” {companion} ने कहा।',
        'قالت {companion}: «اصطدمتُ بالأمر فكان أطرى ممّا يبدو».',
      ],
    ],
  },
  {
    kind: 'deer',
    gender: 'm',
    seen: 'a young stag with teacups on his antlers',
    the: ['the stag', 'el ciervo', '雄鹿', 'हिरन', 'الأيّل'],
    meetings: [
      [
        'A young stag stepped out in front of me, very polite, and asked if he might speak to someone about {other}.',
        'Un ciervo joven me salió al paso, muy cortés, y preguntó si podía hablar con alguien acerca de {other}.',
        '一头年轻的雄鹿走到我面前，彬彬有礼地问，{other}的事能不能找谁谈谈。',
        'एक जवान हिरन मेरे सामने आया, बड़े अदब से, और पूछने लगा कि {other} के बारे में किससे बात की जाए।',
        'خرج أمامي أيّل شابّ مهذّب جدًّا، وسأل إن كان يستطيع أن يكلّم أحدًا في أمر {other}.',
      ],
      [
        'I came upon a stag with teacups hung on his antlers, who had called a meeting about {other}; nobody had come but me.',
        'Me topé con un ciervo que llevaba tazas colgadas de los cuernos y había convocado una reunión sobre {other}; solo había ido yo.',
        '我碰上一头角上挂着茶杯的雄鹿，他为{other}召集了一次会，来的只有我。',
        'मुझे एक हिरन मिला जिसके सींगों पर प्यालियाँ टँगी थीं; उसने {other} पर एक सभा बुलाई थी, और मेरे सिवा कोई नहीं आया था।',
        'صادفتُ أيّلًا علّق الفناجين على قرنيه، وكان قد دعا إلى اجتماع بشأن {other}؛ ولم يأتِ أحد غيري.',
      ],
    ],
    remarks: [
      [
        '“I vote that we go on,” said {companion}, and raised a hoof, and was elected.',
        '«Voto por seguir», dijo {companion}, levantó una pezuña y salió elegido.',
        '“我投票，继续走。”{companion}举起一只蹄子，当选了。',
        '“मेरा मत है कि आगे चलें,” {companion} ने कहा, एक खुर उठाया, और चुन लिया गया।',
        'قال {companion}: «أصوّت لأن نواصل»، ورفع حافره، ففاز بالانتخاب.',
      ],
      [
        '“My left antler says yes,” said {companion}, “and the right one is asleep.”',
        '«Mi cuerno izquierdo dice que sí», dijo {companion}, «y el derecho está echando la siesta».',
        '“我的左角说行，”{companion}说，“右角正打盹呢。”',
        '“मेरा बायाँ सींग हाँ कहता है,” {companion} ने कहा, “और दायाँ ऊँघ रहा है।”',
        'قال {companion}: «قرني الأيسر يقول نعم، أمّا الأيمن فغافٍ».',
      ],
    ],
  },
  {
    kind: 'mouse',
    gender: 'f',
    seen: 'a very small, very determined mouse',
    the: ['the mouse', 'la ratona', '小老鼠', 'चुहिया', 'الفأرة'],
    meetings: [
      [
        'A mouse pulled at me from below and said that she was in charge of {other}, or that somebody ought to be.',
        'Una ratona me tiró desde abajo y dijo que ella estaba al cargo de {other}, o que alguien debería estarlo.',
        '一只小老鼠在底下拽了拽我，说{other}归她管，要不然也该有谁来管。',
        'एक चुहिया ने नीचे से मुझे खींचा और बोली कि {other} का ज़िम्मा उसी का है, या किसी का तो होना चाहिए।',
        'شدّتني فأرة من الأسفل وقالت إنّها مسؤولة عن {other}، أو إنّ أحدًا ينبغي أن يكون مسؤولًا.',
      ],
      [
        'Under an upturned cup I found a mouse, hiding, she told me, only a little, and only from {other}.',
        'Debajo de una taza boca abajo me encontré a una ratona, escondida, según dijo, solo un poco y solo de {other}.',
        '我在一只倒扣的杯子底下发现一只小老鼠，她说她只躲一小会儿，只躲{other}。',
        'एक औंधे प्याले के नीचे मुझे एक चुहिया मिली, जो उसके कहे अनुसार बस थोड़ा-सा छिपी थी, और केवल {other} से।',
        'تحت فنجان مقلوب وجدتُ فأرة مختبئة، قالت لي إنّها مختبئة قليلًا فقط، ومن {other} فقط.',
      ],
    ],
    remarks: [
      [
        '“I am bigger than I look,” said {companion}, “it is only a long way off.”',
        '«Soy más grande de lo que parezco», dijo {companion}, «solo que se me ve de lejos».',
        '“我其实不小，”{companion}说，“只是看着远。”',
        '“मैं जितनी दिखती हूँ उससे बड़ी हूँ,” {companion} ने कहा, “बस ज़रा दूर से दिखती हूँ।”',
        'قالت {companion}: «أنا أكبر ممّا أبدو، لكنّي بعيدة قليلًا».',
      ],
      [
        '“Squeak,” said {companion}, and after consideration, “and I stand by that.”',
        '«Ih», dijo {companion}, y tras pensarlo: «y lo mantengo».',
        '“吱。”{companion}说，想了想又加上一句：“我说话算话。”',
        '“चूँ,” {companion} ने कहा, और सोचकर जोड़ा, “और मैं इस पर क़ायम हूँ।”',
        'قالت {companion}: «صيء»، وبعد تفكير: «وأنا عند كلمتي».',
      ],
    ],
  },
  {
    kind: 'frog',
    gender: 'm',
    seen: 'an old frog with spectacles',
    the: ['the old frog', 'el sapo', '老青蛙', 'बूढ़े मेंढक', 'العلجوم'],
    meetings: [
      [
        'An old frog lowered his spectacles at me and said that he, too, had views on {other}.',
        'Un sapo viejo me miró por encima de las gafas y dijo que él también tenía sus ideas sobre {other}.',
        '一只老青蛙从眼镜上头看着我，说对于{other}，他也有自己的看法。',
        'एक बूढ़े मेंढक ने चश्मा नीचे करके मुझे देखा और कहा कि {other} पर उसकी भी अपनी राय है।',
        'نظر إليّ علجوم عجوز من فوق نظّارته وقال إنّ له هو أيضًا آراء في {other}.',
      ],
      [
        'I shared a step with an old frog, who moved up for me and went on talking to himself about {other}.',
        'Compartí un escalón con un sapo viejo, que me hizo sitio y siguió hablando solo acerca de {other}.',
        '我和一只老青蛙坐在同一级台阶上，他给我挪了挪地方，又接着自言自语地念叨{other}。',
        'मैं एक बूढ़े मेंढक के साथ एक ही सीढ़ी पर बैठ[ा|ी]; उसने मेरे लिए जगह बनाई और फिर {other} के बारे में ख़ुद से बातें करने लगा।',
        'جلستُ على درجة واحدة مع علجوم عجوز، فأفسح لي مكانًا ومضى يحدّث نفسه عن {other}.',
      ],
    ],
    remarks: [
      [
        '“Rrrp,” said {companion}, “as my great-aunt used to put it.”',
        '«Crrro», dijo {companion}, «como lo expresaba mi tía abuela».',
        '“呱——”{companion}说，“我姑奶奶从前就是这么讲的。”',
        '“टर्रर,” {companion} ने कहा, “जैसा मेरी बड़ी बुआ कहा करती थीं।”',
        'قال {companion}: «نقّ، كما كانت تقول عمّتي الكبرى».',
      ],
      [
        '“I have sat on worse,” said {companion}, and it seemed to be a comfort to him.',
        '«En sitios peores me he sentado», dijo {companion}, y parecía servirle de consuelo.',
        '“比这更糟的我都坐过。”{companion}说，这好像让他宽心不少。',
        '“मैं इससे बुरी जगह बैठ चुका हूँ,” {companion} ने कहा, और लगा कि इससे उसे तसल्ली मिली।',
        'قال {companion}: «جلستُ على ما هو أسوأ»، وبدا أنّ في ذلك عزاء له.',
      ],
    ],
  },
  {
    kind: 'fox',
    gender: 'm',
    seen: 'a breathless young fox',
    the: ['the young fox', 'el zorrito', '小狐狸', 'छोटे लोमड़', 'الثعلب الصغير'],
    meetings: [
      [
        'A young fox came running, stopped so suddenly that he sat down, and told me everything he knew about {other}.',
        'Llegó corriendo un zorrito, frenó tan de golpe que se quedó sentado, y me contó cuanto sabía de {other}.',
        '一只小狐狸跑过来，停得太猛，一屁股坐在地上，把他知道的{other}的事全告诉了我。',
        'एक छोटा लोमड़ दौड़ता हुआ आया, इतनी अचानक रुका कि बैठ ही गया, और {other} के बारे में जो जानता था मुझे सब बता दिया।',
        'جاء ثعلب صغير راكضًا، وتوقّف فجأة حتّى وقع جالسًا، وأخبرني بكلّ ما يعرفه عن {other}.',
      ],
      [
        'I noticed a young fox pretending not to look at something, and the something was to do with {other}.',
        'Me fijé en un zorrito que hacía como que no miraba una cosa, y la cosa tenía que ver con {other}.',
        '我看见一只小狐狸装作没在看什么，那“什么”跟{other}有关。',
        'मैंने एक छोटे लोमड़ को देखा जो किसी चीज़ को न देखने का बहाना कर रहा था, और उस चीज़ का नाता {other} से था।',
        'لاحظتُ ثعلبًا صغيرًا يتظاهر بأنّه لا ينظر إلى شيء، وكان ذلك الشيء على صلة ب{other}.',
      ],
    ],
    remarks: [
      [
        '“I know, I know, I know,” said {companion}, and then, “what was it again?”',
        '«Ya sé, ya sé, ya sé», dijo {companion}, y luego: «¿qué era?».',
        '“我知道，我知道，我知道！”{companion}说，然后又问：“是什么来着？”',
        '“पता है, पता है, पता है,” {companion} ने कहा, और फिर, “वह था क्या?”',
        'قال {companion}: «أعرف، أعرف، أعرف»، ثمّ: «ما كان ذلك؟».',
      ],
      [
        '“My tail had the same idea,” said {companion}, “but it never finishes anything.”',
        '«Mi cola tuvo la misma idea», dijo {companion}, «pero nunca acaba nada».',
        '“我的尾巴也想到了，”{companion}说，“可它做什么都做不完。”',
        '“मेरी पूँछ को भी यही सूझा था,” {companion} ने कहा, “पर वह कोई काम पूरा नहीं करती।”',
        'قال {companion}: «خطرت لذيلي الفكرة نفسها، لكنّه لا يكمل شيئًا أبدًا».',
      ],
    ],
  },
  {
    kind: 'crane',
    gender: 'm',
    seen: 'a neat crane with a folded napkin',
    the: ['the crane', 'la grulla', '白鹤', 'सारस', 'الكركيّ'],
    meetings: [
      [
        'A crane was folding a napkin into the shape of a crane, for company, he told me, after the trouble with {other}.',
        'Una grulla doblaba una servilleta en forma de grulla, por compañía, me dijo, después del lío de {other}.',
        '一只白鹤正把餐巾叠成鹤的样子，他告诉我，自从{other}那桩麻烦以后，他就想有个伴儿。',
        'एक सारस रूमाल को सारस के आकार में मोड़ रहा था; उसने मुझे बताया कि {other} वाली परेशानी के बाद उसे साथ चाहिए।',
        'كان كركيّ يطوي منديلًا على شكل كركيّ، وقال لي إنّ ذلك للصحبة بعد ما جرى من أمر {other}.',
      ],
      [
        'I met a crane on his way to the mayor with a long list, and at the top of the list stood something about {other}.',
        'Me crucé con una grulla que iba a ver al alcalde con una larga lista, y lo primero de la lista era algo sobre {other}.',
        '我遇见一只白鹤，拿着长长的单子要去见镇长，单子的头一条就是{other}。',
        'मुझे एक सारस मिला जो लंबी सूची लिए नगर-प्रमुख के पास जा रहा था, और सूची में सबसे ऊपर {other} की बात थी।',
        'لقيتُ كركيًّا في طريقه إلى العمدة ومعه قائمة طويلة، وفي رأس القائمة شيء عن {other}.',
      ],
    ],
    remarks: [
      [
        '“Let it be noted,” said {companion}, though nobody was taking notes.',
        '«Que conste», dijo {companion}, aunque no había nadie para hacerlo constar.',
        '“请记下来。”{companion}说，可谁也没在记。',
        '“यह बात दर्ज की जाए,” {companion} ने कहा, हालाँकि दर्ज करने वाला कोई न था।',
        'قال {companion}: «فليُسجَّل ذلك»، مع أنّ أحدًا لم يكن يسجّل.',
      ],
      [
        '“When I was an egg, it was simpler,” said {companion}, “but darker.”',
        '«Cuando yo era un huevo todo era más sencillo», dijo {companion}, «pero más oscuro».',
        '“我还是个蛋的时候，事情简单多了，”{companion}说，“就是黑了点。”',
        '“जब मैं अंडा था, सब कुछ आसान था,” {companion} ने कहा, “पर अँधेरा ज़्यादा था।”',
        'قال {companion}: «حين كنتُ بيضة كان الأمر أبسط، لكنّه كان أظلم».',
      ],
    ],
  },
];
