import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  characterLook,
  type Motif,
  motifNames,
  paintScene,
  type Scene,
  sceneSvg,
  thumbnail,
} from '#src/offline/painter/painter.ts';
import { type Chakra, kingdoms } from '#src/practice/kingdoms.ts';
import {
  difference,
  fingerprint,
  leaningHue,
  mean,
  type Seen,
  see,
  structure,
  tonalRange,
} from './measure.ts';

const chakras = kingdoms.map(({ chakra }) => chakra);
const small = { width: 160, height: 160 };
/** Enough for a picture's mean lightness. */
const tiny = { width: 96, height: 96 };
const scene = (over: Partial<Scene> = {}): Scene => ({
  seed: 'a lamp on the water',
  chakra: 1,
  ...small,
  ...over,
});

describe('a picture', () => {
  it('is a WebP of exactly the size that was asked for, upright phases and square primes alike', async () => {
    for (const [width, height] of [
      [1024, 1024],
      [768, 1344],
    ] as const) {
      const { format, ...size } = await sharp(await paintScene(scene({ width, height }))).metadata();
      expect({ format, width: size.width, height: size.height }).toEqual({ format: 'webp', width, height });
    }
  });

  it('has a thumbnail of 256x256 that shows the same picture', async () => {
    const image = await paintScene(scene({ width: 512, height: 512 }));
    const thumb = await thumbnail(image);
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    const other = await paintScene(scene({ seed: 'another', width: 256, height: 256 }));
    const same = difference(await see(thumb), await see(image, 256));
    expect(same).toBeLessThan(4);
    expect(difference(await see(thumb), await see(other, 256))).toBeGreaterThan(same * 3);
  });

  it('is the same to the byte for the same scene, whatever was painted in between', async () => {
    const first = await paintScene(scene({ motifs: ['boat', 'moon'] }));
    await paintScene(scene({ seed: 'in between', chakra: 6 }));
    const second = await paintScene(scene({ motifs: ['boat', 'moon'] }));
    expect(second.equals(first)).toBe(true);
  });

  it('looks the same small and large', async () => {
    for (const chakra of [2, 5] as const) {
      const large = await see(await paintScene(scene({ chakra, width: 480, height: 480 })), 96);
      const little = await see(await paintScene(scene({ chakra, width: 192, height: 192 })), 96);
      expect(difference(large, little)).toBeLessThan(9);
      expect(mean(large.lightness)).toBeCloseTo(mean(little.lightness), 1);
    }
  });

  it('is composed anew when it is upright, neither cut from the square one nor stretched', async () => {
    for (const chakra of [1, 3, 6] as const) {
      const square = await paintScene(scene({ chakra, width: 240, height: 240 }));
      const tall = await see(await paintScene(scene({ chakra, width: 144, height: 252 })));
      const cut = await sharp(square).extract({ left: 51, top: 0, width: 137, height: 240 }).png().toBuffer();
      expect(difference(tall, await see(cut, 144, 252))).toBeGreaterThan(8);
      expect(difference(tall, await see(square, 144, 252))).toBeGreaterThan(8);
    }
  });

  it('refuses a size that is no picture', async () => {
    for (const width of [0, -5, 20.5, Number.NaN, 100_000])
      await expect(paintScene(scene({ width }))).rejects.toThrow(RangeError);
  });
});

describe('the eight kingdoms', () => {
  const seeds = ['ember', 'tide', 'willow', 'stone'];
  const seen = new Map<Chakra, Seen[]>();
  beforeAll(async () => {
    for (const chakra of chakras) {
      const pictures: Seen[] = [];
      for (const seed of seeds) pictures.push(await see(await paintScene(scene({ seed, chakra }))));
      seen.set(chakra, pictures);
    }
  });

  /** What each look says of colour: the hues it leans to, in degrees of OKLCH, and how light it is. */
  const looks: Record<Chakra, { hue: [number, number] | 'all'; lightness: [number, number] }> = {
    1: { hue: [35, 75], lightness: [0.35, 0.66] },
    2: { hue: [10, 65], lightness: [0.6, 0.85] },
    3: { hue: [60, 95], lightness: [0.5, 0.8] },
    4: { hue: [105, 155], lightness: [0.4, 0.68] },
    5: { hue: [215, 262], lightness: [0.4, 0.74] },
    6: { hue: [265, 305], lightness: [0.28, 0.62] },
    7: { hue: [290, 345], lightness: [0.72, 0.95] },
    8: { hue: 'all', lightness: [0.5, 0.85] },
  };

  it.each(kingdoms)('$name is painted in its look: $look', ({ chakra }) => {
    const { hue, lightness } = looks[chakra];
    for (const picture of seen.get(chakra)!) {
      expect(mean(picture.lightness)).toBeGreaterThan(lightness[0]);
      expect(mean(picture.lightness)).toBeLessThan(lightness[1]);
      if (hue === 'all') continue;
      expect(leaningHue(picture)).toBeGreaterThan(hue[0]);
      expect(leaningHue(picture)).toBeLessThan(hue[1]);
    }
  });

  it('lets all colours meet in Poiesis: more hues there than in any other kingdom', () => {
    const hues = (chakra: Chakra) => {
      const shares = seen.get(chakra)!.map((picture) => {
        const bins = new Array<number>(12).fill(0);
        picture.hue.forEach((hue, index) => {
          bins[Math.floor(hue / 30) % 12]! += picture.chroma[index]!;
        });
        const total = bins.reduce((sum, bin) => sum + bin, 0);
        return bins.reduce((sum, bin) => sum - (bin > 0 ? (bin / total) * Math.log(bin / total) : 0), 0);
      });
      return mean(shares);
    };
    for (const chakra of chakras.filter((other) => other !== 8))
      expect(hues(8)).toBeGreaterThan(hues(chakra));
  });

  it('tells every picture’s kingdom from its colours alone', () => {
    const prints = new Map(chakras.map((chakra) => [chakra, seen.get(chakra)!.map(fingerprint)]));
    for (const chakra of chakras)
      prints.get(chakra)!.forEach((print, index) => {
        const distances = chakras.map((candidate) => {
          const others = prints.get(candidate)!.filter((_, at) => candidate !== chakra || at !== index);
          return print.reduce(
            (sum, share, bin) => sum + Math.abs(share - mean(others.map((other) => other[bin]!))),
            0,
          );
        });
        expect(chakras[distances.indexOf(Math.min(...distances))]).toBe(chakra);
      });
  });

  it('gives different seeds clearly different pictures', () => {
    for (const pictures of seen.values())
      for (const [index, picture] of pictures.entries())
        for (const other of pictures.slice(index + 1)) expect(difference(picture, other)).toBeGreaterThan(8);
  });

  const isComposed = (picture: Seen) => {
    const { edges, smoothness } = structure(picture);
    return tonalRange(picture) > 0.26 && edges > 0.08 && edges < 0.5 && smoothness > 0.85;
  };

  it('is composed: from dark to light, with drawing in it, and no noise', async () => {
    for (const pictures of seen.values())
      for (const picture of pictures) expect(isComposed(picture)).toBe(true);

    const circles = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#225"/><stop offset="1" stop-color="#fda"/></linearGradient></defs><rect width="160" height="160" fill="url(#g)"/><circle cx="50" cy="60" r="24" fill="#fff" fill-opacity=".4"/><circle cx="110" cy="100" r="30" fill="#f80" fill-opacity=".3"/></svg>`;
    expect(isComposed(await see(await sharp(Buffer.from(circles)).png().toBuffer()))).toBe(false);
    const noise = Uint8Array.from(
      { length: 160 * 160 * 3 },
      (_, index) => (index * 7919 * (index % 13)) % 256,
    );
    const image = await sharp(noise, { raw: { width: 160, height: 160, channels: 3 } })
      .png()
      .toBuffer();
    expect(isComposed(await see(image))).toBe(false);
  });

  it('shows other hours as other light: night is darker than day in each', async () => {
    for (const chakra of chakras) {
      const day = await see(await paintScene(scene({ chakra, ...tiny, time: 'day' })));
      const night = await see(await paintScene(scene({ chakra, ...tiny, time: 'night' })));
      expect(mean(day.lightness) - mean(night.lightness)).toBeGreaterThan(0.06);
    }
  });

  it('shows a bright mood brighter than a dark one', async () => {
    const bright = await see(await paintScene(scene({ ...tiny, mood: { valence: 1, arousal: 0.5 } })));
    const dark = await see(await paintScene(scene({ ...tiny, mood: { valence: -1, arousal: 0.5 } })));
    expect(mean(bright.lightness)).toBeGreaterThan(mean(dark.lightness) + 0.02);
  });
});

describe('a story’s protagonist', () => {
  it('looks the same in each phase of one story and not the same in every story', () => {
    const looks = Array.from({ length: 40 }, (_, index) => characterLook(`story ${index}`, 4));
    looks.forEach((look, index) => {
      expect(characterLook(`story ${index}`, 4)).toEqual(look);
    });
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBeGreaterThan(15);
    expect(new Set(looks.map(({ kind }) => kind)).size).toBeGreaterThan(3);
  });

  it('shows their colour in every phase', async () => {
    const look = { ...characterLook('the one in red', 5), kind: 'child', accessory: 'scarf' } as const;
    const red = { l: 0.62, c: 0.22, h: 27 };
    const blue = { l: 0.62, c: 0.15, h: 245 };
    const reddish = ({ hue, chroma }: Seen) =>
      hue.filter((angle, index) => (angle < 50 || angle > 350) && chroma[index]! > 0.09).length;
    for (const phase of [1, 2, 3, 4]) {
      const base = scene({
        seed: `story/phase ${phase}`,
        chakra: 5,
        width: 168,
        height: 294,
        moment: phase / 4,
      });
      const paint = async (coat: typeof red) =>
        reddish(await see(await paintScene({ ...base, character: { ...look, coat, wear: coat } })));
      expect((await paint(red)) - (await paint(blue))).toBeGreaterThan(60);
    }
  });

  it('is drawn in the near half of the picture and changes nothing else in it', async () => {
    const base = scene({ seed: 'a still place', chakra: 6, width: 168, height: 294, motifs: ['star'] });
    const look = characterLook('someone', 6);
    const one = await sharp(Buffer.from(sceneSvg({ ...base, character: { ...look, kind: 'fox' } })))
      .png()
      .toBuffer();
    const two = await sharp(Buffer.from(sceneSvg({ ...base, character: { ...look, kind: 'owl' } })))
      .png()
      .toBuffer();
    const [fox, owl] = [await see(one), await see(two)];
    const rows = new Set<number>();
    fox.lightness.forEach((lightness, index) => {
      if (Math.abs(lightness - owl.lightness[index]!) > 0.05) rows.add(Math.floor(index / fox.width));
    });
    expect(rows.size).toBeGreaterThan(20);
    expect(Math.min(...rows)).toBeGreaterThan(fox.height * 0.5);
  });
});

describe('motifs', () => {
  it('are many, and what a scene asks for is what it shows', () => {
    expect(motifNames.length).toBeGreaterThanOrEqual(28);
    const character = characterLook('walker', 1);
    for (const offset of [0, 3]) {
      const pictures = motifNames.map((motif, index) =>
        sceneSvg(scene({ chakra: chakras[(index + offset) % 8]!, character, motifs: [motif] })),
      );
      expect(new Set(pictures).size).toBe(motifNames.length);
    }
  });

  it('are all painted in every kingdom, whatever the company they keep', async () => {
    const companies: Motif[][] = [];
    for (let start = 0; start < motifNames.length; start += 6)
      companies.push(motifNames.slice(start, start + 6));
    for (const chakra of chakras)
      for (const [index, motifs] of companies.entries()) {
        const svg = sceneSvg(scene({ seed: `company ${index}`, chakra, width: 40, height: 40, motifs }));
        await expect(sharp(Buffer.from(svg)).raw().toBuffer()).resolves.toHaveLength(40 * 40 * 4);
      }
  });
});
