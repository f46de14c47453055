import type { Random } from '../../core/random.ts';
import { type Colour, lch, lighten, mix, saturate, turn } from './colour.ts';
import type { Palette, TimeOfDay } from './stage.ts';

export interface Mood {
  /** -1 dark to 1 bright. */
  readonly valence: number;
  /** 0 calm to 1 stirred. */
  readonly arousal: number;
}

interface Shift {
  /** Added to the lightness of the sky and of the distant haze. */
  readonly air: number;
  /** Added to the land's lightness. */
  readonly land: number;
  readonly chroma: number;
  readonly tint: Colour;
  /** The share of the tint in the colour of the horizon. Other colours take a part of this share. */
  readonly share: number;
}

const shifts: Record<TimeOfDay, Shift> = {
  dawn: { air: 0.04, land: 0.02, chroma: 0.92, tint: lch(0.86, 0.08, 30), share: 0.2 },
  day: { air: 0.06, land: 0.05, chroma: 1, tint: lch(0.94, 0.05, 95), share: 0.12 },
  dusk: { air: -0.04, land: -0.02, chroma: 1.06, tint: lch(0.68, 0.15, 38), share: 0.16 },
  night: { air: -0.2, land: -0.1, chroma: 0.9, tint: lch(0.3, 0.08, 275), share: 0.24 },
};

const clampLight = (colour: Colour, by: number): Colour => {
  const moved = lighten(colour, by);
  return { ...moved, l: Math.max(0.08, Math.min(0.975, moved.l)) };
};

/** A kingdom's colours with small random shifts, so that pictures differ. */
function variedPalette(base: Palette, random: Random): Palette {
  const [air, land] = [random.between(-11, 11), random.between(-10, 10)];
  const depth = random.between(-0.025, 0.02);
  const sky = (colour: Colour) => lighten(turn(colour, air), depth);
  const earth = (colour: Colour) => lighten(turn(colour, land), depth * 0.6);
  return {
    ...base,
    top: sky(base.top),
    middle: sky(base.middle),
    horizon: turn(base.horizon, air * 0.6),
    haze: sky(base.haze),
    ground: earth(base.ground),
    growth: turn(base.growth, land * 1.5),
    water: sky(base.water),
    accents: random.shuffle(base.accents),
  };
}

/** A kingdom's colours for a time of day and a mood. */
export function paletteFor(kingdom: Palette, time: TimeOfDay, mood: Mood, random: Random): Palette {
  const base = variedPalette(kingdom, random);
  const { air, land, chroma, tint, share } = shifts[time];
  const bright = 0.035 * mood.valence;
  const vivid = chroma * (1 + 0.1 * mood.valence + 0.1 * (mood.arousal - 0.5));
  const sky = (colour: Colour, part: number) =>
    saturate(clampLight(mix(colour, tint, share * part), air * (0.4 + 0.6 * colour.l) + bright), vivid);
  const earth = (colour: Colour) =>
    saturate(clampLight(mix(colour, tint, share * 0.25), land + bright), vivid);
  return {
    top: sky(base.top, 0.4),
    middle: sky(base.middle, 0.6),
    horizon: sky(base.horizon, 1),
    light: time === 'night' ? mix(base.light, lch(0.9, 0.03, 250), 0.3) : mix(base.light, tint, share * 0.5),
    haze: sky(base.haze, 0.8),
    ground: earth(base.ground),
    deep: earth(base.deep),
    growth: earth(base.growth),
    water: sky(base.water, 0.4),
    glow: saturate(base.glow, vivid),
    accents: base.accents.map((colour) => saturate(clampLight(colour, land + bright), vivid)),
  };
}
