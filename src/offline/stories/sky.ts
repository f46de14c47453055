import type { Line } from './grammar.ts';

/** How the sky feels: by whether the writing was light or heavy, and stirred or still. */
export type Mood = 'bright and stirred' | 'bright and still' | 'heavy and stirred' | 'heavy and still';

/** @param valence -1 to 1 @param arousal 0 to 1 */
export function moodOf(valence: number, arousal: number): Mood {
  const weight = valence < 0 ? 'heavy' : 'bright';
  const motion = arousal < 0.5 ? 'still' : 'stirred';
  return `${weight} and ${motion}`;
}

interface Sky {
  readonly morning: readonly Line[];
  readonly evening: readonly Line[];
}

export const skies: Readonly<Record<Mood, Sky>> = {
  'bright and stirred': {
    morning: [
      [
        'That morning the wind was playing leapfrog over the chimneys.',
        'Aquella mañana el viento jugaba a saltar por encima de las chimeneas.',
        '那天早上，风在烟囱上头玩跳山羊。',
        'उस सुबह हवा चिमनियों के ऊपर कूद-फाँद खेल रही थी।',
        'في ذلك الصباح كانت الريح تقفز فوق المداخن لاعبة.',
      ],
      [
        'The sun had come up with a bounce and forgotten to stop.',
        'El sol había salido dando un bote y se le olvidó parar.',
        '太阳蹦着跳着升起来，忘了停下。',
        'सूरज उछलकर निकला था और रुकना भूल गया था।',
        'كانت الشمس قد طلعت بقفزة ونسيت أن تتوقّف.',
      ],
      [
        'It was the kind of day on which the washing waves at people.',
        'Era uno de esos días en que la ropa tendida saluda a la gente.',
        '那是个连晾着的衣服都向人招手的日子。',
        'वह ऐसा दिन था जिसमें सूखते कपड़े लोगों को हाथ हिलाते हैं।',
        'كان يومًا من تلك الأيّام التي يلوّح فيها الغسيل للناس.',
      ],
      [
        'Every puddle had a piece of blue in it, and all the pieces were dancing.',
        'En cada charco había un pedazo de azul, y todos los pedazos bailaban.',
        '每个水洼里都有一块蓝天，一块块都在跳舞。',
        'हर पोखर में नीले का एक टुकड़ा था, और सारे टुकड़े नाच रहे थे।',
        'في كلّ بركة صغيرة قطعة من الزرقة، وكانت القطع كلّها ترقص.',
      ],
    ],
    evening: [
      [
        'In the evening the swallows drew loops all over the sky and rubbed none of them out.',
        'Al atardecer las golondrinas trazaron lazos por todo el cielo y no borraron ninguno.',
        '傍晚，燕子在满天空画圈圈，一个也没擦掉。',
        'शाम को अबाबीलों ने सारे आसमान में फंदे खींचे और एक भी नहीं मिटाया।',
        'في المساء رسمت طيور السنونو حلقات في السماء كلّها ولم تمحُ منها واحدة.',
      ],
      [
        'The lamps came out one after another, laughing at some joke of their own.',
        'Fueron saliendo las luces una tras otra, riéndose de algún chiste suyo.',
        '灯一盏接一盏亮了，为它们自己的什么笑话笑个不停。',
        'बत्तियाँ एक के बाद एक निकलीं, अपने ही किसी चुटकुले पर हँसती हुई।',
        'ظهرت المصابيح واحدًا بعد آخر، تضحك من نكتة تخصّها.',
      ],
      [
        'The sunset spilled over the edge of things and ran down all the steps.',
        'La puesta de sol se derramó por el borde de las cosas y bajó corriendo todos los escalones.',
        '晚霞从万物的边上溢出来，顺着所有的台阶往下淌。',
        'सूर्यास्त चीज़ों के किनारे से छलका और सारी सीढ़ियों से बह चला।',
        'فاض الغروب من حوافّ الأشياء وجرى على الدرج كلّه.',
      ],
    ],
  },
  'bright and still': {
    morning: [
      [
        'That morning was so calm that the spiders had hung out their best lace.',
        'Aquella mañana era tan serena que las arañas habían tendido sus mejores encajes.',
        '那天早上安安静静的，蜘蛛都把最好的花边挂了出来。',
        'वह सुबह इतनी शांत थी कि मकड़ियों ने अपनी सबसे अच्छी जाली टाँग रखी थी।',
        'كان ذلك الصباح هادئًا حتّى إنّ العناكب نشرت أجمل ما عندها من دانتيل.',
      ],
      [
        'The light lay on everything like butter on warm bread.',
        'La luz se extendía sobre todas las cosas como mantequilla en pan caliente.',
        '阳光铺在每样东西上，像黄油抹在热面包上。',
        'धूप हर चीज़ पर ऐसे पसरी थी जैसे गरम रोटी पर मक्खन।',
        'كان الضوء ممدودًا على كلّ شيء كالزبدة على خبز ساخن.',
      ],
      [
        'Nothing moved but one white cloud, and it was in no hurry to be anywhere.',
        'No se movía más que una nube blanca, y no tenía prisa por llegar a ninguna parte.',
        '什么都没动，只有一朵白云在走，它也不急着去哪儿。',
        'कुछ नहीं हिल रहा था, सिवाय एक सफ़ेद बादल के, और उसे कहीं पहुँचने की जल्दी न थी।',
        'لم يتحرّك شيء سوى غيمة بيضاء، ولم تكن مستعجلة إلى أيّ مكان.',
      ],
      [
        'It was a round, ripe sort of morning, with bees in it.',
        'Era una mañana redonda y madura, con abejas dentro.',
        '那是个圆圆熟熟的早晨，里面还有蜜蜂。',
        'वह गोल और पकी हुई-सी सुबह थी, जिसमें मधुमक्खियाँ थीं।',
        'كان صباحًا مدوّرًا ناضجًا، وفيه نحل.',
      ],
    ],
    evening: [
      [
        'Evening came on tiptoe, carrying its shoes.',
        'La noche fue llegando de puntillas, con los zapatos en la mano.',
        '傍晚提着鞋，踮着脚尖来了。',
        'शाम पंजों के बल आई, अपने जूते हाथ में लिए।',
        'أقبل المساء على أطراف أصابعه حاملًا حذاءه.',
      ],
      [
        'The day folded itself up small, and the first star pinned it.',
        'El día se dobló hasta hacerse pequeño, y la primera estrella lo prendió con un alfiler.',
        '白天把自己叠得小小的，第一颗星星用别针把它别住了。',
        'दिन ने ख़ुद को छोटा-सा तह किया, और पहले तारे ने उसमें पिन लगा दी।',
        'طوى النهار نفسه حتّى صغر، وثبّتته أوّل نجمة بدبّوس.',
      ],
      [
        'It grew so quiet that the moon could be heard putting on her slippers.',
        'Se hizo tanta calma que se oía a la luna ponerse las zapatillas.',
        '四下静得能听见月亮穿拖鞋的声音。',
        'इतनी शांति हो गई कि चाँद के चप्पल पहनने की आवाज़ सुनी जा सकती थी।',
        'ساد الهدوء حتّى كان يُسمع القمر وهو يلبس خفّيه.',
      ],
    ],
  },
  'heavy and stirred': {
    morning: [
      [
        'That morning a big grey wind was going from door to door, looking for its other glove.',
        'Aquella mañana un gran viento gris iba de puerta en puerta buscando su otro guante.',
        '那天早上，一阵灰色的大风挨家挨户走，在找它的另一只手套。',
        'उस सुबह एक बड़ी धूसर हवा घर-घर घूम रही थी, अपना दूसरा दस्ताना ढूँढ़ती हुई।',
        'في ذلك الصباح كانت ريح رماديّة كبيرة تدور على الأبواب باحثة عن قفّازها الآخر.',
      ],
      [
        'Rain was falling in three directions, and every umbrella had its own opinion.',
        'Llovía en tres direcciones, y cada paraguas tenía su propia opinión.',
        '雨朝三个方向下着，每把伞都有自己的看法。',
        'बारिश तीन दिशाओं में गिर रही थी, और हर छाते की अपनी राय थी।',
        'كان المطر يهطل في ثلاثة اتّجاهات، ولكلّ مظلّة رأيها.',
      ],
      [
        'The clouds were shifting furniture upstairs, and the shutters were all talking at once.',
        'Las nubes movían muebles en el piso de arriba y los postigos hablaban todos a la vez.',
        '云在楼上搬家具，窗板都在一起说话。',
        'बादल ऊपर के माले पर सामान खिसका रहे थे, और सारे किवाड़ एक साथ बोल रहे थे।',
        'كانت الغيوم تنقل الأثاث في الطابق الأعلى، والمصاريع تتكلّم كلّها معًا.',
      ],
      [
        'The weather could not sit still that day and kept slamming its drawers.',
        'Aquel día el tiempo no podía estarse quieto y no paraba de cerrar cajones de golpe.',
        '那天的天气坐立不安，老是把抽屉摔得砰砰响。',
        'उस दिन मौसम चैन से बैठ नहीं पा रहा था और अपनी दराज़ें ज़ोर-ज़ोर से बंद करता रहा।',
        'لم يستطع الطقس أن يهدأ ذلك اليوم، وظلّ يصفق أدراجه.',
      ],
    ],
    evening: [
      [
        'By evening the wind had worn itself out and lay down across the doorsteps like a big grey dog.',
        'Al anochecer el viento se había cansado y se tumbó en los umbrales como un gran perro gris.',
        '到了傍晚，风跑累了，像条大灰狗一样趴在各家门口。',
        'शाम तक हवा थक चुकी थी और देहरियों पर किसी बड़े धूसर कुत्ते की तरह लेट गई।',
        'عند المساء كانت الريح قد تعبت، فاستلقت على العتبات ككلب رماديّ كبير.',
      ],
      [
        'The rain went from loud to soft, as if someone had put a hand on its shoulder.',
        'La lluvia pasó de fuerte a suave, como si alguien le hubiera puesto una mano en el hombro.',
        '雨声由大变小，好像有谁把手放在了它肩上。',
        'बारिश तेज़ से धीमी हो गई, जैसे किसी ने उसके कंधे पर हाथ रखा हो।',
        'هدأ المطر بعد صخب، كأنّ أحدًا وضع يده على كتفه.',
      ],
      [
        'Late in the day the clouds let go of one another’s coats, and a strip of gold showed between them.',
        'A última hora las nubes se soltaron los abrigos unas a otras, y entre ellas asomó una cinta de oro.',
        '天快黑的时候，云松开了彼此的衣角，中间露出一道金边。',
        'दिन ढले बादलों ने एक-दूसरे के कोट छोड़ दिए, और उनके बीच सोने की एक पट्टी दिखी।',
        'في آخر النهار تركت الغيوم أطراف معاطف بعضها، فبان بينها شريط من ذهب.',
      ],
    ],
  },
  'heavy and still': {
    morning: [
      [
        'That morning the fog had come right into the streets and was looking in at the windows.',
        'Aquella mañana la niebla se había metido en las calles y se asomaba a las ventanas.',
        '那天早上，雾一直走进街里，趴在窗口往屋里瞧。',
        'उस सुबह कोहरा गलियों में ही आ गया था और खिड़कियों से झाँक रहा था।',
        'في ذلك الصباح دخل الضباب إلى الشوارع وراح يطلّ من النوافذ.',
      ],
      [
        'It was a low, grey, woollen day, with hardly any edges.',
        'Era un día bajo, gris, de lana, casi sin bordes.',
        '那是个低低的、灰灰的、毛茸茸的日子，几乎没有边角。',
        'वह नीचा, धूसर, ऊनी-सा दिन था, जिसके किनारे मुश्किल से दिखते थे।',
        'كان يومًا منخفضًا رماديًّا صوفيًّا، لا تكاد تكون له أطراف.',
      ],
      [
        'A small rain was falling, so thin that it had to come down twice to be noticed.',
        'Caía una lluvia menuda, tan fina que tenía que caer dos veces para que se notara.',
        '下着小雨，细得要落两回才有人发觉。',
        'झीनी-सी बारिश हो रही थी, इतनी बारीक कि नज़र आने के लिए उसे दो बार गिरना पड़ता था।',
        'كان ينزل مطر خفيف، رقيق حتّى إنّه يحتاج إلى أن ينزل مرّتين ليُنتبه له.',
      ],
      [
        'The sky had pulled its blanket up to its chin and did not mean to get up.',
        'El cielo se había subido la manta hasta la barbilla y no pensaba levantarse.',
        '天空把毯子拉到下巴底下，不打算起床。',
        'आसमान ने कंबल ठुड्डी तक खींच रखा था और उठने का उसका इरादा न था।',
        'كانت السماء قد سحبت بطّانيتها حتّى ذقنها ولا تنوي النهوض.',
      ],
    ],
    evening: [
      [
        'Towards evening the fog sat down, and the lamps put yellow circles round its feet.',
        'Hacia la tarde la niebla se sentó, y las luces le pusieron círculos amarillos alrededor de los pies.',
        '快到傍晚，雾坐了下来，灯在它脚边铺开一圈圈黄光。',
        'शाम होते-होते कोहरा बैठ गया, और बत्तियों ने उसके पाँवों के चारों ओर पीले घेरे रख दिए।',
        'قبيل المساء جلس الضباب، ورسمت المصابيح دوائر صفراء حول قدميه.',
      ],
      [
        'The grey grew slowly blue, and the blue grew slowly kind.',
        'El gris se fue haciendo azul, y el azul se fue haciendo amable.',
        '灰色慢慢变成蓝色，蓝色慢慢变得温柔。',
        'धूसर धीरे-धीरे नीला हुआ, और नीला धीरे-धीरे दयालु।',
        'صار الرماديّ أزرق على مهل، وصار الأزرق لطيفًا على مهل.',
      ],
      [
        'Drop by drop the eaves finished what they had been saying all day.',
        'Gota a gota los aleros terminaron lo que llevaban diciendo todo el día.',
        '一滴，一滴，屋檐把念叨了一整天的话说完了。',
        'बूँद-बूँद करके छज्जों ने अपनी दिन भर की बात पूरी की।',
        'قطرة قطرة أنهت الأفاريز ما ظلّت تقوله طوال النهار.',
      ],
    ],
  },
};
